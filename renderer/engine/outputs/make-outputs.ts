import { outputs } from '../../site/outputs/outputs'
import type { MarkdownHints } from './markdown/hints'
import { type PageText, pageText } from './markdown/page-text'
import type { Output, OutputContext, RenderedPage } from './output'

/** Everything that outputs are made from, with the site's hints for the text of its pages. */
type Inputs = Omit<OutputContext, 'textOf'> & { markdown: MarkdownHints }

/** Every file that stands beside the pages; throws when two of them have one path. */
export async function makeOutputs({ markdown, ...inputs }: Inputs): Promise<Output[]> {
  const textOf = memoizeByPage(page => pageText(page, { hints: markdown, origin: inputs.settings.origin }))
  const context: OutputContext = { ...inputs, textOf }
  const files = (await Promise.all(outputs.map(generate => generate(context)))).flat()
  const taken = new Set(context.pages.map(({ path }) => path))
  for (const { path, isUnpublished } of files) {
    if (isUnpublished) continue
    if (taken.has(path)) throw new Error(`Two outputs have the path ${path}.`)
    taken.add(path)
  }
  return files
}

function memoizeByPage(convert: (page: RenderedPage) => PageText): (page: RenderedPage) => PageText {
  const texts = new Map<RenderedPage, PageText>()
  return page => {
    const text = texts.get(page) ?? convert(page)
    texts.set(page, text)
    return text
  }
}
