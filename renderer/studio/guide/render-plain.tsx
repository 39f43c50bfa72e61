import { MediaContext } from '@proofsheet/engine/content/media/media-context'
import type { MDXComponents, MDXContent } from 'mdx/types'
import { renderToStaticMarkup } from 'react-dom/server'
import type { GuideData } from './guide-data'
import type { GuidePage } from './guide-pages'
import { renderGuide as render } from './render'

/**
 * Renders a page of the guide for a site that has no module for it: with the site's components, but without the contexts
 * and the styles of its pages. A component that needs a context says so.
 */
export function renderGuide(data: GuideData, page: GuidePage, components: MDXComponents): Promise<string> {
  const isAlone = (Example: MDXContent) => {
    try {
      renderToStaticMarkup(
        <MediaContext value={data.media}>
          <Example components={components} />
        </MediaContext>,
      )
      return true
    } catch {
      return false
    }
  }
  const shown = data.components.map(each => (isAlone(each.Example) ? each : { ...each, Example: NeedsPage }))
  return render({ ...data, components: shown }, page, {
    components,
    provide: (_, children) => children,
    bodyClass: 'body',
    styles: [],
    scripts: ['/@id/@proofsheet/studio/browser/plain-guide'],
  })
}

const NeedsPage: MDXContent = () => <p className="kind">It is shown only on a page of the site.</p>
