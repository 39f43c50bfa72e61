import { createHash } from 'node:crypto'
import type { PluginOption } from 'vite'
import { variables } from '../theme'
import { readStyles } from './read-styles'
import { fileOf, type Name, names } from './separate-names'
import { tokens } from './tokens'

/** The published style sheet of a name. */
export interface SeparateStyles {
  css: string
  /** Contains a hash, so that browsers can cache the file forever. */
  path: string
  /** What browsers verify (Subresource Integrity, section 3). */
  integrity: string
}

/** Reads the style sheets that are files of their own. Tokens are replaced, white space is reduced. */
export function readSeparateStyles(): Record<Name, SeparateStyles> {
  const described = names.map(name => {
    const css = readStyles([fileOf(name)], tokens, variables)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
    const hash = createHash('sha256').update(css)
    const path = `/assets/${name.replace(/^.*\//, '')}.${hash.copy().digest('hex').slice(0, 8)}.css`
    return [name, { css, path, integrity: `sha256-${hash.digest('base64')}` }] as const
  })
  return Object.fromEntries(described) as Record<Name, SeparateStyles>
}

/** The path and hash of each of these style sheets, by name. */
export function publishedStyles(): Record<string, Omit<SeparateStyles, 'css'>> {
  const styles = Object.entries(readSeparateStyles())
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
