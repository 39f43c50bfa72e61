import { expect, test } from 'vitest'
import type { ComponentDescription } from '../../../renderer/engine/content/schema/describe-components'
import { convertBody } from '../../../renderer/import/body/convert'
import { ownConversions } from '../../../renderer/import/body/own-components'
import { parseForeign } from '../../../renderer/import/body/parse-foreign'
import { writeBody } from '../../../renderer/import/body/write-body'

function component(name: string, prop: string): ComponentDescription {
  const text = { type: 'text', required: true, sentence: 'Words.' }
  const children = { name: 'children', ...text }
  return { name, sentence: '', file: '', props: [{ name: prop, ...text }], children, example: '', schema: {} }
}

const tabs = [component('Tabs', 'label'), component('Tab', 'title')]

/** A foreign body as it is written in a site with these components, and what was noted. */
function bringIn(body: string, kind: 'md' | 'mdx', components = tabs) {
  const foreign = parseForeign({ body, kind, linesAbove: 0 } as Parameters<typeof parseForeign>[0])
  const tree = convertBody(foreign, 'A', { isValid: () => true, own: ownConversions(components) })
  return { text: writeBody(tree).trim(), notes: foreign.notes.map(({ what }) => what) }
}

const code = (lines: string[]) => lines.join('\n')

test.each([
  [
    'code-group of VitePress',
    'md',
    '::: code-group\n\n```sh [npm]\nnpm i\n```\n\n```sh [yarn]\nyarn add\n```\n\n:::',
    ['npm', 'yarn'],
  ],
  ['CodeGroup of Mintlify', 'mdx', '<CodeGroup>\n```sh title="npm"\nnpm i\n```\n</CodeGroup>', ['npm']],
  [
    'Tabs of Docusaurus',
    'mdx',
    '<Tabs groupId="os">\n<TabItem value="m" label="macOS">\n\nA *b*.\n\n</TabItem>\n<TabItem value="w" label="Windows">\n\nC.\n\n</TabItem>\n</Tabs>',
    ['macOS', 'Windows'],
  ],
  ['Tabs of Starlight', 'mdx', '<Tabs>\n<TabItem label="Stars">Sirius</TabItem>\n</Tabs>', ['Stars']],
  ['Tabs of Nextra', 'mdx', '<Tabs>\n<Tab title="One">\n\nA\n\n</Tab>\n</Tabs>', ['One']],
] as const)('%s become the tabs of the site', (_, kind, body, names) => {
  const { text, notes } = bringIn(body, kind)
  expect(text.split('\n')[0]).toBe(`<Tabs label="${names.join(', ')}">`)
  expect(text.match(/<Tab title="[^"]*">/g)).toEqual(names.map(name => `<Tab title="${name}">`))
  expect(text).not.toMatch(/TabItem|\[npm\]|title="npm"\n/)
  expect(notes).toEqual([])
})

test('what is in no tab keeps its words, and a site without tabs gets the titles', () => {
  const mixed = '<Tabs>\n\nBefore.\n\n<Tab title="One">A</Tab>\n</Tabs>'
  expect(bringIn(mixed, 'mdx').text).toBe(code(['Before.', '', '**One**', '', 'A']))
  expect(bringIn(mixed, 'mdx', []).text).toBe(code(['Before.', '', '**One** A']))
})
