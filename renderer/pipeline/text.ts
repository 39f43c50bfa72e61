import { createProcessor, run } from '@mdx-js/mdx'
import mdx from '@mdx-js/rollup'
import type { Program } from 'estree-jsx'
import type { MDXContent } from 'mdx/types'
import { VFile } from 'vfile'
import { mdxOptions } from './mdx'
import { parseEntry } from './parse'

/** The fields of each file whose text is compiled just now. */
const fields = new Map<string, unknown>()

const options = mdxOptions(file => ((file.data.frontmatter ?? fields.get(file.path)) as Record<string, unknown>) ?? {})
const outputFormat = 'function-body'

const processor = createProcessor({ ...options, outputFormat })

/** The syntax of a text, as it was parsed. */
export type Tree = ReturnType<typeof processor.parse>

/** Compiles texts from their source; `more` are further rehype plug-ins. */
export function textCompiler(more: NonNullable<typeof options.rehypePlugins> = []) {
  const { transform } = mdx({ ...options, rehypePlugins: [...(options.rehypePlugins ?? []), ...more], outputFormat })
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

/** As `compileText`, of a text that was parsed already; the tree is used up. */
export async function compileTree(tree: Tree, file: string, frontmatter: unknown): Promise<string> {
  const about = new VFile({ path: file, data: { frontmatter } })
  const program = (await processor.run(tree as never, about)) as unknown as Program
  return String(processor.stringify(program, about))
}

/** A text that was compiled, ready to be drawn. */
export async function readText(code: string): Promise<MDXContent> {
  // React decides when it is loaded whether it is for production.
  return (await run(code, await import('react/jsx-runtime'))).default
}
