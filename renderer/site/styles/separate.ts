import { createHash } from 'node:crypto'
import type { PluginOption } from 'vite'
import { variables } from '../theme'
import { figureStyles } from './figure-styles'
import { readStyles } from './read-styles'
import { fileOf, names } from './separate-names'
import { tokens } from './tokens'

/** The published style sheet of a name. */
export interface SeparateStyles {
  css: string
  /** Contains a hash, so that browsers can cache the file forever. */
  path: string
  /** What browsers verify (Subresource Integrity, section 3). */
  integrity: string
}

/** The style sheets that are files of their own, and those of figures by the names of their islands. */
export async function readSeparateStyles(): Promise<Record<string, SeparateStyles>> {
  const parts = names.map(name => [name, readStyles([fileOf(name)], tokens, variables)] as const)
  const sheets = [...parts, ...Object.entries(await figureStyles())].filter(([, css]) => css !== '')
  return Object.fromEntries(sheets.map(([name, css]) => [name, publish(name, css)]))
}

function publish(name: string, source: string): SeparateStyles {
  const css = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
  const hash = createHash('sha256').update(css)
  const path = `/assets/${name.replace(/^.*\//, '')}.${hash.copy().digest('hex').slice(0, 8)}.css`
  return { css, path, integrity: `sha256-${hash.digest('base64')}` }
}

/** The path and hash of each of these style sheets, by name. */
export async function publishedStyles(): Promise<Record<string, Omit<SeparateStyles, 'css'>>> {
  const styles = Object.entries(await readSeparateStyles())
  return Object.fromEntries(styles.map(([name, { path, integrity }]) => [name, { path, integrity }]))
}

/** Replaces tokens in these style sheets in development, where they are links to their sources. */
export function replaceTokens(): PluginOption {
  return {
    name: 'separate-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/renderer\/site\/styles\/(?:print|parts\/[\w/-]+)\.css/ },
      handler: (_, id) => readStyles(id.split('?', 1), tokens, variables),
    },
  }
}
