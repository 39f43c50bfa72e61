import type { ReactNode } from 'react'
import type { StrategyFramework } from '../../../../content/types/product-page'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface FrameworksProps {
  /**
   * The frameworks; one that is known by its name has a drawing of its sheet.
   * @example [{ "name": "SWOT", "description": "What helps and what hurts, inside and outside.", "time": "15 min", "questionCount": 26 }]
   */
  items: StrategyFramework[]
}

/** The sheets of frameworks, as lines on 100 by 60, with the blocks that are filled first. */
const sheets: readonly [name: RegExp, sheet: ReactNode][] = [
  [
    /canvas|BMC/i,
    <>
      <path className="fill" d="M40 1h20v38H40zM1 1h20v38H1z" />
      <path d="M1 1h98v58H1zM21 1v38M40 1v38M60 1v38M80 1v38M21 20h19M60 20h20M1 39h98M50 39v20" />
    </>,
  ],
  [
    /SWOT/i,
    <>
      <path className="fill" d="M1 1h49v29H1zM50 30h49v29H50z" />
      <path d="M1 1h98v58H1zM50 1v58M1 30h98" />
    </>,
  ],
  [
    /forces/i,
    <>
      <path className="fill" d="M36 21h28v18H36z" />
      <path d="M36 1h28v14H36zM36 21h28v18H36zM36 45h28v14H36zM1 21h28v18H1zM71 21h28v18H71zM50 15v6M50 39v6M29 30h7M64 30h7" />
    </>,
  ],
]

/** Frameworks side by side: the shape of each sheet, what it finds out, how many questions it asks and how long that takes. */
export function Frameworks({ items }: FrameworksProps) {
  return (
    <ul className="frameworks wide">
      {items.map(({ name, description, time, questionCount }) => (
        <li key={name}>
          <svg viewBox="0 0 100 60" aria-hidden="true">
            {sheets.find(([known]) => known.test(name))?.[1]}
          </svg>
          <h3>
            <InlineMarkdown text={name} />
          </h3>
          <p>
            <InlineMarkdown text={description} />
          </p>
          <p>
            <b>
              <InlineMarkdown text={time} />
            </b>{' '}
            {questionCount} questions
          </p>
        </li>
      ))}
    </ul>
  )
}
