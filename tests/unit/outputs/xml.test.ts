import { expect, test } from 'vitest'
import { toXml } from '../../../renderer/outputs/xml'

const head = '<?xml version="1.0" encoding="UTF-8"?>'

test('attributes, texts, lists and children are written in their order, on one line or indented', () => {
  const feed = {
    '@v': '2',
    title: 'T',
    link: [{ '@href': '/a/' }, { '@href': '/b/' }],
    author: { name: 'N' },
    none: undefined,
  }
  expect(toXml({ feed })).toBe(
    `${head}<feed v="2"><title>T</title><link href="/a/"/><link href="/b/"/><author><name>N</name></author></feed>`,
  )
  expect(toXml({ feed: { title: 'T', author: { name: ['N', 'M'] }, list: [] } }, '  ')).toBe(
    `${head}\n<feed>\n  <title>T</title>\n  <author>\n    <name>N</name>\n    <name>M</name>\n  </author>\n</feed>\n`,
  )
})

test('texts and attributes are escaped, and an empty element has one tag', () => {
  expect(toXml({ a: { '@b': `"<&>'`, '#text': `"<&>'` }, c: '' })).toBe(
    `${head}<a b="&quot;&lt;&amp;&gt;&apos;">&quot;&lt;&amp;&gt;&apos;</a><c/>`,
  )
})
