import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from '../../../renderer/engine/base/cache/hash'
import { handlers } from '../../../renderer/studio/handlers/handlers'
import { legalPage } from '../../factories/content-files'
import { serveEdits } from '../../factories/edit/edit-server'
import { hostileHeads, sendRaw } from '../../factories/hostile-requests'
import { temporaryRoot } from '../../factories/root'

const file = 'content/legal/rules.mdx'
/** Its version, of which everything but saving is asked. */
const version = sha256(legalPage())

/** Every source file of a site with its bytes: a build that a request began may still write caches. */
function snapshot(root: string): Record<string, string> {
  const sources = readdirSync(root).filter(name => /^(content|public|renderer|outside)/.test(name))
  const paths = sources
    .flatMap(name =>
      statSync(join(root, name)).isFile()
        ? name
        : readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map(path => join(name, path)),
    )
    .filter(path => statSync(join(root, path)).isFile())
  return Object.fromEntries(paths.sort().map(path => [path, readFileSync(join(root, path), 'latin1')]))
}

/** The names that requests have, and those that every object has. */
const name = fc.constantFrom(
  ...[
    'file',
    'version',
    'changes',
    'type',
    'id',
    'start',
    'end',
    'text',
    'value',
    'at',
    'from',
    'to',
    'where',
    'props',
  ],
  ...['document', 'url', 'words', 'ids', 'html', 'offset', 'of', 'collection', 'slug', 'toString', '__proto__'],
)
const id = fc.oneof(
  fc.constantFrom('?.title', '?', '?.nowhere/0/.deep', '?.__proto__/.constructor', '?99').map(each => file + each),
  fc
    .tuple(fc.nat(300), fc.constantFrom('paragraph', 'heading', 'list', 'odd'))
    .map(each => `${file}@${each.join('-')}`),
  fc.constantFrom('content/site.ts?.origin', '../outside.mdx?.title', `${file}@${'9'.repeat(400)}-list`),
)
const kinds = fc.constantFrom('text', 'field', 'item', 'block', 'format', 'insert', 'move', 'props')
/** Values of these names, right and wrong ones, nested in any way. */
const value = fc.letrec(tie => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(file, '../outside.mdx', 'content/site.ts', 'content/legal/rules.mdx\0', '__proto__', ''),
    id,
    fc.oneof(kinds, fc.constantFrom('legal', 'rules', '/rules/', 'before', version)),
    fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.string({ unit: 'binary' })),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(name, tie('any'), { maxKeys: 5, noNullPrototype: true }),
  ),
})).any
/** Bodies in the form of a request, with one name replaced, and any others. */
const body = fc.oneof(
  fc
    .tuple(name, value)
    .map(([each, other]) =>
      JSON.stringify({ file, version, changes: [{ type: 'text', start: 0, end: 0, text: '' }], [each]: other }),
    ),
  fc
    .tuple(kinds, id, fc.dictionary(name, value, { noNullPrototype: true }))
    .map(([type, of, each]) => JSON.stringify({ file, version, changes: [{ type, id: of, ...each }] })),
  fc.dictionary(name, value, { noNullPrototype: true }).map(each => JSON.stringify(each)),
  value.map(each => JSON.stringify(each) ?? ''),
  fc.string({ unit: 'binary' }),
  fc.integer({ min: 100, max: 30_000 }).map(depth => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.integer({ min: 100, max: 30_000 }).map(depth => `{"html":${JSON.stringify('<div>'.repeat(depth))}}`),
)

test('no body of a request with the token ends edit mode, shows a stack or changes a file', {
  timeout: 60_000,
}, async () => {
  const root = temporaryRoot({ 'legal/rules.mdx': legalPage() })
  const { send, ask } = await serveEdits(root)
  // The first request describes the components, in a file beside the types.
  await ask('insert', {})
  const before = snapshot(root)
  // What creates, renames and undoes does so by right.
  const names = Object.keys(handlers).filter(each => !['new', 'rename', 'undo', 'redo'].includes(each))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names, 'media', 'toString', ''), body, async (each, text) => {
      const sent = each === 'save' ? text.replaceAll(version, 'another') : text
      const { status, text: answer } = await send(`/__edit/${each}`, Buffer.from(sent))
      expect([200, 400, 404, 413], answer).toContain(status)
      expect(answer).not.toMatch(/^\s+at /m)
    }),
    { numRuns: 300 },
  )
  expect(snapshot(root)).toEqual(before)
  expect(await ask('collections', {})).toContainEqual(expect.objectContaining({ name: 'legal' }))
})

test('no head of a request without the token is answered with more than a refusal', { timeout: 60_000 }, async () => {
  const root = temporaryRoot({ 'legal/rules.mdx': legalPage() })
  const { port, ask } = await serveEdits(root)
  await fc.assert(
    fc.asyncProperty(hostileHeads('/__edit/save', '/__edit/media?name=a.png', '/__edit/collections'), async lines => {
      const { status } = await sendRaw(port, lines)
      expect([400, 403, 404, 405, 417, 431]).toContain(status)
    }),
    { numRuns: 200 },
  )
  expect(await ask('collections', {})).toContainEqual(expect.objectContaining({ name: 'legal' }))
})
