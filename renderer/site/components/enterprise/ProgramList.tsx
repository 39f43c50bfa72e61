import { ActionLink } from '../ActionLink'
import { Line } from '../lists/Line'
import { useSite } from '../site-context'

const enroll = { label: 'Enroll Now', href: '/contactUs/' }

/** The training programs, one for each role: who it is for, what is taught, what people can do afterwards. */
export function ProgramList() {
  return (
    <div data-reveal="" className="wide my-8 border-0 border-b border-solid border-rule">
      {useSite().training.map(({ url, title, tagline, color, audience, curriculumHighlights, learningOutcomes }) => (
        <article
          key={url}
          className={`own-${color} grid md:grid-cols-2 lg:grid-cols-[5fr_4fr_4fr] gap-x-12 gap-y-5 py-7 border-0 border-t border-solid border-rule`}
        >
          <div className="md:col-span-2 lg:col-span-1 grid content-start gap-3">
            <h3>
              <a className="text-ink decoration-1 decoration-rule-ctl hover:text-pine hover:decoration-pine" href={url}>
                {title}
              </a>
            </h3>
            <p className="flex items-baseline gap-3">
              <span className="own-square" aria-hidden="true" />
              {tagline}
            </p>
            <p className="text-note text-ink-2">For: {audience}</p>
            <p className="mt-1">
              <ActionLink action={enroll} look="btn-quiet" about={`in ${title}`} />
            </p>
          </div>
          <Column title="What is taught" items={curriculumHighlights} />
          <Column title="What people can do afterwards" items={learningOutcomes} />
        </article>
      ))}
    </div>
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
