import { availableParallelism, loadavg } from 'node:os'
import { median, type Row } from '../report.ts'
import type { Peer } from './peers.ts'
import { total, type Visit } from './visit.ts'

/** Of each page what was seen each time. */
interface Visits {
  floor: Visit[]
  floorReads: Visit[]
  least: Visit[]
  lite: Visit[]
  react: Visit[]
  headLite: Visit[]
  headReact: Visit[]
  drawn?: Visit[]
}

interface Sizes extends Pick<Visits, 'lite' | 'react'> {
  core: number
  wrapper: number
  tags: readonly string[]
  /** Each further tag beside the first, and all of them on one page. */
  further: readonly Visit[]
  together: Visit
  /** The same where the page says that somebody is signed in: the first tag alone, and each further one beside it. */
  member: Visit
  furtherForMembers: readonly Visit[]
}

const isKit = (url: string) => url.includes('/kit/1/')
const kitScripts = ({ scripts }: Visit) => new Map([...scripts].filter(([url]) => isKit(url)))

/** What a page loaded of the kit, without those files that another has loaded already, or that a test names. */
const kitSize = (visit: Visit, without: (url: string) => boolean = () => false) =>
  total([...kitScripts(visit)].filter(([url]) => !without(url)).map(([, size]) => size))

const kb = (bytes: number) => `${(bytes / 1000).toFixed(2)} KB`
const size = (what: string, bytes: number, limit: number): Row => ({
  what,
  value: kb(bytes),
  goal: `≤ ${limit / 1000} KB`,
  met: bytes <= limit,
})

/** What Chromium asked the kit for, and got: nothing is left out because nobody listed it. */
export const sizeRows = ({ lite, react, core, wrapper, tags, further, together, ...members }: Sizes): Row[] => {
  const first = lite[0]!
  const addedTo = (page: Visit) => (visit: Visit) => kitSize(visit, (url) => page.scripts.has(url))
  const added = further.map(addedTo(first))
  const addedForMembers = members.furtherForMembers.map(addedTo(members.member))
  const largest = Math.max(...added)
  return [
    size('core', core, 2500),
    size('wrapper, with what it alone needs', wrapper, 1100),
    size('a page of wotu-goods-card, lite', kitSize(first), 14_000),
    size('the same, React', kitSize(react[0]!), 75_000),
    size(
      'the same, with the host’s React',
      kitSize(react[0]!, (url) => url.includes('/chunks/draw-')),
      7000,
    ),
    size('a further tag, median', median(added), 3000),
    size(`the largest: wotu-${tags[added.indexOf(largest) + 1]}`, largest, 8000),
    size(`all ${tags.length} tags on one page, lite`, kitSize(together), 14_000 + 3000 * (tags.length - 1)),
    { what: 'a further tag where somebody is signed in, median', value: kb(median(addedForMembers)) },
    { what: 'the largest of these', value: kb(Math.max(...addedForMembers)) },
  ]
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const of = (visits: readonly Visit[], what: 'painted' | 'content' | 'interactive' | 'blocking') =>
  median(visits.map((visit) => visit[what]))
const most = (visits: readonly Visit[]) => Math.max(...visits.map(({ shift }) => shift))
const atMostZero = (what: string, value: number): Row => ({
  what,
  value: String(Math.round(value * 1000) / 1000),
  goal: '0',
  met: value === 0,
})

/** @param others pages on which nothing may shift or be refused either */
export const timeRows = (visits: Visits, others: readonly Visit[]): Row[] => {
  const { floor, floorReads, least, lite, react, headLite, headReact, drawn } = visits
  const base = of(floor, 'interactive')
  const ofBase = (ms: number) => `${seconds(ms)} = ${(ms / base).toFixed(2)} ×`
  const ratio = (what: string, ms: number, goal: number): Row => ({
    what,
    value: ofBase(ms),
    goal: `≤ ${goal} ×`,
    met: ms <= goal * base,
  })
  const busy = loadavg()[0]! / availableParallelism()
  const ours = [...lite, ...react, ...headLite, ...headReact, ...(drawn ?? []), ...others]
  const blocking = (what: string, ms: number): Row => ({
    what,
    value: `${ms.toFixed(0)} ms`,
    goal: '≤ 50 ms',
    met: ms <= 50,
  })
  return [
    { what: 'the React floor, its goods in the page: interactive', value: seconds(base) },
    { what: 'the React floor that reads its goods: interactive', value: ofBase(of(floorReads, 'interactive')) },
    { what: 'half a kilobyte of script that reads nothing: interactive', value: ofBase(of(least, 'interactive')) },
    ratio('lite, by one script: interactive', of(lite, 'interactive'), 0.6),
    ratio('lite, by the pinned head: interactive', of(headLite, 'interactive'), 0.6),
    ratio('React, by one script: interactive', of(react, 'interactive'), 1),
    ratio('React, by the pinned head: interactive', of(headReact, 'interactive'), 1),
    drawn
      ? ratio('drawn by the server: content painted', of(drawn, 'content'), 0.5)
      : { what: 'drawn by the server: content painted', value: 'not there', goal: '≤ 0.5 ×', met: false },
    ...(drawn ? [{ what: 'drawn by the server: interactive', value: seconds(of(drawn, 'interactive')) }] : []),
    atMostZero(
      'layout shift, the most by the pinned head or drawn',
      most([...headLite, ...headReact, ...(drawn ?? [])]),
    ),
    atMostZero('layout shift, the most of any page by one script', most([...lite, ...react, ...others])),
    atMostZero('violations of the page’s policy, all pages of ours', total(ours.map((one) => one.violations.length))),
    blocking('blocking time, lite, by one script', of(lite, 'blocking')),
    blocking('blocking time, lite, by the pinned head', of(headLite, 'blocking')),
    // Medians forgive a busy moment, not a busy machine.
    { what: 'load of this machine meanwhile, a processor (trust ≤ 1 ×)', value: `${busy.toFixed(1)} ×` },
  ]
}

/** What they load, when their tag is there, and how often they break `style-src 'self'`; none of it has a goal. */
export const peerRows = (peers: readonly Peer[], visits: Record<string, Visit[]>): Row[] =>
  peers.map(({ name, version, note, wanted }) => {
    const own = visits[name]!
    const violations = median(own.map((one) => one.violations.length))
    return {
      what: `${name} ${version}, ${wanted.tag} (${note})`,
      value: `${kb(total(own[0]!.scripts.values()))}, ${seconds(of(own, 'interactive'))}, ${violations} violations`,
    }
  })
