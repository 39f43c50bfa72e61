import type { ReactNode } from 'react'
import { type GuidePage, guidePages } from './guide-pages'

interface FrameProps {
  page: GuidePage
  lead: ReactNode
  /** The contents of the page: groups of links to its sections. */
  contents: { title: string; links: [href: string, name: string][] }[]
  children: ReactNode
}

/** A page of the guide: its title, the menu with its contents, and its sections. */
export function Frame({ page, lead, contents, children }: FrameProps) {
  return (
    <main id="main" className="guide">
      <header>
        <h1>{page.title}</h1>
        {lead}
      </header>
      <nav aria-label="Guide">
        <ul className="guide-pages">
          {guidePages.map(({ name, url, title }) => (
            <li key={name}>
              <a href={url} aria-current={name === page.name ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        {contents.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([href, name]) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div>{children}</div>
    </main>
  )
}
