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
      <ul className="nav grid grid-cols-[auto_auto] md:grid-cols-4 gap-x-3 lg:gap-x-8 text-note">
        {tabs.map(({ label, href }) => (
          <li key={href}>
            <a
              className="flex items-center h-full min-h-11 text-ink no-underline border-0 border-b-2 border-solid border-rule hover:text-pine hover:border-pine aria-[current=page]:text-pine aria-[current=page]:font-650 aria-[current=page]:border-pine"
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
