import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileOf } from '../../../renderer/authoring/language-server/workspace'

const root = '/project'

test.each([
  'file://host/share/content/blog/a.mdx',
  'file:///project/content%2Fblog/a.mdx',
  'file:///project/%00.mdx',
  'file:///project/%zz.mdx',
  'untitled:Untitled-1',
  'vscode-remote://ssh/project/content/blog/a.mdx',
  'git:/project/content/blog/a.mdx',
  '',
])('an editor may open %s, which is no file of the project', uri => {
  const found = fileOf(root, uri)
  expect(found === undefined || !found.startsWith('content/')).toBe(true)
})

test('no URI throws, since one document would silence the diagnostics of all', () => {
  const part = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('%00', '%2f', '%5c', '%', '..', '[', 'host'))
  const uri = fc
    .tuple(fc.constantFrom('file:', 'file:/', 'file://', 'file:///', 'http://', ''), fc.array(part, { maxLength: 4 }))
    .map(([scheme, parts]) => scheme + parts.join('/'))
  fc.assert(fc.property(uri, each => void fileOf(root, each)))
  expect(fileOf(root, pathToFileURL('/project/content/blog/a.mdx').href)).toBe('content/blog/a.mdx')
})
