import type { Href } from '@proofsheet/engine/content/schema/text'
import type { Solution } from '../../../../content/types/solution'

/** The page of all solutions. */
export const overview = { label: 'All Solutions', href: '/solution/' }

interface SolutionNavProps {
  solutions: (Solution & { url: Href })[]
  /** The URL of the open page. */
  current: Href
}

/** Links to the overview and to each solution, with the open page marked: in one row, on phones in two of two. */
export function SolutionNav({ solutions, current }: SolutionNavProps) {
  const tabs = [overview, ...solutions.map(({ title, url }) => ({ label: title, href: url }))]
  return (
    <nav aria-label="Solutions" className="wide">
      <ul className="nav grid grid-cols-2 lg:grid-cols-4 gap-x-2 lg:gap-x-6 text-note">
        {tabs.map(({ label, href }) => (
          <li key={href} className="grid">
            <a
              className={`flex items-center min-h-11 no-underline border-0 border-solid ${href === current ? 'text-pine border-b-2 border-pine' : 'text-ink border-b border-rule hover:text-pine'}`}
              href={href}
              aria-current={href === current ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
