import type { MDXContent } from 'mdx/types'
import type { Site } from '../../content/entity'
import { lookupOf } from '../../content/lookup'
import type { Media } from '../../content/media/media'
import type { MainOf } from '../../pages/vike/main-part'
import { trackDependencies } from './dependencies'

/**
 * The content that one page is rendered from, which records what is read. `stored` is the HTML of its main part where that needn't
 * be rendered; no body is loaded then, so what is around it may never render one.
 */
export function trackContent(
  { site, media }: { site: Site; media: Media },
  bodyOf: (file: string) => Promise<MDXContent>,
  stored?: string,
) {
  const { site: tracked, dependencies } = trackDependencies(site)
  const bodies = new Set<string>()
  const read = () => [...dependencies(), ...bodies]
  let main: { html: string; dependencies: string[] } | undefined
  const mainOf: MainOf = make => {
    main = { html: stored ?? make(), dependencies: read() }
    return main.html
  }
  const trackedBody = async (file: string): Promise<MDXContent> => {
    bodies.add(`body ${file}`)
    const body = stored === undefined ? await bodyOf(file) : undefined
    return props => {
      if (body && !main) return body(props)
      throw new Error(`onRenderHtml renders the body of ${file}. It gets the HTML of the layout as main: use that.`)
    }
  }
  const content = { site: tracked, lookup: lookupOf(tracked), media, bodyOf: trackedBody, mainOf }
  // Without `mainOf` called, the site renders a page in one.
  return { content, read, main: () => main }
}
