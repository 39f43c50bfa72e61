import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { variables } from '../theme'
import { readStyles } from './read-styles'
import { tokens } from './tokens'

const folder = 'renderer/site/styles/base'

/** The files of the styles that every page has, in the order of the cascade: of two equal selectors the later wins. */
export const preflightFiles = [
  'document.css',
  'typography.css',
  'visibility.css',
  'prose.css',
  'tables.css',
  'notes.css',
  'header.css',
  'feedback.css',
  'forms.css',
  'waiting.css',
  'motion.css',
  'forced-colors.css',
].map(name => `${folder}/${name}`)

/** The custom properties of the theme, then the styles of plain elements, of text written in MDX, and of the layout. */
export const preflight = (): string => variables + readStyles(preflightFiles, tokens, variables)

/** Makes the style sheet of UnoCSS depend on these files, so that the dev server follows a change of them. */
export function watchPreflight(): Plugin {
  return {
    name: 'watch-preflight',
    transform: {
      filter: { id: /__uno\.css/ },
      handler() {
        for (const file of preflightFiles) this.addWatchFile(resolve(file))
      },
    },
  }
}
