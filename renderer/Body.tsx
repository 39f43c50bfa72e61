import type { MDXContent } from 'mdx/types'
import type { Site } from './pipeline'
import { vocabulary } from './vocabulary'
import { SiteContext } from './vocabulary/site-context'

/** Every text of the site, compiled when its page is drawn. */
const texts = import.meta.glob<{ default: MDXContent }>('/content/*/*.mdx')

/** Gives the text of a content file, ready to be drawn. Throws when there is none. */
export async function loadText(file: string): Promise<MDXContent> {
  const load = texts[`/${file}`]
  if (!load) throw new Error(`${file} has no compiled text.`)
  return (await load()).default
}

/** The text of an entity, given the components that an author may name and the site that they may list. */
export function Body({ text: Text, site }: { text: MDXContent; site: Site }) {
  return (
    <div className="page">
      <div className="prose">
        <SiteContext value={site}>
          <Text components={vocabulary} />
        </SiteContext>
      </div>
    </div>
  )
}
