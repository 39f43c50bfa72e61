import type { Href } from '@proofsheet/engine/content/schema/text'
import type { Solution } from '../../../../content/types/solution'

/** The page of all solutions. */
export const overview = { label: 'All Solutions', href: '/solution/' }

interface SolutionNavProps {
  solutions: (Solution & { url: Href })[]
  /** The URL of the open page. */
  current: Href
}

/** Links to the overview and to each solution, with the open page marked. */
export function SolutionNav({ solutions, current }: SolutionNavProps) {
  const tabs = [overview, ...solutions.map(({ title, url }) => ({ label: title, href: url }))]
  return (
    <nav aria-label="Solutions" className="wide">
      <ul className="nav flex flex-wrap gap-x-8 lg:grid lg:grid-cols-4 text-note">
        {tabs.map(({ label, href }) => (
          <li key={href}>
            <a
              className="flex items-center min-h-11 text-ink no-underline border-0 border-b-2 border-solid border-rule hover:text-pine hover:border-pine aria-[current=page]:text-pine aria-[current=page]:font-650 aria-[current=page]:border-pine"
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
