import { site as settings } from '../../../content/site'
import { Body } from '../../../renderer/site/Body'
import { SolutionNav } from '../../../renderer/site/components/enterprise/SolutionTabs'
import { Entries } from '../../../renderer/site/components/lists/Entries'
import { InlineMarkdown } from '../../../renderer/site/components/lists/InlineMarkdown'
import type { PageOf } from '../../+data'
import { Hero } from '../../layouts/Hero'

/**
 * A solution below the tabs of all solutions: its body, then what it does, where and with what. Its kind of medium decides
 * how the first screen is laid out.
 */
export default function SolutionPage({ entity: solution, site, body }: PageOf<'solutions'>) {
  const { url, slug, title, subtitle, description, features, useCases, technologies, action } = solution
  return (
    <div data-solution={slug}>
      <div className="ground">
        <div className="page pt-4">
          <SolutionNav solutions={site.solutions} current={url} />
        </div>
      </div>
      <Hero isOnStage badge={settings.breadcrumbs[slug]} title={title} lead={subtitle} actions={[action]} />
      <Body body={body} site={site} />
      <section id="use-cases" aria-labelledby="features" className="page mt-gap" data-reveal="">
        <div className="solution-facts">
          <div>
            <h2 id="features">What it does, and where</h2>
            <p>
              <InlineMarkdown text={description} />
            </p>
          </div>
          <ul className="nav" aria-label="You get">
            <Entries texts={features} />
          </ul>
          <dl>
            <div>
              <dt>Where it is used</dt>
              <dd>
                <ul className="nav">
                  <Entries texts={useCases} />
                </ul>
              </dd>
            </div>
            <div>
              <dt>Built with</dt>
              <dd>
                <ul className="nav">
                  <Entries texts={technologies} />
                </ul>
              </dd>
            </div>
          </dl>
        </div>
      </section>
    </div>
  )
}
