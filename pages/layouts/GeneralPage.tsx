import { Body } from '../../renderer/site/Body'
import { Slips } from '../../renderer/site/components/objects/Slips'
import { Sheet } from '../../renderer/site/components/stage/Sheet'
import { Syllabus } from '../../renderer/site/components/stage/Syllabus'
import { worldOf } from '../../renderer/site/page-info/world'
import type { PageOf } from '../+data'
import { Facts } from './Facts'
import { Figures } from './Figures'
import { Hero } from './Hero'

/** A page whose sections are components in its body. */
export function GeneralPage({ entity, site, body }: PageOf<'pages' | 'enterprise'>) {
  const { url, badge, title, lead, actions, ways } = entity
  return (
    <>
      <Hero
        badge={badge}
        title={title}
        isOnStage={worldOf(url) !== undefined}
        isWide
        lead={lead}
        actions={actions}
        ways={ways}
        aside={asideOf(entity)}
        object={objectOf(entity)}
      />
      <Body body={body} site={site} />
    </>
  )
}

/** What lies on the stage: papers. */
function objectOf(entity: PageOf<'pages' | 'enterprise'>['entity']) {
  if ('syllabus' in entity && entity.syllabus) return <Syllabus {...entity.syllabus} />
  if ('slips' in entity && entity.slips) return <Slips {...entity.slips} />
  return 'sheet' in entity && entity.sheet ? <Sheet {...entity.sheet} /> : undefined
}

/** The margin of the first screen: the page's figures and facts. */
function asideOf({ figures, facts }: PageOf<'pages' | 'enterprise'>['entity']) {
  if (!figures && !facts) return undefined
  return (
    <div className="grid gap-4">
      {figures && <Figures stats={figures} />}
      {facts && <Facts facts={facts} />}
    </div>
  )
}
