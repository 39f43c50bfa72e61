import { Body } from '../../../renderer/site/Body'
import { programFacts } from '../../../renderer/site/components/enterprise/program-facts'
import { unbroken } from '../../../renderer/site/components/layout/unbroken'
import { Entries } from '../../../renderer/site/components/lists/Entries'
import { InlineMarkdown } from '../../../renderer/site/components/lists/InlineMarkdown'
import { Checklist } from '../../../renderer/site/components/stage/Checklist'
import { DraftToSign } from '../../../renderer/site/components/stage/DraftToSign'
import { Handout, HandoutLine } from '../../../renderer/site/components/stage/Handout'
import { Sheet } from '../../../renderer/site/components/stage/Sheet'
import type { PageOf } from '../../+data'
import { Facts } from '../../layouts/Facts'
import { Hero } from '../../layouts/Hero'

type Program = PageOf<'training'>['entity']

/** What to do next; the contact page learns from the link which program it is about. */
const actionsOf = (slug: string) => [
  { label: 'Request Training Quote', href: `/contactUs/?about=${slug}` },
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
        actions={actionsOf(program.slug)}
        isOnStage
        aside={
          <>
            <p>
              <InlineMarkdown text={description} />
            </p>
            <Facts facts={programFacts(program)} />
          </>
        }
        object={<Handout {...handout} />}
      />
      <Agenda program={program} />
      <Carried program={program} />
      <Body body={body} site={site} contents={contents ?? false} />
    </div>
  )
}

function Agenda({ program: { agendaHeading, agenda = [], curriculumHighlights } }: { program: Program }) {
  const parts: Part[] = agenda.length > 0 ? agenda : curriculumHighlights.map(title => ({ title }))
  return (
    <section aria-labelledby="curriculum" className="agenda-band">
      <div className="page">
        <h2 id="curriculum">{agendaHeading ?? 'What is taught, part by part'}</h2>
        <ol className="agenda nav">
          {parts.map(part => (
            <PartOf key={part.title} {...part} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** A part of a program; without an agenda it has a title alone. */
type Part = Partial<NonNullable<Program['agenda']>[number]> & { title: string }

function PartOf({ title, duration, activities = [], line }: Part) {
  return (
    <li>
      <h3>{line ? unbroken(title) : <InlineMarkdown text={title} />}</h3>
      <p>
        <InlineMarkdown
          text={activities.map(activity => (/[.?!]$/.test(activity) ? activity : `${activity}.`)).join(' ')}
        />
      </p>
      {duration && <p className="agenda-when">{duration}</p>}
      {line && <HandoutLine line={line} />}
    </li>
  )
}

function Carried({
  program: { carriedHeading, takeHome = [], learningOutcomes, sample, toSign },
}: {
  program: Program
}) {
  return (
    <section aria-labelledby="outcomes" className="carried">
      <div className="page">
        <div>
          <h2 id="outcomes">{carriedHeading ?? 'What you carry home'}</h2>
          <p className="lead">Afterward you can</p>
          <ul>
            <Entries texts={learningOutcomes} />
          </ul>
        </div>
        {sample && <Sheet {...sample} />}
        {toSign && <DraftToSign {...toSign} />}
        <Checklist title="In your bag" items={takeHome} isTicked />
      </div>
    </section>
  )
}
