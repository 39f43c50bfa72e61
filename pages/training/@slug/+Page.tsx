import { Body } from '../../../renderer/site/Body'
import { programFacts } from '../../../renderer/site/components/enterprise/program-facts'
import { unbroken } from '../../../renderer/site/components/layout/unbroken'
import { Entries } from '../../../renderer/site/components/lists/Entries'
import { InlineMarkdown } from '../../../renderer/site/components/lists/InlineMarkdown'
import { Handout } from '../../../renderer/site/components/stage/Handout'
import { Sheet } from '../../../renderer/site/components/stage/Sheet'
import type { PageOf } from '../../+data'
import { Facts } from '../../layouts/Facts'
import { Hero } from '../../layouts/Hero'

type Program = PageOf<'training'>['entity']

/** What to do next; the contact page learns from the link which program it is about. */
const actionsOf = (slug: string) => [
  { label: 'Enroll Now', href: `/contactUs/?about=${slug}` },
  { label: 'See all programs', href: '/training/' },
]

/** A training program: one sentence and its marked handout, its parts, what people carry home, then its body. */
export default function TrainingProgramPage({ entity: program, site, body }: PageOf<'training'>) {
  const { title, tagline, subtitle, color, description, contents, handout } = program
  return (
    <div className={`own-${color}`}>
      <Hero
        name={title}
        title={tagline}
        lead={subtitle}
        text={<InlineMarkdown text={description} />}
        actions={actionsOf(program.slug)}
        isOnStage
        aside={<Facts facts={programFacts(program)} />}
        object={<Handout {...handout} />}
      />
      <Agenda program={program} />
      <Carried program={program} />
      <Body body={body} site={site} contents={contents ?? false} />
    </div>
  )
}

function Agenda({ program: { agenda = [], curriculumHighlights } }: { program: Program }) {
  const parts =
    agenda.length > 0
      ? agenda
      : curriculumHighlights.map(title => ({ title, duration: undefined, activities: [] as string[] }))
  return (
    <section aria-labelledby="curriculum" className="page">
      <div className="agenda-head">
        <h2 id="curriculum">What is taught, part by part</h2>
      </div>
      <ol className="agenda nav">
        {parts.map(({ title, duration, activities }) => (
          <li key={title}>
            <h3>{agenda.length > 0 ? unbroken(title) : <InlineMarkdown text={title} />}</h3>
            <p>
              <InlineMarkdown
                text={activities.map(activity => (/[.?!]$/.test(activity) ? activity : `${activity}.`)).join(' ')}
              />
            </p>
            {duration && <p className="agenda-when">{duration}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Carried({ program: { takeHome = [], learningOutcomes, sample } }: { program: Program }) {
  return (
    <section aria-labelledby="outcomes" className="carried ground">
      <div className="page">
        <div>
          <h2 id="outcomes">What you carry home</h2>
          <p className="lead">Afterward you can</p>
          <ul>
            <Entries texts={learningOutcomes} />
          </ul>
        </div>
        <Sheet {...sample} />
        <div className="paper">
          <p className="paper-title">In your bag</p>
          <ul className="ticked">
            <Entries texts={takeHome} />
          </ul>
        </div>
      </div>
    </section>
  )
}
