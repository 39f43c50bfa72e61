import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'hast'
import { VFile } from 'vfile'
import type { SiteDefinition } from '../site'
import type { CompiledBody, CompilerOptions } from './compiled-body'
import { type MarkdownFields, showFields } from './inline/show-fields'
import { createMdxTransform } from './mdx-transform'
import type { Tree } from './parse-all'
import { createBodyParser } from './parse-body'
import { arePlain } from './plain-plugins'
import { type MdxPlugins, mdxPlugins } from './plugins'
import { toRenderTree } from './render-tree'
import type { Scope } from './values/evaluate'

/** A body to compile. */
export interface BodySource extends Scope {
  /** The path from the project's root. */
  file: string
  body: string
  /** The syntax tree, where it is available; compiling changes it. */
  tree?: Tree | undefined
}

/** Compiles a body. Throws where it can't be parsed. */
export type BodyCompiler = (source: BodySource) => Promise<CompiledBody>

/**
 * Gives the compiler of bodies for the dev server and builds. Where all plug-ins are plain, a body becomes values,
 * which render the same as its program at a third of the cost. Otherwise `@mdx-js/rollup` makes a program of it.
 */
export function createBodyCompiler(site: SiteDefinition, { more, fields }: CompilerOptions = {}): BodyCompiler {
  const plugins = mdxPlugins(site, more)
  const isPlain = arePlain(plugins.remarkPlugins) && arePlain(plugins.rehypePlugins)
  if (isPlain) return createValueCompiler(site, plugins, fields)
  return createProgramCompiler(plugins, fields)
}

/** Compiles bodies to programs with `@mdx-js/rollup`. */
export function createProgramCompiler(plugins: MdxPlugins, fields?: MarkdownFields): BodyCompiler {
  let transform: ReturnType<typeof createMdxTransform> | undefined
  return async ({ body, file, frontmatter, facts }) => {
    transform ??= createMdxTransform(plugins, 'function-body', fields)
    return { kind: 'program', text: await (await transform)({ body, file, frontmatter, facts }) }
  }
}

/** Compiles bodies to values. Valid bodies contain no code of their own, so the values render the same as a program. */
function createValueCompiler(site: SiteDefinition, plugins: MdxPlugins, fields?: MarkdownFields): BodyCompiler {
  const parse = createBodyParser(site)
  const processor = createProcessor({
    remarkPlugins: [...plugins.remarkPlugins, [showFields, fields, (about: VFile) => about.data.frontmatter]],
    rehypePlugins: [...plugins.rehypePlugins, takeTree],
  })
  return async ({ body, file, frontmatter, facts, tree = parse(body, file).tree }) => {
    if (!tree) throw new Error(`The body of ${file} can't be parsed.`)
    const about = new VFile({ path: file, data: { frontmatter } })
    await processor.run(tree as never, about)
    return { kind: 'values', text: JSON.stringify(toRenderTree(about.data.tree as Root, { frontmatter, facts })) }
  }
}

/** A rehype plug-in that extracts the finished tree, so that the processor generates no code from it. */
function takeTree() {
  return (tree: Root, file: VFile): Root => {
    file.data.tree = tree
    return { type: 'root', children: [] }
  }
}
