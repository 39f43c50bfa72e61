import type { FaqItem } from '../../../../content/types/faq'
import type { Site } from '../../entities'
import { crumbs } from '../../page-info/crumbs'
import { worldOf } from '../../page-info/world'
import { questionAnchors } from '../../rules/element-ids'
import type { World } from '../../worlds'
import { useSite } from '../site-context'

export interface AllQuestionsProps {
  /**
   * The URL of the page that shows its questions itself.
   * @example /faq/
   */
  except: string
}

/** Every question that another page answers, as a link to the answer, by whose work it is about: the company's, then each tool’s. */
export function AllQuestions({ except }: AllQuestionsProps) {
  const site = useSite()
  const asked = [...site.pages, ...site.enterprise]
    .filter(({ url }) => url !== except)
    .flatMap(page => toAsked(page, site))
  const subjects = [...new Set(asked.map(({ world }) => world))]
    .map(world => ({ world, pages: asked.filter(page => page.world === world) }))
    .sort((one, other) => countOf(other.pages) - countOf(one.pages))
  const tools = site.products.flatMap(product => toAsked(product, site))
  return (
    <div className="all-questions wide">
      {subjects.map(subject => (
        <Subject key={subject.world} {...subject} />
      ))}
      {tools.map(tool => (
        <Subject key={tool.url} world={tool.world} pages={[tool]} isTool />
      ))}
    </div>
  )
}

/** A page with questions of its own. */
interface Asked {
  name: string
  url: string
  world: World
  questions: string[]
}

/** An entity with its questions; none where it has no questions. Pages on paper have the ground of the home page. */
function toAsked(entity: { url: string; name?: string; breadcrumb?: string; faqs?: FaqItem[] }, site: Site): Asked[] {
  const { url, faqs = [] } = entity
  if (faqs.length === 0) return []
  const name = entity.name ?? crumbs(url, { [url]: entity.breadcrumb }, site).at(-1)?.name ?? url
  return [{ name, url, world: worldOf(url) ?? 'draftemail', questions: faqs.map(({ question }) => question) }]
}

const countOf = (pages: Asked[]) => pages.reduce((sum, { questions }) => sum + questions.length, 0)

/** The questions of one ground, by page. */
function Subject({ world, pages, isTool }: { world: World; pages: Asked[]; isTool?: boolean }) {
  return (
    <div className={`ground world-${world}${isTool ? ' of-tool' : ''}`}>
      {pages.map(({ name, url, questions }) => (
        <section key={url} aria-label={name}>
          <h3>
            <a href={url}>{name}</a>
          </h3>
          <ul className="nav">
            {withAnchors(questions).map(({ question, anchor }) => (
              <li key={anchor}>
                <a href={`${url}#${anchor}`}>{question}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function withAnchors(questions: string[]) {
  const anchors = questionAnchors(questions)
  return questions.map((question, index) => ({ question, anchor: anchors[index] }))
}
