import { Body } from '../../../renderer/site/Body'
import { SolutionNav } from '../../../renderer/site/components/enterprise/SolutionTabs'
import { Icon } from '../../../renderer/site/components/icons/Icon'
import { Line } from '../../../renderer/site/components/lists/Line'
import type { PageOf } from '../../+data'
import { Figures } from '../../layouts/Figures'
import { Hero } from '../../layouts/Hero'
import { Section } from '../../layouts/Section'

/** A solution below the tabs of all solutions: features, use cases, technologies, then its body. */
export default function SolutionPage({ entity: solution, site, body }: PageOf<'solutions'>) {
  const { url, title, tab, subtitle, description, icon, features, metrics, useCases, technologies, action } = solution
  return (
    <>
      <div className="page pt-4">
        <SolutionNav solutions={site.solutions} current={url} />
      </div>
      <Hero
        badge={
          <span className="inline-flex items-center gap-3">
            <Icon name={icon} className="flex-none text-ink-3" />
            {tab}
          </span>
        }
        title={title}
        lead={subtitle}
        actions={[action]}
        aside={metrics.length > 0 && <Figures stats={metrics} />}
      />
      <p className="page">
        <span className="block max-w-text">
          <Line text={description} />
        </span>
      </p>
      <Section id="features" title="What it does">
        <ul className="nav grid md:grid-cols-2 gap-x-16">
          {features.map(feature => (
            <li key={feature} className="py-4 border-0 border-t border-solid border-rule">
              <Line text={feature} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="use-cases"
        title="Where it is used"
        aside={
          <div className="text-note">
            <p className="text-ink-3">Built with</p>
            <ul className="nav mt-2 grid gap-1 text-ink-2">
              {technologies.map(technology => (
                <li key={technology}>{technology}</li>
              ))}
            </ul>
          </div>
        }
      >
        <ol className="nav max-w-text border-0 border-t border-solid border-ink">
          {useCases.map(useCase => (
            <li key={useCase} className="py-3 border-0 border-b border-solid border-rule">
              <Line text={useCase} />
            </li>
          ))}
        </ol>
      </Section>
      <div className="mt-gap">
        <Body body={body} site={site} />
      </div>
    </>
  )
}
