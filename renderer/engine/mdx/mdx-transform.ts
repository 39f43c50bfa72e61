import { parse } from 'acorn'
import type { Program } from 'estree-jsx'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { type MarkdownFields, showFields } from './inline/show-fields'
import type { MdxPlugins } from './plugins'
import type { Scope } from './values/evaluate'

/** Compiles one body to program code. Throws where it can't be parsed. */
export type MdxTransform = (source: TransformSource) => Promise<string>

/** A body with the values that its expressions name. */
interface TransformSource extends Scope {
  body: string
  file: string
}

/**
 * Gives the compilation of a body with the `@mdx-js/rollup` plug-in and the site's plug-ins. A `program` is a module
 * that Vite can bundle; a `function-body` can be run directly.
 */
export async function createMdxTransform(
  { remarkPlugins, rehypePlugins }: MdxPlugins,
  outputFormat: 'program' | 'function-body',
  fields?: MarkdownFields,
): Promise<MdxTransform> {
  // Loaded on demand: it brings 280 files.
  const { default: mdx } = await import('@mdx-js/rollup')
  const sources = new Map<string, TransformSource>()
  const frontmatterOf = ({ path }: VFile) => sources.get(path)?.frontmatter
  const { transform } = mdx({
    remarkPlugins: [...remarkPlugins, [showFields, fields, frontmatterOf], [declareScope, sources]],
    rehypePlugins,
    outputFormat,
  })
  return async source => {
    const { file, body } = source
    sources.set(file, source)
    const compiled = await transform(body, file)
    sources.delete(file)
    if (!compiled) throw new Error(`${file} is no MDX file.`)
    return compiled.code
  }
}

/** A remark plug-in that declares `frontmatter` and `facts` for expressions. */
function declareScope(sources: Map<string, TransformSource>) {
  return (tree: Root, file: VFile) => {
    const { frontmatter = {}, facts = {} } = sources.get(file.path) ?? {}
    const code = `const frontmatter = ${JSON.stringify(frontmatter)}, facts = ${JSON.stringify(facts)}`
    const estree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program
    tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } })
  }
}
