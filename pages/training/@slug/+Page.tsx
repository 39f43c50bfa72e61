import { Body } from '../../../renderer/site/Body'
import { Process } from '../../../renderer/site/components/enterprise/Process'
import { programFacts } from '../../../renderer/site/components/enterprise/program-facts'
import { InlineMarkdown } from '../../../renderer/site/components/lists/InlineMarkdown'
import { Handout } from '../../../renderer/site/components/stage/Handout'
import type { PageOf } from '../../+data'
import { Facts } from '../../layouts/Facts'
import { Hero } from '../../layouts/Hero'
import { IconLines } from '../../layouts/IconLines'
import { Section } from '../../layouts/Section'

/** What to do next; the contact page learns from the link which program it is about. */
const actionsOf = (slug: string) => [
  { label: 'Enroll Now', href: `/contactUs/?about=${slug}` },
  { label: 'See all programs', href: '/training/' },
]

/** A training program: its facts, its agenda, what people can do and have at the end, then its body. */
export default function TrainingProgramPage({ entity: program, site, body }: PageOf<'training'>) {
  const { title, subtitle, tagline, color, description, curriculumHighlights, learningOutcomes, agenda } = program
  const { handout, takeHome } = program
  return (
    <div className={`own-${color}`}>
      <Hero
        badge={tagline}
        title={title}
        lead={subtitle}
        text={<InlineMarkdown text={description} />}
        actions={actionsOf(program.slug)}
        isOnStage
        aside={<Facts facts={programFacts(program)} />}
        object={<Handout {...handout} />}
      />
      <Section id="curriculum" title={agenda ? 'What is taught, part by part' : 'What is taught'}>
        {agenda ? <Process steps={agenda} /> : <IconLines icon="check" items={curriculumHighlights} />}
      </Section>
      <Section id="outcomes" title="What you can do afterward" isBeside>
        <div className={takeHome && 'grid md:grid-cols-2 gap-x-16 gap-y-8'}>
          <div className="border-0 border-t border-solid border-ink pt-4">
            {takeHome && <h3 className="text-body font-text mb-3">You can</h3>}
            <IconLines icon="check" items={learningOutcomes} />
          </div>
          {takeHome && (
            <div className="border-0 border-t border-solid border-ink pt-4">
              <h3 className="text-body font-text mb-3">You take home</h3>
              <IconLines icon="document" items={takeHome} />
            </div>
          )}
        </div>
      </Section>
      <div className="mt-gap">
        <Body body={body} site={site} contents={program.contents ?? 'auto'} />
      </div>
    </div>
  )
}
