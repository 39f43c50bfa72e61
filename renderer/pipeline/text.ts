import { createProcessor, run } from '@mdx-js/mdx'
import type { Program } from 'estree-jsx'
import type { MDXContent } from 'mdx/types'
import type { Pluggable } from 'unified'
import { VFile } from 'vfile'
import { mdxOptions } from './mdx'
import { parseEntry } from './parse'

const options = mdxOptions(file => (file.data.frontmatter as Record<string, unknown> | undefined) ?? {})

/** How texts become program code; `more` are further rehype plug-ins. */
export const textProcessor = (more: Pluggable[] = []) =>
  createProcessor({
    ...options,
    rehypePlugins: [...(options.rehypePlugins ?? []), ...more],
    outputFormat: 'function-body',
  })

const plain = textProcessor()

/** The syntax of a text, as it was parsed. */
export type Tree = ReturnType<typeof plain.parse>

/** The text of a content file as program code that `readText` can take. Throws where the text can't be parsed. */
export async function compileText(source: string, file: string, processor = plain): Promise<string> {
  const { data, body } = parseEntry(source, file).value
  return compileTree(processor.parse(new VFile({ path: file, value: body })), file, data, processor)
}

/** As `compileText`, of a text that was parsed already; the tree is used up. */
export async function compileTree(tree: Tree, file: string, frontmatter: unknown, processor = plain): Promise<string> {
  const about = new VFile({ path: file, data: { frontmatter } })
  const program = (await processor.run(tree as never, about)) as unknown as Program
  return String(processor.stringify(program, about))
}

/** A text that was compiled, ready to be drawn. */
export async function readText(code: string): Promise<MDXContent> {
  // React decides when it is loaded whether it is for production.
  return (await run(code, await import('react/jsx-runtime'))).default
}
