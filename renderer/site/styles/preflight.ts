import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { variables } from '../theme'
import { readStyles } from './read-styles'
import { tokens } from './tokens'

const folder = 'renderer/site/styles/base'

/** The stylesheets of every page in the order of the cascade: of two equally specific rules the later one applies. */
export const preflightFiles = [
  'document.css',
  'typography.css',
  'visibility.css',
  'prose.css',
  'margin.css',
  'stage.css',
  'closing.css',
  'header.css',
  'feedback.css',
  'waiting.css',
  'preferences.css',
].map(name => `${folder}/${name}`)

const fonts = 'renderer/site/fonts'
const faces = `${fonts}/faces.css`

/** The CSS of every page: fonts, custom properties of the theme, plain elements, Markdown text, and the layout. */
export const preflight = (): string =>
  variables +
  readFileSync(faces, 'utf8').replaceAll("url('./", `url('/${fonts}/`) +
  readStyles(preflightFiles, tokens, variables)

/** Makes UnoCSS's stylesheet depend on these files, so that the dev server updates it when they change. */
export function watchPreflight(): Plugin {
  return {
    name: 'watch-preflight',
    transform: {
      filter: { id: /__uno\.css/ },
      handler() {
        for (const file of [faces, ...preflightFiles]) this.addWatchFile(resolve(file))
      },
    },
  }
}
