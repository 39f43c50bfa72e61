import type { MDXContent } from 'mdx/types'
import { createCache } from '../../cache/store'
import type { Site } from '../../content/entity'
import { readFacts, valuesOf } from '../../content/facts/read-facts'
import { findEntries } from '../../content/files/find'
import type { Media } from '../../images/media'
import { createBodyCompiler } from '../../mdx/compile'
import { loadBody } from '../../mdx/render-tree'
import type { SiteDefinition } from '../../site'
import { type ComponentDescription, describeComponents } from '../../types/describe-components'
import { typeSchema } from '../../types/schema'
import type { ContentStore } from '../content-store'
import { type CollectionDescription, describeTypes, type TypeDescription } from './describe-types'

/** A component as the guide shows it. */
export interface GuideComponent extends ComponentDescription {
  /** Its example, ready to be rendered. */
  Example: MDXContent
  /** Its first use in content, as file:line. */
  used?: string
}

/** The data of the guide, read from types, components and content. */
export interface GuideData {
  site: Site
  media: Media
  collections: CollectionDescription[]
  parts: TypeDescription[]
  components: GuideComponent[]
}

/** Creates the data of the guide from the current types, components and content. */
export async function createGuideData(
  root: string,
  definition: SiteDefinition,
  store: ContentStore,
): Promise<GuideData> {
  const cache = createCache(root)
  const { collections } = definition
  const compile = createBodyCompiler(definition)
  const facts = valuesOf(readFacts(root, definition))
  const [{ site, media }, { definitions }, described] = await Promise.all([
    store.read(),
    typeSchema(root, cache),
    describeComponents({ site: definition, cache }),
  ])
  const entries = findEntries(root, collections).value
  const components = described.map(async component => {
    const use = `<${component.name}`
    const found = entries.find(({ source }) => source.includes(use))
    const body = `${component.example}\n`
    return {
      ...component,
      Example: await loadBody(await compile({ file: 'example.mdx', body, frontmatter: {}, facts })),
      ...(found && { used: `${found.file}:${lineOf(use, found.source)}` }),
    }
  })
  return { site, media, ...describeTypes(collections, definitions), components: await Promise.all(components) }
}

function lineOf(words: string, source: string): number {
  return source.slice(0, source.indexOf(words)).split('\n').length
}
