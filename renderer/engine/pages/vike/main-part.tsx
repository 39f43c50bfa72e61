import { renderToStaticMarkup } from 'react-dom/server'
import { MediaContext } from '../../content/media/media-context'
import { fetchFirstPicture } from '../html/steps'
import type { PageContext } from './data'

/** Gives the HTML of a page's main part, which the function makes where none is stored. */
export type MainOf = (make: () => string) => string

/**
 * Renders the layout of a page for Vike, which passes the HTML to `onRenderHtml` as `main`. A build that has it from
 * earlier, made by the same code of the same content, renders what is around it alone.
 */
export function onBeforeRender({ Page, data, content }: PageContext): { pageContext: { main: string } } {
  const shown = (
    <MediaContext value={data.media}>
      <Page {...data} />
    </MediaContext>
  )
  const { mainOf = (make: () => string) => make() } = (content ?? {}) as { mainOf?: MainOf }
  return { pageContext: { main: mainOf(() => fetchFirstPicture(renderToStaticMarkup(shown))) } }
}
