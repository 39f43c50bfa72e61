import type { Entity } from '@proofsheet/engine/content/entity'
import type { TrainingProgram } from '../../../../content/types/training'
import { ActionLink } from '../ActionLink'
import { Icon } from '../icons/Icon'
import { InlineMarkdown } from '../lists/InlineMarkdown'
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
  const { url, icon, title, subtitle, tagline, audience, curriculumHighlights, learningOutcomes } = program
  const facts = programFacts(program).filter(({ term }) => /^(Length|Format)$/.test(term))
  return (
    <article className="grid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] margin:grid-cols-[minmax(0,7fr)_minmax(0,5fr)_16rem] gap-x-12 gap-y-3 py-6 border-0 border-t border-solid border-rule">
      <div>
        <h3 className="flex items-center gap-3 text-lead">
          <Icon name={icon} className="flex-none text-ink-3" />
          <a className="text-ink decoration-1 decoration-rule-ctl hover:text-pine hover:decoration-pine" href={url}>
            {title}
          </a>
        </h3>
        <p className="mt-1 leading-snug">{tagline}</p>
        <p className="mt-1 text-note text-ink-2">{subtitle}</p>
      </div>
      <p className="leading-snug">
        <span className="block text-note text-ink-3">For</span>
        <InlineMarkdown text={audience} />
      </p>
      <div className="row-span-2 flex flex-wrap margin:block items-center gap-x-6 gap-y-2">
        <dl className="m-0 text-note">
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="inline text-ink-3">{term} </dt>
              <dd className="inline">
                <InlineMarkdown text={detail} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="margin:mt-3">
          <ActionLink action={enroll} look="btn-quiet" about={`in ${title}`} />
        </p>
      </div>
      <details className="md:col-span-2" open={isOpen}>
        <summary className="text-link text-note">
          Topics and outcomes<span className="visually-hidden"> of {title}</span>
        </summary>
        <div className="mt-3 grid md:grid-cols-2 margin:grid-cols-[7fr_5fr] gap-x-12 gap-y-5">
          <Column title="What is taught" items={curriculumHighlights} />
          <Column title="What people can do afterward" items={learningOutcomes} />
        </div>
      </details>
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
            <InlineMarkdown text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
