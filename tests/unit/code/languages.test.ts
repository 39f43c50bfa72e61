import { expect, test } from 'vitest'
import { languageIds, languageOf } from '../../../renderer/code/languages'
import { tokenize } from '../../../renderer/code/tokenize'

const samples: Record<string, string> = {
  bash: 'if true; then echo "a"; fi',
  c: 'int main(void) { return 0; }',
  cpp: 'class A { public: int b; };',
  csharp: 'public class A { }',
  css: 'a { color: red }',
  diff: '-a\n+b',
  dockerfile: 'FROM node:20\nRUN npm ci',
  go: 'func main() { return }',
  graphql: 'query { a(b: "c") }',
  http: 'GET /a HTTP/1.1\nAccept: text/html',
  ini: '[a]\nb = "c"',
  java: 'public class A { }',
  javascript: 'const a = 1',
  json: '{ "a": 1 }',
  kotlin: 'fun a(): Int = 1',
  markdown: '# One\n\n**bold**',
  nginx: 'server { listen 80; }',
  php: '<?php echo "a";',
  python: 'def a(): return 1',
  ruby: 'def a; 1; end',
  rust: 'fn main() { let a = 1; }',
  sql: 'SELECT 1 FROM a',
  swift: 'let a = 1',
  typescript: 'interface A { b: string }',
  xml: '<a b="c">d</a>',
  yaml: 'a: "b"',
}

test('every language with a grammar marks parts of its code, and changes no letter', async () => {
  const names = [...new Set(languageIds.map(id => languageOf(id)))].flatMap(each => (each?.load ? [each] : []))
  expect(names.map(({ ids }) => ids[0])).toEqual(Object.keys(samples))
  for (const language of names) {
    const code = samples[language.ids[0] ?? ''] ?? ''
    const nodes = await tokenize(code, language)
    const textOf = (node: (typeof nodes)[number]): string =>
      node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''
    expect(nodes.map(textOf).join(''), language.name).toBe(code)
    expect(JSON.stringify(nodes), language.name).toContain('hljs-')
  }
})

test('ids are unique, and found in any case', () => {
  expect(new Set(languageIds).size).toBe(languageIds.length)
  expect(languageOf('JSON')?.name).toBe('JSON')
  expect(languageOf('jsonx')).toBeUndefined()
})
