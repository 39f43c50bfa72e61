import { expect, test } from 'vitest'
import { allImports } from './imports'
import { browserFiles } from './readers/browser-files'

const inBrowser = browserFiles()

/** Packages that only some files may import. */
const reserved: Record<string, readonly string[]> = {
  // Its engines can run code from frontmatter: one file switches them off.
  'gray-matter': ['renderer/engine/content/parse.ts'],
  // Whoever imports these makes scripts of pages larger.
  'framer-motion': inBrowser,
  'lottie-web': inBrowser,
  'react-hot-toast': inBrowser,
  // Each use is a root that React renders into.
  'react-dom/client': ['renderer/engine/pages/islands/mount.tsx', 'renderer/site/islands/toasts/toaster.tsx'],
}

const imports = allImports().filter(({ isPackage }) => isPackage)

/** Whether a specifier is a package or a file in it. */
const isOf = (name: string, specifier: string) => specifier === name || specifier.startsWith(`${name}/`)

test.each(Object.entries(reserved))('only some files import %s', (name, files) => {
  const importers = imports.filter(({ to }) => isOf(name, to)).map(({ from }) => from)
  expect(importers.filter(from => !files.includes(from))).toEqual([])
  // A rule that nothing uses is removed.
  expect(importers).not.toEqual([])
  if (files !== inBrowser) expect(files.filter(file => !importers.includes(file))).toEqual([])
})
