import type { Entity } from '@proofsheet/engine/content/entity'
import type { TrainingProgram } from '../../../../content/types/training'
import { ActionLink } from '../ActionLink'
import { Icon } from '../icons/Icon'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { useSite } from '../site-context'
import { programFacts } from './program-facts'

/** The training programs as printed sheets on the ground of training, one for each role; topics open on a click. */
export function ProgramList() {
  return (
    <div data-reveal="" className="programs ground wide">
      {useSite().training.map(program => (
        <Program key={program.url} program={program} />
      ))}
    </div>
  )
}

function Program({ program }: { program: Entity<TrainingProgram> }) {
  const { slug, url, icon, title, subtitle, tagline, audience, curriculumHighlights, learningOutcomes } = program
  const facts = programFacts(program).filter(({ term }) => /^(Length|Format)$/.test(term))
  return (
    <article className="sheet">
      <p className="program-line">
        <Icon name={icon} />
        {tagline}
      </p>
      <h3>
        <a href={url}>{title}</a>
      </h3>
      <p>{subtitle}</p>
      <dl>
        <div>
          <dt>For</dt>
          <dd>
            <InlineMarkdown text={audience} />
          </dd>
        </div>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <InlineMarkdown text={detail} />
            </dd>
          </div>
        ))}
      </dl>
      <details>
        <summary className="text-link">
          Topics and outcomes<span className="visually-hidden"> of {title}</span>
        </summary>
        <Column title="What is taught" items={curriculumHighlights} />
        <Column title="What people can do afterward" items={learningOutcomes} />
      </details>
      <p className="program-action">
        <ActionLink
          action={{ label: 'Enroll Now', href: `/contactUs/?about=${slug}` }}
          look="btn-quiet"
          about={`in ${title}`}
        />
      </p>
    </article>
  )
}

function Column({ title, items }: { title: string; items: string[] }) {
  return (
    <div className="mt-3">
      <p className="text-note text-ink-3">{title}</p>
      <ul className="nav mt-1 grid gap-1.5 leading-snug">
        {items.map(item => (
          <li key={item}>
            <InlineMarkdown text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
