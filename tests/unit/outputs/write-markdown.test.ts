import fc from 'fast-check'
import type { PhrasingContent, Root } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { expect, test } from 'vitest'
import { markdownOptions, writeMarkdown } from '../../../renderer/outputs/markdown/write-markdown'
import { hostileTexts } from '../../factories/texts/hostile-texts'

const words = fc.constantFrom(
  'One',
  ' two.',
  '3. ',
  '- x',
  'a: b',
  'www.x',
  '(c)',
  ' ',
  'it’s',
  'http://x',
  'e.g.',
  '+1',
  '90%. ',
  'www',
  '.',
  ':',
  'x)',
)
const texts = fc.oneof(
  hostileTexts,
  fc.array(words, { minLength: 1, maxLength: 6 }).map(parts => parts.join('')),
)
const text = texts.map((value): PhrasingContent => ({ type: 'text', value }))
const phrase = fc.oneof(
  text,
  text.map((child): PhrasingContent => ({ type: 'link', url: '/x/', children: [child] })),
  text.map((child): PhrasingContent => ({ type: 'strong', children: [child] })),
  fc.constant<PhrasingContent>({ type: 'image', url: '/a.png', alt: 'A' }),
)
const line = fc.array(phrase, { minLength: 1, maxLength: 4 })

test('a text of words alone is written as the slow way writes it', () =>
  fc.assert(
    fc.property(line, line, line, (title, children, cell) => {
      const tree: Root = {
        type: 'root',
        children: [
          { type: 'heading', depth: 2, children: title },
          { type: 'list', children: [{ type: 'listItem', children: [{ type: 'paragraph', children }] }] },
          { type: 'table', children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: cell }] }] },
        ],
      }
      expect(writeMarkdown(tree)).toBe(toMarkdown(tree, markdownOptions))
    }),
    { numRuns: 2000 },
  ))
