import { Body } from '../../../renderer/site/Body'
import { BuiltWith } from '../../../renderer/site/components/enterprise/BuiltWith'
import { SolutionNav } from '../../../renderer/site/components/enterprise/SolutionTabs'
import { InlineMarkdown } from '../../../renderer/site/components/lists/InlineMarkdown'
import type { PageOf } from '../../+data'
import { Figures } from '../../layouts/Figures'
import { Hero } from '../../layouts/Hero'
import { Section } from '../../layouts/Section'

/** A solution below the tabs of all solutions: what it does, where and with what, side by side, then its body. */
export default function SolutionPage({ entity: solution, site, body }: PageOf<'solutions'>) {
  const { url, title, subtitle, description, features, metrics, useCases, technologies, action } = solution
  return (
    <>
      <div className="ground">
        <div className="page pt-4">
          <SolutionNav solutions={site.solutions} current={url} />
        </div>
      </div>
      <Hero
        isOnStage
        title={title}
        lead={subtitle}
        text={<InlineMarkdown text={description} />}
        actions={[action]}
        aside={
          <div className="flex flex-wrap gap-x-12 gap-y-4">
            {metrics.length > 0 && <Figures stats={metrics} />}
            <BuiltWith technologies={technologies} />
          </div>
        }
      />
      <Section id="features" title="What it does, and where" isBeside>
        <div className="grid md:grid-cols-2 gap-x-16 gap-y-8">
          <Column title="What it does" lines={features} />
          <Column id="use-cases" title="Where it is used" lines={useCases} />
        </div>
      </Section>
      <div className="mt-gap">
        <Body body={body} site={site} />
      </div>
    </>
  )
}

/** A titled list of short lines below a rule. */
function Column({ id, title, lines }: { id?: string; title: string; lines: string[] }) {
  return (
    <section aria-label={title} className="border-0 border-t border-solid border-ink pt-3">
      <h3 id={id} className="text-body font-text">
        {title}
      </h3>
      <ul className="nav mt-2 leading-snug text-ink-2">
        {lines.map(line => (
          <li key={line} className="py-2 border-0 border-t border-solid border-rule first:border-0">
            <InlineMarkdown text={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}
