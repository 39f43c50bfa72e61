import { Body } from '../../renderer/site/Body'
import { Slips } from '../../renderer/site/components/objects/Slips'
import { Handout } from '../../renderer/site/components/stage/Handout'
import { TestRuns } from '../../renderer/site/components/stage/TestRuns'
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
        sheet={sheetOf(entity)}
      />
      <Body body={body} site={site} />
    </>
  )
}

/** Gives the sheet on the stage, below its words. */
function sheetOf(entity: PageOf<'pages' | 'enterprise'>['entity']) {
  if ('slips' in entity && entity.slips) return <Slips {...entity.slips} />
  return 'runs' in entity && entity.runs && <TestRuns {...entity.runs} />
}

/** Gives the paper on the stage, beside its words. */
function objectOf(entity: PageOf<'pages' | 'enterprise'>['entity']) {
  return 'handout' in entity && entity.handout ? <Handout {...entity.handout} /> : undefined
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
