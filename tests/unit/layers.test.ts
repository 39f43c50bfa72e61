import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Who may import whom: a file's folder, the longest that fits, and the folders that it may import from. */
const mayImport: Record<string, string[]> = {
  'content/types': ['content/types'],
  content: ['content'],
  'renderer/pipeline': ['renderer/pipeline', 'content', 'renderer/site/components/names.ts'],
  'renderer/islands': ['renderer/islands', 'content/types'],
  'renderer/vocabulary': [
    'renderer/vocabulary',
    'renderer/islands',
    'renderer/pictures',
    'content',
    'renderer/pipeline (types)',
  ],
  'renderer/shell': [
    'renderer/shell',
    'renderer/site/theme.ts',
    'renderer/site/styles/print.css',
    'renderer/fonts',
    'renderer/site/components/Icon.tsx',
    'renderer/site/components/Counted.tsx',
    'renderer/site/components/blog/date.ts',
    'content',
    'renderer/pipeline (types)',
    'renderer/engine/content/lookup.ts',
  ],
  'renderer/search': ['renderer/search'],
  'renderer/pictures': ['renderer/pictures', 'renderer/engine/cache/generated.ts', 'renderer/engine/content/media.ts'],
  renderer: ['renderer', 'content'],
  'renderer/+client.ts': [
    'renderer/engine/islands/hydrate.ts',
    'renderer/site/islands/loading/wait.ts',
    'renderer/islands/motion',
    'renderer/islands/toasts',
    'renderer/search',
    'renderer/shell',
    'renderer/fonts',
    'renderer/dev/browser',
    'content/site.ts',
    'content/types (types)',
  ],
  'renderer/dev': [
    'renderer/dev',
    'renderer/pictures',
    'renderer/vocabulary',
    'renderer/engine/islands/hydrate.ts',
    'renderer/shell',
    'renderer/pipeline',
    'content',
  ],
  'renderer/outputs': [
    'renderer/outputs',
    'renderer/site/theme.ts',
    'renderer/fonts',
    'renderer/shell/page-info',
    'renderer/site/shell/print-styles.ts',
    'renderer/engine/html/policy.ts',
    'renderer/engine/html/base-path.ts',
    'renderer/search',
    'renderer/pictures',
    'renderer/pipeline',
    'content',
  ],
  'renderer/writing': ['renderer/writing', 'renderer/pipeline', 'renderer/site/components/names.ts', 'content'],
  'renderer/build': [
    'renderer/build',
    'renderer/outputs',
    'renderer/pipeline',
    'renderer/engine/html/base-path.ts',
    'renderer/engine/publish/manifest.ts',
    'renderer/engine/publish/staging.ts',
    'content',
  ],
  'renderer/publish': [
    'renderer/publish',
    'renderer/engine/cache/store.ts',
    'renderer/outputs',
    'renderer/pipeline',
    'renderer/engine/html/base-path.ts',
    'renderer/site/components/blog/tags.ts',
    'content',
  ],
  pages: [
    'pages',
    'renderer/engine/dev/content.ts',
    'renderer/pipeline',
    'renderer/site/Body.tsx',
    'renderer/shell/page-info',
    'renderer/vocabulary',
    'content',
  ],
  scripts: [
    'scripts',
    'renderer/engine/html/base-path.ts',
    'renderer/build',
    'renderer/publish',
    'renderer/outputs',
    'renderer/writing',
    'renderer/engine/dev/server/plugin.ts',
    'renderer/pipeline',
    'content',
  ],
}

/** Packages that only some files may import. */
const reserved: Record<string, RegExp> = {
  'gray-matter': /^renderer\/pipeline\/parse\.ts$/,
  'framer-motion': /^renderer\/islands\//,
  'lottie-web': /^renderer\/islands\//,
  'react-hot-toast': /^renderer\/islands\//,
  'react-dom/client': /^renderer\/islands\/(mount|toasts\/toaster)\.tsx$/,
}

const files = ['content', 'renderer', 'pages', 'scripts'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => join(folder, path))
    .filter(path => /\.(ts|tsx|mjs)$/.test(path)),
)

interface Arrow {
  from: string
  to: string
  typesOnly: boolean
}

function arrows(from: string): Arrow[] {
  const source = readFileSync(join(root, from), 'utf8')
  const statements = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"\n;]|\n)*?from\s+'([^']+)'|import\('([^']+)'\)|(?:^|\n)import\s+'([^']+)'/g,
  )
  return [...statements].map(([, type, a, b, c]) => ({ from, to: a ?? b ?? c ?? '', typesOnly: Boolean(type) }))
}

function target({ from, to }: Arrow): string {
  const path = normalize(join(dirname(from), to.replace(/\?.*$/, '')))
  return (
    files.find(
      file => file === path || file.replace(/\.tsx?$/, '') === path || file.replace(/\/index\.tsx?$/, '') === path,
    ) ?? path
  )
}

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

test('imports go one way', () => {
  const forbidden = files.flatMap(arrows).filter(arrow => {
    const reservedFor = Object.entries(reserved).find(([name]) => within(arrow.to, name))
    if (reservedFor) return !arrow.typesOnly && !reservedFor[1].test(arrow.from)
    if (!arrow.to.startsWith('.')) return false
    const layer = Object.keys(mayImport)
      .filter(folder => within(arrow.from, folder))
      .sort((a, b) => b.length - a.length)[0]
    const to = target(arrow)
    return !mayImport[layer ?? '']?.some(rule => {
      const folder = rule.replace(' (types)', '')
      return within(to, folder) && (folder === rule || arrow.typesOnly)
    })
  })
  expect(forbidden.map(({ from, to }) => `${from} may not import ${to}`)).toEqual([])
})

test('files that reach the browser say so in their first line', () => {
  const islands = files.filter(file => file.endsWith('.island.tsx'))
  const silent = [
    ...islands,
    'renderer/+client.ts',
    'renderer/engine/islands/hydrate.ts',
    'renderer/engine/islands/replay.ts',
    'renderer/engine/islands/mount.tsx',
    'renderer/site/islands/toasts/listen.ts',
    'renderer/site/islands/toasts/toaster.tsx',
    'renderer/site/shell/browser/refine-header.ts',
    'renderer/site/shell/browser/on-shown.ts',
    'renderer/site/shell/browser/copy-link.ts',
    ...files.filter(file => /^renderer\/(islands\/motion|shell\/measure|dev\/browser)\/.*\.ts$/.test(file)),
  ].filter(file => !readFileSync(join(root, file), 'utf8').startsWith('// Reaches the browser'))
  expect(silent).toEqual([])
})
