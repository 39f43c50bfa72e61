import type { ReactNode } from 'react'

/** A thing that a company has already, or has not, and its effect on a step of a project. */
export interface PlanNeed {
  /**
   * The thing that a company may have.
   * @example A list of last year’s cases
   */
  title: string
  /**
   * The next thing done with it.
   * @example Your cases become the test.
   */
  has: string
  /**
   * The effect of its lack.
   * @example The cases are collected first.
   */
  lacks: string
}

/** How much is built, and its time. */
export interface PlanSize {
  /**
   * Its name.
   * @example L2 alone
   */
  title: string
  /**
   * How long it takes.
   * @example 3–6 weeks
   */
  weeks: string
  /**
   * What that time covers.
   * @example A knowledge base and nothing else.
   */
  text?: string
  /**
   * The name by which the link to the contact page chooses it there; one of the settings' topics.
   * @example integration
   */
  about: string
}

/** A project to plan: what is there already, and how much is built. */
export interface Plan {
  /**
   * What a project needs from its customer.
   * @minItems 1
   * @maxItems 4
   * @example [{ "title": "Real cases", "has": "They become the test.", "lacks": "They are collected first." }]
   */
  needs: PlanNeed[]
  /**
   * How much can be built, the first one chosen.
   * @minItems 1
   * @example [{ "title": "L2 alone", "weeks": "3–6 weeks", "text": "A knowledge base.", "about": "integration" }]
   */
  sizes: PlanSize[]
}

interface PlannerProps extends Plan {
  /** The bar of a time, on the scale of all. */
  barOf: (weeks: string) => ReactNode
}

/**
 * Boxes for what is there already, counted by style sheets, each with its effect on a step, and a choice of how much is
 * built, with its time. Both go with the visitor to the form of the contact page.
 */
export function Planner({ needs, sizes, barOf }: PlannerProps) {
  return (
    <form className="planner sheet" action="/contactUs/">
      <fieldset>
        <legend>You have already</legend>
        {needs.map(({ title, has, lacks }) => (
          <div key={title}>
            <label>
              <input type="checkbox" name="task" value={`We have: ${title}`} /> {title}
            </label>
            <p className="need">
              <span>✓ {has}</span>
              <em>{lacks}</em>
            </p>
          </div>
        ))}
        <p className="planner-sum">in hand</p>
      </fieldset>
      <fieldset>
        <legend>You want</legend>
        <ul className="nav">
          {sizes.map(({ title, weeks, text, about }, index) => (
            <li key={title}>
              <label>
                <input type="radio" name="about" value={about} defaultChecked={index === 0} /> {title}
              </label>
              <div>
                <p>
                  <b>{weeks}</b>
                </p>
                {barOf(weeks)}
                {text && <p>{text}</p>}
                <p>
                  <button type="submit" className="btn">
                    Write to us about it
                  </button>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </fieldset>
    </form>
  )
}
