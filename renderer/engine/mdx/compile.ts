import type { MDXContent } from 'mdx/types'
import type { PluggableList, Processor } from 'unified'
import type { VFile } from 'vfile'
import type { SiteDefinition } from '../site'
import { createBodyParser } from './parse-body'
import { mdxPlugins } from './plugins/plugins'
import { type MarkdownFields, resolveExpressions, showFields } from './plugins/show-fields'
import type { Tree } from './recover'
import type { Scope } from './values/evaluate'
import { refuseCode } from './values/expression'

/** A body to compile. */
export interface BodySource extends Scope {
  /** The path from the project's root. */
  file: string
  body: string
  /** The syntax tree, where it is available; compiling changes it. */
  tree?: Tree | undefined
}

/** Compiles a body to that of a function that gets React's JSX runtime. Throws where it can't be, or holds code. */
export type BodyCompiler = (source: BodySource) => Promise<string>

/** The options of a compiler of bodies. */
export interface CompilerOptions {
  /** Further rehype plug-ins. */
  more?: PluggableList
  /** Which fields hold inline Markdown; without it, bodies show all fields as they are written. */
  fields?: MarkdownFields
  /** Loads the plug-in that compiles. */
  loadMdx?: MdxLoader | undefined
}

/** Loads `@mdx-js/rollup`, or the module that a test puts in its place. */
export type MdxLoader = () => Promise<Pick<typeof import('@mdx-js/rollup'), 'default'>>

/** Gives the compiler of bodies: `@mdx-js/rollup` with remark-gfm, rehype-slug, and plug-ins of engine and site. */
export function createBodyCompiler(
  site: SiteDefinition,
  // Loaded on demand: it brings 280 files.
  { more, fields, loadMdx = () => import('@mdx-js/rollup') }: CompilerOptions = {},
): BodyCompiler {
  const parse = createBodyParser(site)
  const { remarkPlugins, rehypePlugins } = mdxPlugins(site, more)
  const parsed = new Map<string, BodySource>()
  const scopeOf = ({ data }: VFile) => data.scope as Scope
  const load = async () =>
    (await loadMdx()).default({
      remarkPlugins: [
        ...remarkPlugins,
        [takeTree, parsed],
        [showFields, fields, (about: VFile) => scopeOf(about).frontmatter],
        [resolveExpressions, scopeOf],
      ],
      rehypePlugins,
      outputFormat: 'function-body',
      // @ts-expect-error: the plug-in takes it, to no purpose here: a program is no module of its own.
      SourceMapGenerator: undefined,
    })
  let plugin: ReturnType<typeof load> | undefined
  return async source => {
    const { file, body, tree = parse(body, file).tree } = source
    if (!tree) throw new Error(`The body of ${file} can't be parsed.`)
    refuseCode(tree, file)
    plugin ??= load()
    const { transform } = await plugin
    // The plug-in parses before it waits for anything, so another body of the same file can't come between.
    parsed.set(file, { ...source, tree })
    const compiled = await transform(body, file)
    if (!compiled) throw new Error(`${file} is no MDX file.`)
    return compiled.code
  }
}

/** A remark plug-in that gives the tree that has been checked as the result of parsing. */
function takeTree(this: Processor, parsed: Map<string, BodySource>): void {
  this.parser = (_, file) => {
    const { tree, frontmatter, facts } = parsed.get(file.path) ?? {}
    if (!tree) throw new Error(`No body of ${file.path} has been checked.`)
    parsed.delete(file.path)
    file.data.scope = { frontmatter, facts }
    return tree
  }
}

/** Runs the program of a body. Gives its component, which gets the components that it names as a prop. */
export async function loadBody(program: string): Promise<MDXContent> {
  // Imported late: React reads NODE_ENV when its module is loaded.
  const [{ run }, runtime] = await Promise.all([import('@mdx-js/mdx'), import('react/jsx-runtime')])
  return (await run(program, runtime)).default
}

/** The program of a body as a module with its component as the default export. */
export function toModule(program: string): string {
  return `import * as runtime from 'react/jsx-runtime'\nexport default (function () {\n${program}\n})(runtime).default\n`
}
