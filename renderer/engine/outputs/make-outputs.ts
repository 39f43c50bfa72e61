import { covers } from '../content/files/reserved-paths'
import type { MarkdownHints } from './markdown/hints'
import { pageText } from './markdown/page-text'
import type { AnyOutputGenerator, Output, OutputContext, PageText, RenderedPage } from './output'

/** The input of all generators. */
export interface OutputInput extends Omit<OutputContext, 'textOf'> {
  /** The meaning of the site's class names in text. */
  markdown?: MarkdownHints
}

/** The default: no class name has a meaning in text. */
const noHints: MarkdownHints = { quote: [], strong: [], figure: [], skip: [], ownLine: [], body: [] }

/**
 * Runs all generators. Throws when two published files, pages included, have the same path, and when a generator
 * publishes a file where it doesn't say that it may.
 */
export async function makeOutputs(generators: readonly AnyOutputGenerator[], input: OutputInput): Promise<Output[]> {
  const context: OutputContext = { ...input, textOf: createTextOf(input) }
  const files = (await Promise.all(generators.map(generate => filesOf(generate, context)))).flat()
  const taken = new Set(context.pages.map(({ path }) => path))
  for (const { path, isUnpublished } of files) {
    if (isUnpublished) continue
    if (taken.has(path)) throw new Error(`Two outputs have the path ${path}.`)
    taken.add(path)
  }
  return files
}

async function filesOf(generate: AnyOutputGenerator, context: OutputContext): Promise<Output[]> {
  const files = await generate(context as never)
  const other = files.find(({ path, isUnpublished }) => !isUnpublished && !covers(generate.paths, path))
  if (other) throw new Error(`The generator of ${other.path} has only the paths ${generate.paths.join(', ')}.`)
  return files
}

/** The text of each page, computed once: Markdown copies, feeds and llms.txt share it. */
function createTextOf({ settings, markdown = noHints }: OutputInput): OutputContext['textOf'] {
  const options = { hints: markdown, origin: settings.origin }
  const texts = new Map<string, PageText>()
  return (page: RenderedPage) => {
    const text = texts.get(page.url) ?? pageText(page, options)
    texts.set(page.url, text)
    return text
  }
}
