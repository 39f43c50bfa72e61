import type { GuideData } from '@proofsheet/studio/guide/guide-data'
import type { GuidePage } from '@proofsheet/studio/guide/guide-pages'
import { renderGuide as render } from '@proofsheet/studio/guide/render'
import { components } from './components/components'
import { SiteContext } from './components/site-context'
import type { Site } from './entities'
import { fileOf, partSources } from './styles/separate-names'

/** Renders a page of the writers' guide with this site's components and styles. */
export function renderGuide(data: GuideData, page: GuidePage): Promise<string> {
  return render(data, page, {
    components,
    provide: (site, children) => <SiteContext value={site as Site}>{children}</SiteContext>,
    bodyClass: 'prose',
    styles: ['/@id/__x00__/__uno.css?direct', ...partSources.map(name => `/${fileOf(name)}?direct`)],
    // The hydration first, so that it is loaded with the page: a click before that would be lost.
    scripts: ['/renderer/site/islands/hydrate.ts', '/renderer/+client.ts'],
  })
}
