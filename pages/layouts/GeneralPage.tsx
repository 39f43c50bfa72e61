import { site as settings } from '../../content/site'
import { Body } from '../../renderer/site/Body'
import type { PageOf } from '../+data'
import { Figures } from './Figures'
import { Hero } from './Hero'

/** A page whose sections are components in its body. */
export function GeneralPage({
  entity: { url, badge, title, lead, actions, figures },
  site,
  body,
}: PageOf<'pages' | 'enterprise'>) {
  return (
    <>
      <Hero
        badge={badge}
        title={title}
        isLarge={url === settings.home}
        lead={lead}
        {...(actions && { actions })}
        aside={figures && <Figures stats={figures} />}
      />
      <Body body={body} site={site} />
    </>
  )
}
