import type { Entity } from '@proofsheet/engine/content/entity'
import type { TrainingProgram } from '../../../../content/types/training'
import { ActionLink } from '../ActionLink'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { useSite } from '../site-context'
import { HandoutCorner } from '../stage/Handout'

/** The training programs, one for each role, each below a corner of its own marked handout. */
export function ProgramList() {
  return (
    <div className="programs wide">
      {useSite().training.map(program => (
        <Program key={program.url} program={program} />
      ))}
    </div>
  )
}

function Program({
  program: { slug, url, icon, title, tagline, audience, handout },
}: {
  program: Entity<TrainingProgram>
}) {
  return (
    <article>
      <HandoutCorner icon={icon} handout={handout} />
      <h3>
        <a href={url}>{title}</a>
      </h3>
      <p>
        <b>{tagline}.</b>{' '}
        <span>
          <InlineMarkdown text={audience} />.
        </span>
      </p>
      <p>
        <ActionLink
          action={{ label: 'Enroll Now', href: `/contactUs/?about=${slug}` }}
          look="text-link"
          about={`in ${title}`}
        />
      </p>
    </article>
  )
}
