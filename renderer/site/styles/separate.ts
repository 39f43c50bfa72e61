import { createHash } from 'node:crypto'
import type { PluginOption } from 'vite'
import { variables } from '../theme'
import { whole } from './choose-sheets'
import { withShortSelectors } from './class-names'
import { figureStyles } from './figure-styles'
import { readStyles } from './read-styles'
import { bundles, filesOf, names } from './separate-names'
import { tokens } from './tokens'

/** A style sheet as it is published. */
interface PublishedStyles {
  css: string
  /** Contains a hash, so that browsers can cache the file forever. */
  path: string
  /** The names of the parts that it holds. */
  parts: readonly string[]
}

/** The style sheets that are files of their own: those of figures first, as they give way to parts. */
async function readSeparateStyles(): Promise<Record<string, PublishedStyles>> {
  const figures = Object.entries(await figureStyles()).filter(([, css]) => css !== '')
  const files = names.map(async name => {
    const css = readStyles(filesOf(name), tokens, variables)
    return [name, await withShortSelectors(css)] as const
  })
  const parts = new Map([...figures, ...(await Promise.all(files))])
  const order = [...parts.keys()].filter(name => name !== 'print')
  const singles = [...parts.keys()].map(name => [name, [name]] as const)
  const sheets = [...Object.entries(bundles), ...singles, [whole, order] as const].map(
    ([name, held]) => [name, publish(name, held, parts)] as const,
  )
  const firstPart = ({ parts: [first = ''] }: PublishedStyles) => order.indexOf(first)
  return Object.fromEntries(sheets.sort(([, a], [, b]) => firstPart(a) - firstPart(b)))
}

/** A style sheet with these parts, in the order of `all`. */
function publish(name: string, held: readonly string[], all: ReadonlyMap<string, string>): PublishedStyles {
  const unknown = held.find(part => !all.has(part))
  if (unknown) throw new Error(`The style sheet ${name} has a part ${unknown}, which there is not.`)
  const parts = [...all.keys()].filter(part => held.includes(part))
  const css = parts
    .map(part => all.get(part))
    .join('')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
  const hash = createHash('sha256').update(css).digest('hex')
  return { css, parts, path: `/assets/${name.replace(/^.*\//, '')}.${hash.slice(0, 8)}.css` }
}

/** Publishes these style sheets with the scripts, and gives pages the path of each, by name. */
export function separateStyles(): PluginOption {
  let styles: Record<string, PublishedStyles> = {}
  return {
    name: 'separate-styles',
    apply: 'build',
    async config() {
      styles = await readSeparateStyles()
      const published = Object.entries(styles).map(([name, { path, parts }]) => [name, { path, parts }])
      return { define: { 'import.meta.env.SEPARATE_STYLES': JSON.stringify(Object.fromEntries(published)) } }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { path, css } of Object.values(styles))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: css })
    },
  }
}

/** Replaces tokens in these style sheets in development, where they are links to their sources. */
export function replaceTokens(): PluginOption {
  return {
    name: 'style-tokens',
    enforce: 'pre',
    transform: {
      filter: { id: /\/renderer\/site\/styles\/(?:print|parts\/[\w/-]+)\.css/ },
      handler: (_, id) => readStyles(id.split('?', 1), tokens, variables),
    },
  }
}
