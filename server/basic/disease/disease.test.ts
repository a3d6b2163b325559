import { expect, it } from 'vitest'
import { asVisitor } from '#kernel/testing/call.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { call } from '../../testing/call.ts'

const path = '/api/basic/jbt/diseaseClassify/selDiseaseClassifyList'
const names = (classes: { name: string }[]) => classes.map(({ name }) => name)

it(
  'what ails crops is a tree of crop, kind and name, and any crop’s comes last',
  inRollback(async (db) => {
    const all = await call(db, path, {}, asVisitor)
    const [rice] = all
    expect(rice).toMatchObject({ code: '01', name: '水稻' })
    expect(rice?.children[0]).toMatchObject({ code: '0101', name: '真菌病害' })
    expect(rice?.children[0]?.children[0]).toEqual({ code: '010101', name: '稻瘟病' })
    expect(names(all).at(-1)).toBe('各种作物')
    for (const crop of all)
      for (const kind of crop.children) {
        const told = `${crop.name} ${kind.name}`
        expect(kind.children.length, told).toBeGreaterThan(0)
        expect(new Set(names(kind.children)).size, told).toBe(kind.children.length)
        expect(names(kind.children).join(''), told).toMatch(/^[一-鿿]+$/)
      }
  }),
)

it(
  'of one crop, also of one that shares its class with others, holds its own and any crop’s',
  inRollback(async (db) => {
    const of = async (crop: string) => names(await call(db, path, { crop }, asVisitor))
    expect(await of('水稻')).toEqual(['水稻', '各种作物'])
    expect(await of('甜瓜')).toEqual(['西瓜、甜瓜、哈密瓜', '各种作物'])
    expect(await of('瓜')).toEqual(['各种作物'])
  }),
)

it(
  'every class of the dictionary has its place in the tree',
  inRollback(async (db) => {
    const input = { dictId: 'diseaseClassify' }
    const flat = await call(db, '/api/basic/system/dictItem/selItemListByDictId', input, asVisitor)
    const tree = await call(db, path, {}, asVisitor)
    const walked = tree.flatMap((crop) => [crop, ...crop.children.flatMap((kind) => [kind, ...kind.children])])
    expect(flat.map(({ code }) => code)).toEqual(walked.map(({ code }) => code))
  }),
)
