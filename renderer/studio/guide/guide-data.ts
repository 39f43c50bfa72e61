import { createCache } from '@proofsheet/engine/base/cache/store'
import type { Site } from '@proofsheet/engine/content/entity'
import { readFacts, valuesOf } from '@proofsheet/engine/content/facts/facts'
import { findEntries } from '@proofsheet/engine/content/files/find'
import { isUnreadable, type Media, toMarkdownUrl } from '@proofsheet/engine/content/media/media'
import { type ComponentDescription, describeComponents } from '@proofsheet/engine/content/schema/describe-components'
import { typeSchema } from '@proofsheet/engine/content/schema/schema'
import { createBodyCompiler, loadBody } from '@proofsheet/engine/mdx/compile'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { ContentStore } from '@proofsheet/engine/vite/content-store'
import type { MDXContent } from 'mdx/types'
import { byGroup, groupOf } from './component-groups'
import { type CollectionDescription, describeTypes, type TypeDescription } from './describe-types'
import { type MarkdownChapter, type MarkdownExample, markdownChapters } from './markdown-examples'

/** A component as the guide shows it. */
export interface GuideComponent extends ComponentDescription {
  /** Its example, ready to be rendered. */
  Example: MDXContent
  /** Its first use in content, as file:line. */
  used?: string
  /** The folder of its source as a heading. */
  group: string
}

/** A chapter on Markdown, with its examples ready to be rendered. */
export interface GuideChapter extends MarkdownChapter {
  examples: (MarkdownExample & { Example: MDXContent })[]
}

/** The data of the guide, read from types, components and content. */
export interface GuideData {
  site: Site
  media: Media
  collections: CollectionDescription[]
  parts: TypeDescription[]
  /** By group. */
  components: GuideComponent[]
  /** Markdown by example. */
  chapters: GuideChapter[]
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
  const facts = valuesOf(readFacts(root, definition).value)
  const [{ site, media }, { definitions }, described] = await Promise.all([
    store.read(),
    typeSchema(root, cache),
    describeComponents({ site: definition, cache }),
  ])
  const entries = findEntries(root, collections).value
  const toContent = async (body: string) =>
    loadBody(await compile({ file: 'example.mdx', body: `${body}\n`, frontmatter: {}, facts }))
  const components = described.map(async (component): Promise<GuideComponent> => {
    const use = `<${component.name}`
    const found = entries.find(({ source }) => source.includes(use))
    return {
      ...component,
      group: groupOf(component.file),
      Example: await toContent(component.example),
      used: found ? `${found.file}:${lineOf(use, found.source)}` : undefined,
    }
  })
  const [picture] = Object.entries(media.pictures).flatMap(([path, file]) => (isUnreadable(file) ? [] : [path]))
  const chapters = markdownChapters(
    picture === undefined ? undefined : toMarkdownUrl(picture),
    definition.directives !== undefined,
  ).map(async chapter => ({
    ...chapter,
    examples: await Promise.all(
      chapter.examples.map(async example => ({ ...example, Example: await toContent(example.source) })),
    ),
  }))
  return {
    site,
    media,
    ...describeTypes(collections, definitions),
    components: (await Promise.all(components)).toSorted(byGroup),
    chapters: await Promise.all(chapters),
  }
}

function lineOf(words: string, source: string): number {
  return source.slice(0, source.indexOf(words)).split('\n').length
}
