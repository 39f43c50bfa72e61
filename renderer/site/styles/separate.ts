import { createHash } from 'node:crypto'
import type { PluginOption } from 'vite'
import { variables } from '../theme'
import { figureStyles } from './figure-styles'
import { readStyles } from './read-styles'
import { filesOf, names } from './separate-names'
import { tokens } from './tokens'

/** A style sheet as it is published. */
interface PublishedStyles {
  css: string
  /** Contains a hash, so that browsers can cache the file forever. */
  path: string
}

/** The style sheets that are files of their own, and those of figures by the names of their islands. */
async function readSeparateStyles(): Promise<Record<string, PublishedStyles>> {
  const parts = names.map(name => [name, readStyles(filesOf(name), tokens, variables)] as const)
  const sheets = [...parts, ...Object.entries(await figureStyles())].filter(([, css]) => css !== '')
  return Object.fromEntries(sheets.map(([name, css]) => [name, publish(name, css)]))
}

function publish(name: string, source: string): PublishedStyles {
  const css = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
  const hash = createHash('sha256').update(css).digest('hex')
  return { css, path: `/assets/${name.replace(/^.*\//, '')}.${hash.slice(0, 8)}.css` }
}

/** Publishes these style sheets with the scripts, and gives pages the path of each, by name. */
export function separateStyles(): PluginOption {
  let styles: Record<string, PublishedStyles> = {}
  return {
    name: 'separate-styles',
    apply: 'build',
    async config() {
      styles = await readSeparateStyles()
      const paths = Object.fromEntries(Object.entries(styles).map(([name, { path }]) => [name, path]))
      return { define: { 'import.meta.env.SEPARATE_STYLES': JSON.stringify(paths) } }
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
