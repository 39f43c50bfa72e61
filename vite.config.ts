import { proofsheet } from '@proofsheet/engine/vite/proofsheet'
import { search } from '@proofsheet/search/vite'
import { studio } from '@proofsheet/studio/vite'
import unocss from 'unocss/vite'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { onVital } from './content/site'
import { publishIcons } from './renderer/site/components/icons/publish-icons'
import { jsxCalls } from './renderer/site/jsx-calls'
import { searchOptions } from './renderer/site/outputs/search-options'
import { shortClassNames, withShortNames } from './renderer/site/styles/class-names'
import { evictPages } from './renderer/site/styles/evict-pages'
import { sharedUtilities } from './renderer/site/styles/figure-styles'
import { watchPreflight } from './renderer/site/styles/preflight'
import { replaceTokens, separateStyles } from './renderer/site/styles/separate'
import styles, { classNames } from './renderer/site/styles/uno.config'

export default defineConfig(async ({ command }) => ({
  plugins: [
    proofsheet(),
    search(searchOptions, {
      askAt: 'contactUs/?about=&task=Looking%20for:%20',
      examples: ['price of PMCoach', 'delete my data', 'SSO'],
    }),
    studio({ guide: 'renderer/site/guide.tsx' }),
    // Its inspector has a WebSocket that any site can connect to.
    unocss({
      ...(command === 'build' ? await withShortNames(styles) : styles),
      extractors: [classNames(command === 'build' ? await sharedUtilities() : undefined)],
      configFile: false,
      inspector: false,
    }),
    watchPreflight(),
    evictPages(),
    replaceTokens(),
    separateStyles(),
    publishIcons(),
    shortClassNames(),
    jsxCalls(),
    vike(),
  ],
  // Constants at build time: without `onVital` in the settings, pages don't load the code that measures vitals.
  define: {
    'import.meta.env.HAS_VITALS': JSON.stringify(onVital !== undefined),
  },
  build: {
    // The first versions with `light-dark()`: written out for older ones, each color takes four times the bytes.
    cssTarget: ['chrome123', 'firefox120', 'ios17.5', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      // Saves bytes on every page: the entry lists no dependencies of its dynamic imports for preloading.
      resolveDependencies: (_: string, scripts: string[], { hostId }: { hostId: string }) =>
        hostId.includes('/entries/') ? [] : scripts,
    },
  },
}))
