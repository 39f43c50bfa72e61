import { Body } from '../../../renderer/site/Body'
import { SolutionNav } from '../../../renderer/site/components/enterprise/SolutionNav'
import type { PageOf } from '../../+data'
import { Hero } from '../../layouts/Hero'

/** A solution below the tabs of all solutions. Its body says what it does, where and with what, each in a form of its own. */
export default function SolutionPage({ entity: solution, site, body }: PageOf<'solutions'>) {
  const { url, slug, title, subtitle, action } = solution
  return (
    <div data-solution={slug}>
      <div className="ground">
        <div className="page pt-4">
          <SolutionNav solutions={site.solutions} current={url} />
        </div>
      </div>
      <Hero isOnStage title={title} lead={subtitle} actions={[action]} />
      <Body body={body} site={site} />
    </div>
  )
}
