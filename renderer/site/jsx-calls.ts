import type { Plugin } from 'vite'

const runtime = 'react/jsx-runtime'
const own = '\0jsx-calls'

/**
 * Gives browsers React's functions for elements as a module. React's own is CommonJS, with which each element is
 * `(0,runtime.jsx)(…)`; now it is `jsx(…)`, which saves half a kilobyte of compressed script where all examples are used.
 */
export function jsxCalls(): Plugin {
  return {
    name: 'jsx-calls',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === runtime && importer !== own && this.environment.name === 'client') return own
    },
    load: id =>
      id === own
        ? // The two functions for elements are one in production.
          `import runtime from '${runtime}'\nexport const { jsx, Fragment } = runtime\nexport { jsx as jsxs }`
        : undefined,
  }
}
