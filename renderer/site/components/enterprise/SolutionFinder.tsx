import { useSite } from '../site-context'
import { overview, SolutionNav } from './SolutionNav'

/** A task from daily work, and the solution for it. */
export interface SolutionTask {
  /**
   * The task in a few words.
   * @example Visitors guided in their language
   */
  text: string
  /**
   * The file name of the solution, without its ending.
   * @example gen-ai-solutions
   */
  solution: string
}

/** The tasks of an industry. */
export interface Industry {
  /**
   * Its name.
   * @example Manufacturing
   */
  title: string
  /**
   * Its tasks.
   * @minItems 1
   * @example [{ "text": "Visitors guided in their language", "solution": "gen-ai-solutions" }]
   */
  tasks: SolutionTask[]
}

/** The kind of work that a solution is for. */
export interface SolutionKind {
  /**
   * The file name of the solution, without its ending.
   * @example gen-ai-solutions
   */
  solution: string
  /**
   * Its category.
   * @example Generative AI
   */
  category: string
  /**
   * What the work mostly is.
   * @example Saying the same thing in another language
   */
  work: string
}

export interface SolutionFinderProps {
  /**
   * The kinds of work, one for each solution.
   * @example [{ "solution": "gen-ai-solutions", "category": "Generative AI", "work": "Saying the same thing in another language" }]
   */
  kinds: SolutionKind[]
  /**
   * The tasks to choose from, by industry.
   * @example [{ "title": "Manufacturing", "tasks": [{ "text": "Shift handover", "solution": "gen-ai-solutions" }] }]
   */
  industries: Industry[]
}

/**
 * Tasks by industry of which a visitor chooses the nearest, without script: the solution for it, why, and the ways to its page
 * and to a letter about it; before that, the kinds of work and their solutions. Below them are the tabs of the solutions.
 */
export function SolutionFinder({ kinds, industries }: SolutionFinderProps) {
  const { solutions } = useSite()
  const found = kinds.map(kind => {
    const page = solutions.find(({ slug }) => slug === kind.solution)
    if (!page) throw new Error(`content/pages/solution.mdx: there is no solution "${kind.solution}".`)
    const { title, url, subtitle } = page
    return { ...kind, title, url, subtitle }
  })
  return (
    <div className="wide">
      <div className="solution-finder">
        <fieldset>
          <legend>Choose the task that is nearest to yours.</legend>
          {industries.map(({ title, tasks }) => (
            <ul key={title} className="nav" aria-label={title}>
              {tasks.map(({ text, solution }) => (
                <li key={text}>
                  <label>
                    <input type="radio" name="task" value={solution} />
                    <span>{text}</span>
                  </label>
                </li>
              ))}
            </ul>
          ))}
        </fieldset>
        <div className="sheet no-print">
          {found.map(({ solution, work, title, url }) => (
            <p key={solution}>
              {work}: <a href={url}>{title}</a>
            </p>
          ))}
        </div>
        {found.map(({ solution, category, work, title, url, subtitle }) => (
          <section key={solution} className="sheet" aria-label={title} data-solution={solution}>
            <p>{work}:</p>
            <p>
              <b>{title}</b>
            </p>
            <p>
              {subtitle}. {category}.
            </p>
            <p className="actions">
              <a className="btn" href={url}>
                See a worked case
              </a>
              <a className="text-link" href={`/contactUs/?about=${solution}`}>
                Ask about it
              </a>
            </p>
          </section>
        ))}
      </div>
      <SolutionNav solutions={solutions} current={overview.href} />
    </div>
  )
}
