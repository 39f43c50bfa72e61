import type { TrainingProgram } from '../../../../content/types/training'
import type { Entity } from '../../../engine/content/entity'
import { ActionLink } from '../ActionLink'
import { Line } from '../lists/Line'
import { useSite } from '../site-context'
import { programFacts } from './program-facts'

const enroll = { label: 'Enroll Now', href: '/contactUs/' }

/** The training programs, one for each role: the first in full, of the others what is taught opens on a click. */
export function ProgramList() {
  return (
    <div data-reveal="" className="wide my-8 border-0 border-b border-solid border-rule">
      {useSite().training.map((program, index) => (
        <Program key={program.url} program={program} isOpen={index === 0} />
      ))}
    </div>
  )
}

function Program({ program, isOpen }: { program: Entity<TrainingProgram>; isOpen: boolean }) {
  const { url, title, subtitle, curriculumHighlights, learningOutcomes } = program
  const facts = programFacts(program).filter(({ term }) => /^(For|Length|Format)$/.test(term))
  return (
    <article className="grid margin:grid-cols-[minmax(0,1fr)_16rem] gap-x-12 gap-y-4 py-6 border-0 border-t border-solid border-rule">
      <div className="max-w-[48rem]">
        <h3 className="text-lead">
          <a className="text-ink decoration-1 decoration-rule-ctl hover:text-pine hover:decoration-pine" href={url}>
            {title}
          </a>
        </h3>
        <p className="mt-1 text-ink-2">{subtitle}</p>
        <details className="mt-2" open={isOpen}>
          <summary className="text-link text-note">
            Topics and outcomes<span className="visually-hidden"> of {title}</span>
          </summary>
          <div className="mt-3 grid sm:grid-cols-2 gap-x-10 gap-y-5">
            <Column title="What is taught" items={curriculumHighlights} />
            <Column title="What people can do afterward" items={learningOutcomes} />
          </div>
        </details>
      </div>
      <div>
        <dl className="m-0 grid gap-2 text-note">
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="inline text-ink-3">{term} </dt>
              <dd className="inline">{detail}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3">
          <ActionLink action={enroll} look="btn-quiet" about={`in ${title}`} />
        </p>
      </div>
    </article>
  )
}

function Column({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <p className="text-note text-ink-3">{title}</p>
      <ul className="nav mt-2 grid gap-2 leading-snug">
        {items.map(item => (
          <li key={item}>
            <Line text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
