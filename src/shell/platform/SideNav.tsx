import { useEffect, useRef } from 'react'
import { mayOpen, type PageRoute, type Section, type Standing } from '#core/page/route.ts'
import { useStanding } from '#screens/states/useStanding.ts'
import { Button } from '#ui/control/Button.tsx'
import { ChevronDownIcon } from '#ui/icons/ChevronDown.ts'
import * as css from './SideNav.css.ts'
import { isHere, useHref } from './useHere.ts'

/** The section's pages that name a heading and that they may open, under it, in the order of its table. */
const groupsOf = (section: Section, standing: Standing | undefined) => {
  const groups = new Map<string, PageRoute[]>()
  for (const route of section.routes)
    if ('nav' in route && route.nav && (!standing || mayOpen(route, standing)))
      groups.set(route.nav, [...(groups.get(route.nav) ?? []), route])
  return [...groups]
}

/** The pages of a section, beside its page; a sheet on phones. Nothing where no page names a heading. */
export const SideNav = ({ section }: { section: Section }) => {
  const sheet = useRef<HTMLElement>(null)
  const href = useHref()
  useEffect(() => sheet.current?.hidePopover?.(), [href])
  const { pathname } = new URL(href)
  const standing = useStanding()
  const groups = groupsOf(section, standing === 'asked' ? undefined : standing)
  if (standing === 'asked' || !groups.length) return null
  // A listed page may lie beneath another one: the nearest is the one.
  const current = groups
    .flatMap(([, pages]) => pages.map(({ path }) => hrefOf(path)))
    .filter((page) => isHere(pathname, page))
    .sort((a, b) => b.length - a.length)[0]

  return (
    <>
      <div className={css.opener}>
        <Button wide popoverTarget="section-pages">
          {section.title}
          <ChevronDownIcon size={16} />
        </Button>
      </div>
      <nav ref={sheet} id="section-pages" className={css.nav} aria-label={section.title} popover="auto">
        <p className={css.title}>{section.title}</p>
        {groups.map(([heading, pages]) => (
          <div key={heading} className={css.group}>
            <p className={css.heading}>{heading}</p>
            {pages.map(({ path, title }) => (
              <a
                key={path}
                className={css.item}
                href={hrefOf(path)}
                aria-current={hrefOf(path) === current ? 'page' : undefined}
              >
                {title}
              </a>
            ))}
          </div>
        ))}
      </nav>
    </>
  )
}

/** A listed page is reached without its optional parameters. */
const hrefOf = (path: string) => path.replace(/\/:.*$/, '')
