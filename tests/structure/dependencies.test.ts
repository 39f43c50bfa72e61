import { expect, test } from 'vitest'
import { folderOf } from '../factories/root'
import { cruiseImports, filesReached } from './dependencies'
import { arrows, reserved } from './import-rules'
import { code, textOf } from './sources'

const imports = await cruiseImports()

/** The violated rules, each with the import. */
function errorsIn({ summary }: typeof imports): string[] {
  return summary.violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}`)
    .sort()
}

test('imports follow the rules', () => {
  expect(errorsIn(imports)).toEqual([])
})

test('every rule is used', () => {
  const used = new Set(imports.summary.violations.map(({ rule }) => rule.name))
  expect([...arrows, ...reserved].map(({ name }) => name).filter(name => !used.has(name))).toEqual([])
})

test('each rule fails where it should', async () => {
  const root = folderOf({
    'package.json': '{}',
    'renderer/engine/base/up.ts': "import '../mdx/right'",
    'renderer/engine/mdx/right.ts': "import '../base/left'",
    'renderer/engine/base/left.ts': "import './right'\nimport type {} from '@proofsheet/review/tool'",
    'renderer/engine/base/right.ts': "import './left'",
    'renderer/engine/site.ts': "import './base/one'\nimport type {} from './base/one'",
    'renderer/engine/base/one.ts': '',
    'renderer/review/tool.ts': "import '../engine/base/one'",
    'renderer/site/a/one.ts': "import '../b/two'\nimport '../../../pages/page'",
    'renderer/site/b/two.ts': 'export {}',
    'renderer/site/b/three.ts': "import '../a/four'\nimport '../../../tests/five'",
    'renderer/site/a/four.ts': 'export {}',
    'pages/page.ts': "import 'framer-motion/dom'",
    'tests/five.ts': '',
    'tests/unit/engine/six.ts': "import '../../../content/site'",
    'scripts/six.ts': '',
    'content/site.ts': '',
    'node_modules/framer-motion/package.json': '{ "name": "framer-motion", "exports": { "./dom": "./dom.js" } }',
    'node_modules/framer-motion/dom.js': '',
  })
  expect(errorsIn(await cruiseImports(root))).toEqual([
    'pages/page.ts → node_modules/framer-motion/dom.js: only some files → framer-motion',
    'renderer/engine/base/left.ts → renderer/engine/base/right.ts: a file imports itself by way of others',
    'renderer/engine/base/left.ts → renderer/review/tool.ts: not-in-allowed',
    'renderer/engine/base/up.ts → renderer/engine/mdx/right.ts: not-in-allowed',
    'renderer/engine/site.ts → renderer/engine/base/one.ts: not-in-allowed',
    'renderer/review/tool.ts → renderer/engine/base/one.ts: not-in-allowed',
    'renderer/site/a → renderer/site/b: a folder of the site imports itself by way of others',
    'renderer/site/a/one.ts → pages/page.ts: not-in-allowed',
    'renderer/site/b → renderer/site/a: a folder of the site imports itself by way of others',
    'renderer/site/b/three.ts → tests/five.ts: not-in-allowed',
    'tests/unit/engine/six.ts → content/site.ts: tests of the packages know the small sites of the fixtures only',
  ])
})

test('files that reach the browser say when in their first line, and no others do', () => {
  // The dev server names the last three: in a document of its own, and as the modules of a tool.
  const entries = [
    'renderer/+client.ts',
    'scripts/docs/site/renderer/+client.ts',
    'renderer/engine/vite/browser/failed-page.ts',
    'renderer/engine/vite/browser/client.ts',
    'renderer/search/browser/client.ts',
    'renderer/studio/browser/edit-button.ts',
    'renderer/studio/browser/plain-guide.ts',
    'renderer/studio/browser/guide-link.ts',
    'renderer/studio/browser/open-source.ts',
  ]
  const islands = code.filter(file => file.endsWith('.island.tsx'))
  const reached = filesReached(imports, [...entries, ...islands])
  const declared = code.filter(file => textOf(file).startsWith('// Reaches the browser, when '))
  expect(declared).toEqual(code.filter(file => reached.has(file)))
  const otherForms = code.filter(file => !declared.includes(file) && /^\W*Reaches the browser/.test(textOf(file)))
  expect(otherForms).toEqual([])
})
