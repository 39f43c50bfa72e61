import { Body } from '../../../renderer/site/Body'
import { Icon } from '../../../renderer/site/components/icons/Icon'
import { Line } from '../../../renderer/site/components/lists/Line'
import type { PageOf } from '../../+data'
import { Hero } from '../../layouts/Hero'
import { Section } from '../../layouts/Section'

const actions = [
  { label: 'Enroll Now', href: '/contactUs/' },
  { label: 'See all programs', href: '/training/' },
]

/** A training program: audience, curriculum, outcomes, then its body. */
export default function TrainingProgramPage({ entity: program, site, body }: PageOf<'training'>) {
  const { title, subtitle, tagline, color, icon, audience, description, curriculumHighlights, learningOutcomes } =
    program
  return (
    <div className={`own-${color}`}>
      <Hero
        badge={
          <span className="inline-flex items-center gap-3">
            <span className="own-square" aria-hidden="true" />
            {tagline}
          </span>
        }
        title={title}
        lead={subtitle}
        actions={actions}
        aside={
          <div className="grid grid-cols-[2.5rem_1fr] text-note">
            <Icon name={icon} className="text-ink-3" />
            <p>
              <span className="block text-ink-3">Who should attend</span>
              {audience}
            </p>
          </div>
        }
      />
      <p className="page">
        <span className="block max-w-text">
          <Line text={description} />
        </span>
      </p>
      <Section id="curriculum" title="What is taught">
        <ol className="nav grid border-0 border-t border-solid border-ink">
          {curriculumHighlights.map((topic, index) => (
            <li
              key={topic}
              className="grid grid-cols-[2rem_1fr] sm:grid-cols-[4rem_1fr] py-4 border-0 border-b border-solid border-rule"
            >
              <b aria-hidden="true" className="text-ink-3 tabular-nums">
                {index + 1}
              </b>
              <Line text={topic} />
            </li>
          ))}
        </ol>
      </Section>
      <Section id="outcomes" title="What you can do afterward">
        <ul className="nav grid md:grid-cols-2 gap-x-16 gap-y-4">
          {learningOutcomes.map(outcome => (
            <li key={outcome} className="grid grid-cols-[2.5rem_1fr]">
              <Icon name="check" className="text-ink-3 mt-0.5" />
              <Line text={outcome} />
            </li>
          ))}
        </ul>
      </Section>
      <div className="mt-gap">
        <Body body={body} site={site} contents={program.contents ?? 'auto'} />
        <p className="page mt-8">
          <a className="btn" href="/contactUs/">
            Enroll Now
          </a>
        </p>
      </div>
    </div>
  )
}
