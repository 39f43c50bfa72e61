import { createProcessor, run } from '@mdx-js/mdx'
import type { MDXContent } from 'mdx/types'
import { VFile } from 'vfile'
import { mdxOptions } from './mdx'
import { parseEntry } from './parse'

const processor = createProcessor({
  ...mdxOptions(file => (file.data.frontmatter as Record<string, unknown> | undefined) ?? {}),
  outputFormat: 'function-body',
})

/** The text of a content file as program code that `readText` can take. Throws where the text can't be parsed. */
export async function compileText(source: string, file: string): Promise<string> {
  const { data, body } = parseEntry(source, file).value
  return String(await processor.process(new VFile({ path: file, value: body, data: { frontmatter: data } })))
}

/** A text that was compiled, ready to be drawn. */
export async function readText(code: string): Promise<MDXContent> {
  // React decides when it is loaded whether it is for production.
  return (await run(code, await import('react/jsx-runtime'))).default
}
