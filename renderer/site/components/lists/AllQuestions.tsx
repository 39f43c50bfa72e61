import type { FaqItem } from '../../../../content/types/faq'
import type { Site } from '../../entities'
import { crumbs } from '../../page-info/crumbs'
import { worldOf } from '../../page-info/world'
import { answerAnchors } from '../../rules/element-ids'
import type { World } from '../../worlds'
import { useSite } from '../site-context'
import { FindQuestion } from './FindQuestion'
import { InlineMarkdown } from './InlineMarkdown'

export interface AllQuestionsProps {
  /**
   * The URL of the page that shows its questions itself.
   * @example /faq/
   */
  except: string
  /**
   * The anchor of those questions on the page, to which the subjects lead too.
   * @example a-course-you-bought
   */
  own: string
}

/**
 * Every question that another page answers, with its answer, by whose work it is about: a band for each page of the
 * company, then one that opens for each tool. Answers open below their question, so that nothing beside them moves.
 */
export function AllQuestions({ except, own }: AllQuestionsProps) {
  const site = useSite()
  const asked = [...site.pages, ...site.enterprise]
    .filter(({ url }) => url !== except)
    .flatMap(page => toAsked(page, site))
    .sort((one, other) => other.questions.length - one.questions.length)
  // Pages on one ground are next to each other.
  const worlds = [...new Set(asked.map(({ world }) => world))]
  const pages = worlds.flatMap(world => asked.filter(page => page.world === world))
  const tools = site.products.flatMap(product => toAsked(product, site))
  const courses = site.pages.find(({ url }) => url === except)?.faqs?.length ?? 0
  return (
    <div className="all-questions wide">
      <FindQuestion />
      <nav aria-label="Subjects">
        <ul className="nav">
          {pages.map(page => toLink(page, `about-${page.slug}`, page.questions.length))}
          {tools.slice(0, 1).map(tool => toLink({ ...tool, name: 'Tools' }, `about-${tool.slug}`, countOf(tools)))}
          {courses > 0 && toLink({ slug: own, name: 'Your courses', world: worldOf(except) }, own, courses)}
        </ul>
      </nav>
      {pages.map((page, index) => (
        <section key={page.url} id={`about-${page.slug}`} aria-label={page.name} className={groundOf(page)}>
          <div>
            <h3>{page.name}</h3>
            <PageLink {...page} />
          </div>
          <Questions {...page} isFirstOpen={index === 0} />
        </section>
      ))}
      {tools.map(tool => (
        <details key={tool.url} className={`${groundOf(tool)} of-tool`}>
          <summary>
            <h3>{tool.name}</h3>
            <span aria-hidden="true" className="no-print">
              {tool.questions.map(({ question }) => (
                <span key={question}>{question}</span>
              ))}
            </span>
          </summary>
          <section id={`about-${tool.slug}`} aria-label={tool.name}>
            <PageLink {...tool} />
            <Questions {...tool} />
          </section>
        </details>
      ))}
    </div>
  )
}

const groundOf = ({ world = 'draftemail' }: { world?: World | undefined }) => `ground world-${world}`
const countOf = (pages: Asked[]) => pages.reduce((sum, { questions }) => sum + questions.length, 0)

/** The way to questions, with their number. */
const toLink = (page: { slug: string; name: string; world?: World | undefined }, anchor: string, count: number) => (
  <li key={page.slug} className={groundOf(page)}>
    <a href={`#${anchor}`}>
      {page.name} <span>{count}</span>
    </a>
  </li>
)

/** A page with questions of its own. */
interface Asked {
  name: string
  /** The content of the page, in a few words. */
  about: string
  slug: string
  url: string
  world: World
  questions: FaqItem[]
}

/** An entity with its questions; none where it has no questions. Pages on paper have the ground of the home page. */
function toAsked(
  entity: Pick<Asked, 'url' | 'slug'> & {
    name?: string
    breadcrumb?: string
    tagline?: string
    metadata: { title: string }
    faqs?: FaqItem[]
  },
  site: Site,
): Asked[] {
  const { url, slug, metadata, tagline: about = metadata.title, faqs = [] } = entity
  if (faqs.length === 0) return []
  const name = entity.name ?? crumbs(url, { [url]: entity.breadcrumb }, site).at(-1)?.name ?? url
  return [{ name, about, slug, url, world: worldOf(url) ?? 'draftemail', questions: faqs }]
}

/** The way to the page that the questions are about. */
const PageLink = ({ about, url }: Asked) => (
  <p>
    <a href={url}>{about}</a>
  </p>
)

/** The questions of a page. Browsers open an answer that the URL names, as its anchor is within the disclosure. */
function Questions({ slug, questions, isFirstOpen = false }: Asked & { isFirstOpen?: boolean }) {
  const anchors = answerAnchors(
    slug,
    questions.map(({ question }) => question),
  )
  return (
    <ul className="nav">
      {questions.map(({ question, answer }, index) => (
        <li key={question}>
          <details open={isFirstOpen && index === 0}>
            <summary>{question}</summary>
            <section id={anchors[index]} className="sheet">
              <p>
                <InlineMarkdown text={answer} />
              </p>
              <p className="no-print">
                <a href={`#${anchors[index]}`}>Link to this answer</a>
              </p>
            </section>
          </details>
        </li>
      ))}
    </ul>
  )
}
