import { createProcessor, run } from '@mdx-js/mdx'
import mdx from '@mdx-js/rollup'
import type { Root } from 'hast'
import type { MDXContent } from 'mdx/types'
import { VFile } from 'vfile'
import { contentOf, contentToDraw } from './body/content'
import { parseBody } from './body/parse'
import { mdxOptions } from './mdx'
import { parseEntry } from './parse'

/** The fields of each file whose text is compiled just now. */
const fields = new Map<string, unknown>()

const options = mdxOptions(file => (fields.get(file.path) as Record<string, unknown>) ?? {})

/** Compiles texts from their source, as modules of a page that is open are; `more` are further rehype plug-ins. */
export function textCompiler(more: NonNullable<typeof options.rehypePlugins> = []) {
  const rehypePlugins = [...(options.rehypePlugins ?? []), ...more]
  const { transform } = mdx({ ...options, rehypePlugins, outputFormat: 'function-body' })
  /** The text of a content file as program code that `readText` can take. Throws where the text can't be parsed. */
  return async (source: string, file: string): Promise<string> => {
    const { data, body } = parseEntry(source, file).value
    fields.set(file, data)
    const compiled = await transform(body, file)
    if (!compiled) throw new Error(`${file} is no MDX file.`)
    return compiled.code
  }
}

/** The text of a content file as program code that `readText` can take. Throws where the text can't be parsed. */
export const compileText = textCompiler()

/** A text that was compiled to program code, ready to be drawn. */
export async function readText(code: string): Promise<MDXContent> {
  // React decides when it is loaded whether it is for production.
  return (await run(code, await import('react/jsx-runtime'))).default
}

const plain = mdxOptions()
const processor = createProcessor({ ...plain, rehypePlugins: [...(plain.rehypePlugins ?? []), takeTree] })

/** The syntax of a text, as it was parsed. */
export type Tree = ReturnType<typeof processor.parse>

/** Takes what a text shows out of the processor, which would go on to make program code of it. */
function takeTree() {
  return (tree: Root, file: VFile): Root => {
    file.data.tree = tree
    return { type: 'root', children: [] }
  }
}

/**
 * What a text that was parsed already shows, as `readTree` takes it; the tree is used up. It shows what its program code
 * would, a third of the work sooner: what may stand in a text is no program.
 */
export async function compileTree(tree: Tree, file: string, frontmatter: unknown): Promise<string> {
  const about = new VFile({ path: file })
  await processor.run(tree as never, about)
  return JSON.stringify(contentOf(about.data.tree as Root, frontmatter))
}

/** As `compileTree`, from the source of a content file. Throws where the text can't be parsed. */
export async function compileSource(source: string, file: string): Promise<string> {
  const { data, body } = parseEntry(source, file).value
  const { tree } = parseBody(body, file)
  if (!tree) throw new Error(`The text of ${file} can't be parsed.`)
  return compileTree(tree, file, data)
}

/** A text that `compileTree` gave, ready to be drawn. */
export function readTree(text: string): MDXContent {
  return contentToDraw(JSON.parse(text))
}
