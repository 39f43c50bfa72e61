import { relative } from 'node:path'
import { type DevTools, devToolsPlugin } from '@proofsheet/engine/vite/dev-tools'
import type { Plugin } from 'vite'

/** The options of a site's studio. */
export interface StudioOptions {
  /**
   * The module with `renderGuide`, which renders the writers' guide in the site's own looks, from the project's root.
   * Without it, the guide has plain ones.
   */
  guide?: string
}

/**
 * Adds the studio to the dev server: pages can be edited on the page, and `/_guide/` describes every field and shows
 * every component. It needs the engine's `content()`, and does nothing in a build.
 */
export function studio({ guide }: StudioOptions = {}): Plugin[] {
  let tools: DevTools | undefined
  return [
    {
      name: 'studio',
      apply: 'serve',
      // Packages of edit mode, prepared with those of the pages: otherwise Vite loads the page again when it is first on.
      config: () => ({
        optimizeDeps: {
          exclude: [name],
          include: editorPackages.map(each => `${name} > ${each}`),
        },
      }),
      async configureServer(server) {
        tools = findDevTools(server.config.plugins)
        const { startStudio } = await import('./start-studio')
        startStudio(server, tools, guide)
      },
    },
    {
      name: 'studio:settings',
      apply: 'serve',
      enforce: 'pre',
      transform: {
        filter: { id: /[\\/]content[\\/][^\\/?]+\.ts$/ },
        // Browsers get the file as it is.
        async handler(source, id) {
          const { root, consumer } = this.environment.config
          if (consumer !== 'server' || !tools) return
          const { site } = await tools.content
          if (relative(root, id).replaceAll('\\', '/') !== site.settingsFile?.file) return
          const { wrapSettings } = await import('./settings/wrap-settings')
          const code = wrapSettings(source)
          return code === undefined ? undefined : { code, map: null }
        },
      },
    },
  ]
}

/** The name of this package. */
const name = '@proofsheet/studio'

const editorPackages = [
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-markdown',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  'prosemirror-commands',
  'prosemirror-history',
  'prosemirror-inputrules',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-state',
  'prosemirror-tables',
  'prosemirror-view',
]

/** The interface of the content plug-in for other plug-ins. Throws where it isn't among the plug-ins. */
function findDevTools(plugins: readonly Plugin[]): DevTools {
  const found = plugins.find(({ name }) => name === devToolsPlugin)
  if (!found) throw new Error('This plug-in needs content() of @proofsheet/engine before it in vite.config.ts.')
  return found.api
}
