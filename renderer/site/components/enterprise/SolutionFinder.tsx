import { InlineMarkdown } from '../lists/InlineMarkdown'
import { useSite } from '../site-context'
import { overview, SolutionNav } from './SolutionNav'

/** A task from daily work, the solution for it, and a sample: what comes in, what comes out and what it is checked by. */
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
  /**
   * A question or a sentence that comes in, invented.
   * @example Hier entlang, bitte.
   */
  given: string
  /**
   * Its language, where it isn’t that of the site.
   * @example de
   */
  givenIn?: string
  /**
   * The answer or the sentence that comes out.
   * @example This way, please.
   */
  result: string
  /**
   * Its language, where it isn’t that of the site.
   * @example es
   */
  resultIn?: string
  /**
   * By what a reader checks it, in one sentence.
   * @markdown
   * @example Check it in your glossary.
   */
  check: string
}

/** The tasks of an industry. */
export interface Industry {
  /**
   * Its name.
   * @example Manufacturing
   */
  title: string
  /**
   * Its tasks: three, so that the columns are equally tall.
   * @minItems 1
   * @example [{ "text": "Visitors guided in their language", "solution": "gen-ai-solutions", "given": "Hier entlang, bitte.", "givenIn": "de", "result": "This way, please.", "check": "Check it in your glossary." }]
   */
  tasks: SolutionTask[]
}

export interface SolutionFinderProps {
  /**
   * The tasks to choose from, by industry: four.
   * @example [{ "title": "Manufacturing", "tasks": [{ "text": "Shift handover", "solution": "gen-ai-solutions", "given": "Presse 3 steht.", "givenIn": "de", "result": "Press 3 is down.", "check": "Check it in your glossary." }] }]
   */
  industries: Industry[]
}

/**
 * Two questions, one after the other and without script: the industry, then which of its tasks is nearest. The answer is a
 * sample, the solution for it, and the ways to its page and to a letter about it. One of each is chosen already. Below them
 * are the tabs of the solutions.
 */
export function SolutionFinder({ industries }: SolutionFinderProps) {
  const { solutions } = useSite()
  return (
    <div className="wide">
      <fieldset className="solution-finder">
        <legend>Your industry</legend>
        {industries.map((industry, index) => (
          <Tasks key={industry.title} {...industry} isFirst={index === 0} />
        ))}
      </fieldset>
      <SolutionNav solutions={solutions} current={overview.href} />
    </div>
  )
}

function Tasks({ title, tasks, isFirst }: Industry & { isFirst: boolean }) {
  return (
    <div>
      <label>
        <input type="radio" name="industry" className="visually-hidden" defaultChecked={isFirst} />
        <span>{title}</span>
      </label>
      <ul className="nav" aria-label={`Your task in ${title}`}>
        {tasks.map((task, index) => (
          <li key={task.text}>
            <label>
              <input type="radio" name={title} defaultChecked={index === 0} />
              <span>{task.text}</span>
            </label>
            <Sample {...task} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Sample({ solution, given, givenIn, result, resultIn, check }: SolutionTask) {
  const page = useSite().solutions.find(({ slug }) => slug === solution)
  if (!page) throw new Error(`content/pages/solution.mdx: there is no solution "${solution}".`)
  return (
    <div className="sheet">
      <p>A sample</p>
      <q lang={givenIn}>{given}</q>
      <b lang={resultIn}>{result}</b>
      <p>
        <InlineMarkdown text={check} />
      </p>
      <p className="actions">
        <a className="btn" href={page.url}>
          {page.title}
        </a>
        <a className="text-link" href={`/contactUs/?about=${solution}`}>
          Ask about it
        </a>
      </p>
    </div>
  )
}
