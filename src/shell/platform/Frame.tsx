import type { ReactNode } from 'react'
import type { ProjectConfig } from '#core/page/config.ts'
import type { Section } from '#core/page/route.ts'
import { base } from '#ui/tokens/base.css.ts'
import { cx } from '#ui/tokens/cx.ts'
import * as css from './Frame.css.ts'
import { footerNav } from './menu.ts'
import { SideNav } from './SideNav.tsx'
import { TabBar } from './TabBar.tsx'
import { TopBar } from './TopBar.tsx'

interface Props {
  config: ProjectConfig
  /** Of the page on show. */
  section: Section | undefined
  loading: boolean
  children: ReactNode
}

/** What stands around every page. */
export const Frame = ({ config, section, loading, children }: Props) => (
  <div className={cx(base, css.frame)}>
    <a className={css.skip} href="#main" onClick={skipToMain}>
      跳到主要内容
    </a>
    {loading && <div className={css.progress} role="progressbar" aria-label="正在打开页面" />}
    <TopBar config={config} />
    <div className={css.body}>
      {section && <SideNav key={section.name} section={section} />}
      {children}
    </div>
    <footer className={css.footer}>
      <nav className={css.footerLinks} aria-label="关于">
        {footerNav.map(({ href, title }) => (
          <a key={href} href={href}>
            {title}
          </a>
        ))}
      </nav>
      <span>{config.platformName}</span>
    </footer>
    <TabBar />
  </div>
)

/** A hash in the address would be a marker, which the router takes away. */
const skipToMain = (event: { preventDefault: () => void }) => {
  event.preventDefault()
  const main = document.getElementById('main')
  if (!main) return
  main.tabIndex = -1
  main.focus()
}
