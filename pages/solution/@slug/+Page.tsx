import { Body } from '../../../renderer/site/Body'
import { SolutionNav } from '../../../renderer/site/components/enterprise/SolutionTabs'
import { Entries } from '../../../renderer/site/components/lists/Entries'
import { InlineMarkdown } from '../../../renderer/site/components/lists/InlineMarkdown'
import type { PageOf } from '../../+data'
import { Hero } from '../../layouts/Hero'

/** A solution below the tabs of all solutions: its body, then what it does, where and with what. */
export default function SolutionPage({ entity: solution, site, body }: PageOf<'solutions'>) {
  const { url, title, subtitle, description, features, useCases, technologies, action } = solution
  return (
    <>
      <div className="ground">
        <div className="page pt-4">
          <SolutionNav solutions={site.solutions} current={url} />
        </div>
      </div>
      <Hero isOnStage title={title} lead={subtitle} actions={[action]} />
      <Body body={body} site={site} />
      <section id="use-cases" aria-labelledby="features" className="page mt-gap" data-reveal="">
        <div className="solution-facts">
          <div>
            <h2 id="features">What it does, and where</h2>
            <p>
              <InlineMarkdown text={description} />
            </p>
            <dl>
              <dt>Where it is used</dt>
              <dd>
                <ul className="nav run">
                  <Entries texts={useCases} />
                </ul>
              </dd>
              <dt>Built with</dt>
              <dd>
                <ul className="nav run">
                  <Entries texts={technologies} />
                </ul>
              </dd>
            </dl>
          </div>
          <ul className="nav" aria-label="You get">
            <Entries texts={features} />
          </ul>
        </div>
      </section>
    </>
  )
}
