import { parse } from 'acorn'
import type { Program } from 'estree-jsx'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { type MarkdownFields, showFields } from './inline/show-fields'
import type { MdxPlugins } from './plugins'
import { type FactValues, replaceFacts } from './replace-facts'

/** Compiles one body to program code. Throws where it can't be parsed. */
export type MdxTransform = (source: TransformSource) => Promise<string>

/** A body with what its expressions and components name. */
interface TransformSource {
  body: string
  file: string
  frontmatter: unknown
  facts?: FactValues | undefined
}

/**
 * Gives the compilation of a body with the `@mdx-js/rollup` plug-in and the site's plug-ins. A `program` is a module
 * that Vite can bundle; a `function-body` can be run directly.
 */
export async function createMdxTransform(
  { remarkPlugins, rehypePlugins }: MdxPlugins,
  outputFormat: 'program' | 'function-body',
  factComponent = '',
  fields?: MarkdownFields,
): Promise<MdxTransform> {
  // Loaded on demand: it brings 280 files.
  const { default: mdx } = await import('@mdx-js/rollup')
  const sources = new Map<string, TransformSource>()
  const frontmatterOf = ({ path }: VFile) => sources.get(path)?.frontmatter
  const { transform } = mdx({
    remarkPlugins: [...remarkPlugins, [showFields, fields, frontmatterOf], [resolveNames, sources, factComponent]],
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

/** A remark plug-in that declares `frontmatter` for expressions and replaces facts by their values. */
function resolveNames(sources: Map<string, TransformSource>, component: string) {
  return (tree: Root, file: VFile) => {
    const { frontmatter = {}, facts = {} } = sources.get(file.path) ?? {}
    replaceFacts(tree, component, facts)
    const code = `const frontmatter = ${JSON.stringify(frontmatter)}`
    const estree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program
    tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } })
  }
}
