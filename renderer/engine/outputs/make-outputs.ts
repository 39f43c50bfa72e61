import type { MarkdownHints } from './markdown/hints'
import { pageText } from './markdown/page-text'
import type { AnyOutputGenerator, Output, OutputContext, PageText, RenderedPage } from './output'

/** What outputs are made from; the text of each page is added. */
export interface OutputInput extends Omit<OutputContext, 'textOf'> {
  /** What the site's class names mean in text. */
  markdown?: MarkdownHints
}

/** A site without class names that mean anything in text. */
const noHints: MarkdownHints = { quote: [], strong: [], figure: [], skip: [], ownLine: [], body: [] }

/** Every file beside the pages, from all generators. Throws when two files have one path. */
export async function makeOutputs(generators: readonly AnyOutputGenerator[], input: OutputInput): Promise<Output[]> {
  const context: OutputContext = { ...input, textOf: createTextOf(input) }
  const files = (await Promise.all(generators.map(generate => generate(context as never)))).flat()
  const taken = new Set(context.pages.map(({ path }) => path))
  for (const { path, isUnpublished } of files) {
    if (isUnpublished) continue
    if (taken.has(path)) throw new Error(`Two outputs have the path ${path}.`)
    taken.add(path)
  }
  return files
}

/** The text of each page, computed once: copies, feeds and llms.txt share it. */
function createTextOf({ settings, markdown = noHints }: OutputInput): OutputContext['textOf'] {
  const options = { hints: markdown, origin: settings.origin }
  const texts = new Map<string, PageText>()
  return (page: RenderedPage) => {
    const text = texts.get(page.url) ?? pageText(page, options)
    texts.set(page.url, text)
    return text
  }
}
