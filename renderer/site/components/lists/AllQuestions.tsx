import type { FaqItem } from '../../../../content/types/faq'
import type { Site } from '../../entities'
import { crumbs } from '../../page-info/crumbs'
import { worldOf } from '../../page-info/world'
import type { World } from '../../worlds'
import { useSite } from '../site-context'
import { InlineMarkdown } from './InlineMarkdown'

export interface AllQuestionsProps {
  /**
   * The URL of the page that shows its questions itself.
   * @example /faq/
   */
  except: string
}

/**
 * Every question that another page answers, with its answer, by whose work it is about: the company's, then each tool’s.
 */
export function AllQuestions({ except }: AllQuestionsProps) {
  const site = useSite()
  const asked = [...site.pages, ...site.enterprise]
    .filter(({ url }) => url !== except)
    .flatMap(page => toAsked(page, site))
  const subjects = [...new Set(asked.map(({ world }) => world))]
    .map(world => ({ world, pages: asked.filter(page => page.world === world) }))
    .sort((one, other) => countOf(other.pages) - countOf(one.pages))
  // Those with the most questions first, so that the tiles of a row are equally full.
  const tools = site.products
    .flatMap(product => toAsked(product, site))
    .sort((one, other) => other.questions.length - one.questions.length)
  return (
    <div className="all-questions wide">
      <nav aria-label="Subjects">
        <ul className="nav">
          {subjects.flatMap(({ pages }) => pages).map(toLink)}
          {tools.slice(0, 1).map(tool => toLink({ ...tool, name: 'Tools' }))}
        </ul>
      </nav>
      {subjects.map(subject => (
        <Subject key={subject.world} {...subject} />
      ))}
      {tools.map(tool => (
        <Subject key={tool.url} world={tool.world} pages={[tool]} isTool />
      ))}
    </div>
  )
}

/** The way to the questions of a page, where they are a screen or more further down. */
const toLink = ({ name, slug, world }: Asked) => (
  <li key={slug} className={`ground world-${world}`}>
    <a href={`#about-${slug}`}>{name}</a>
  </li>
)

/** A page with questions of its own. */
interface Asked {
  name: string
  slug: string
  url: string
  world: World
  questions: FaqItem[]
}

/** An entity with its questions; none where it has no questions. Pages on paper have the ground of the home page. */
function toAsked(
  entity: { url: string; slug: string; name?: string; breadcrumb?: string; faqs?: FaqItem[] },
  site: Site,
): Asked[] {
  const { url, slug, faqs = [] } = entity
  if (faqs.length === 0) return []
  const name = entity.name ?? crumbs(url, { [url]: entity.breadcrumb }, site).at(-1)?.name ?? url
  return [{ name, slug, url, world: worldOf(url) ?? 'draftemail', questions: faqs }]
}

const countOf = (pages: Asked[]) => pages.reduce((sum, { questions }) => sum + questions.length, 0)

/** The questions of one ground, by page. */
function Subject({ world, pages, isTool }: { world: World; pages: Asked[]; isTool?: boolean }) {
  return (
    <div className={`ground world-${world}${isTool ? ' of-tool' : ''}`}>
      {pages.map(({ name, slug, url, questions }) => (
        <section key={url} id={`about-${slug}`} aria-label={name}>
          <h3>
            <a href={url}>{name}</a>
          </h3>
          <ul className="nav">
            {questions.map(({ question, answer }) => (
              <li key={question}>
                <details>
                  <summary>{question}</summary>
                  <p>
                    <InlineMarkdown text={answer} />
                  </p>
                </details>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
