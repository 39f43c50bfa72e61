import { run } from '@mdx-js/mdx'
import mdx from '@mdx-js/rollup'
import type { MDXContent } from 'mdx/types'
import { parseEntry } from '../content/parse'
import { mdxOptions } from './plugins'

/** The fields of each file whose text is compiled just now. */
const fields = new Map<string, unknown>()

const options = mdxOptions(file => (fields.get(file.path) as Record<string, unknown>) ?? {})

/** Compiles texts to program code, as modules of a page that is open are; `more` are further rehype plug-ins. */
export function codeCompiler(more: NonNullable<typeof options.rehypePlugins> = []) {
  const rehypePlugins = [...(options.rehypePlugins ?? []), ...more]
  const { transform } = mdx({ ...options, rehypePlugins, outputFormat: 'function-body' })
  /** The text of a content file as program code that `readCode` can take. Throws where the text can't be parsed. */
  return async (source: string, file: string): Promise<string> => {
    const { data, body } = parseEntry(source, file).value
    fields.set(file, data)
    const compiled = await transform(body, file)
    if (!compiled) throw new Error(`${file} is no MDX file.`)
    return compiled.code
  }
}

/** The text of a content file as program code that `readCode` can take. Throws where the text can't be parsed. */
export const compileCode = codeCompiler()

/** A text that was compiled to program code, ready to be drawn. */
export async function readCode(code: string): Promise<MDXContent> {
  // React decides when it is loaded whether it is for production.
  return (await run(code, await import('react/jsx-runtime'))).default
}
