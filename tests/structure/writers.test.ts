import { type ESTree, Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { code, parse } from './sources'

/** The functions of `node:fs` that make, change or move files. */
const writing =
  /^(write|append|copyFile|rename|truncate|ftruncate|link|symlink|cp|open|mkdtemp|createWriteStream|chmod|utimes)/

/** The files that may use them, by what they write; nothing else does, and all that is in the project goes through the first. */
const writers: Record<string, string[]> = {
  'the project and caches, atomically': ['engine/base/files/write-files.ts'],
  'what this machine runs, below node_modules/.cache': [
    'engine/base/cache/store.ts',
    'engine/base/modules/bundle.ts',
    'engine/base/modules/compiled-entry.ts',
    'engine/build/build-code.ts',
  ],
  'the built site, in folders that the build has made': [
    'engine/base/files/public-files.ts',
    'engine/build/publish-site.ts',
    'engine/build/publish/link-files.ts',
    'engine/build/publish/manifest.ts',
    'engine/build/publish/releases.ts',
    'engine/build/publish/staging.ts',
    'engine/build/stage-site.ts',
    'engine/build/vite-build.ts',
    'engine/vite/build-plugins.ts',
    'store/releases.ts',
  ],
  'the sides and the report of a review, in folders of their own': [
    'review/pictures/take-pictures.ts',
    'review/report/write-report.ts',
    'review/sides/build-base.ts',
    'review/sides/build-side.ts',
    'review/sides/fetch-side.ts',
    'review/sides/link-packages.ts',
    'review/sides/link-workspaces.ts',
  ],
  'nothing: they look at what is read': ['engine/base/files/check-files.ts', 'engine/build/record-modules.ts'],
}

/** Whether a file imports a function that writes, or a whole module of the file system. */
function writes(file: string): boolean {
  let isWriter = false
  new Visitor({
    ImportDeclaration: ({ source, specifiers }: ESTree.ImportDeclaration) => {
      if (!/^(node:)?fs(\/promises)?$/.test(source.value)) return
      isWriter ||= specifiers.some(
        each =>
          each.type !== 'ImportSpecifier' || (each.imported.type === 'Identifier' && writing.test(each.imported.name)),
      )
    },
  }).visit(parse(file).program)
  return isWriter
}

test('one module writes to the project; the others write to caches, builds and reports alone', () => {
  const found = code.filter(file => file.startsWith('renderer/') && writes(file))
  expect(found.map(file => file.replace('renderer/', '')).sort()).toEqual(Object.values(writers).flat().sort())
})
