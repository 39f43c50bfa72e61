import { parse } from 'acorn'
import type { Program } from 'estree-jsx'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { MdxPlugins } from './plugins'

/** Compiles one body to program code. Throws where it can't be parsed. */
export type MdxTransform = (body: string, file: string, frontmatter: unknown) => Promise<string>

/**
 * Gives the compilation of a body with the `@mdx-js/rollup` plug-in and the site's plug-ins. A `program` is a module
 * that Vite can bundle; a `function-body` can be run directly.
 */
export async function createMdxTransform(
  { remarkPlugins, rehypePlugins }: MdxPlugins,
  outputFormat: 'program' | 'function-body',
): Promise<MdxTransform> {
  // Loaded on demand: it brings 280 files.
  const { default: mdx } = await import('@mdx-js/rollup')
  const fields = new Map<string, unknown>()
  const { transform } = mdx({
    remarkPlugins: [...remarkPlugins, [exposeFrontmatter, fields]],
    rehypePlugins,
    outputFormat,
  })
  return async (body, file, frontmatter) => {
    fields.set(file, frontmatter)
    const compiled = await transform(body, file)
    fields.delete(file)
    if (!compiled) throw new Error(`${file} is no MDX file.`)
    return compiled.code
  }
}

/** A remark plug-in that declares `frontmatter` for expressions. */
function exposeFrontmatter(fields: Map<string, unknown>) {
  return (tree: Root, file: VFile) => {
    const code = `const frontmatter = ${JSON.stringify(fields.get(file.path) ?? {})}`
    const estree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program
    tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } })
  }
}
