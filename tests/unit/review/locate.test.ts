import { describe, expect, test } from 'vitest'
import {
  linesOf,
  locateChange,
  locateReason,
  locateText,
  readChangedLines,
} from '../../../renderer/review/explain/locate'

describe('lines', () => {
  const diff = [
    'diff --git a/content/a.mdx b/content/a.mdx',
    '--- a/content/a.mdx',
    '+++ b/content/a.mdx',
    '@@ -3 +3 @@',
    '-Two leaves.',
    '+Three leaves.',
    '@@ -9,0 +10 @@',
    '+A new line about water.',
  ].join('\n')
  const change = (before: string, after: string) => ({ kind: 'text' as const, subject: 'p', before, after })

  test.each([
    [change('Take two leaves now.', 'Take three leaves now.'), 'content/a.mdx:3'],
    [change('', 'A new line about water.'), 'content/a.mdx:10'],
    [change('X', 'Y'), undefined],
    [change('', 'A sentence about something else, with a new cup of coffee.'), undefined],
  ])('%o', (found, place) => {
    expect(locateChange(found, readChangedLines(diff), [])).toBe(place)
  })

  test('a line of a file that is gone has its former number', () => {
    const gone = ['--- a/content/b.mdx', '+++ /dev/null', '@@ -1,2 +0,0 @@', '-title: Pots', '--- Kettles and pots.']
    const found = locateChange(change('Kettles and pots.', ''), readChangedLines(gone.join('\n')), [])
    expect(found).toBe('content/b.mdx:2')
  })

  test('words that no file has, such as a number of articles, are those of the first line of the reason', () => {
    const lines = readChangedLines(diff)
    expect(locateReason('content/a.mdx: tags.0', lines)).toBe('content/a.mdx:3')
    expect(locateReason('the list of content', lines)).toBe('content/a.mdx:3')
    expect(locateReason('content/other.mdx: tags.0', lines)).toBeUndefined()
  })

  test('a line of a file that the page did not read is none of its lines', () => {
    const lines = readChangedLines(diff)
    expect(linesOf(['content/a.mdx: text'], lines)).toEqual(lines)
    expect(linesOf(['the pages before and after content/b.mdx', 'code: x.tsx'], lines)).toEqual(lines)
    expect(linesOf(['content/other.mdx: text'], lines)).toEqual([])
    expect(linesOf(['the page at /a/'], lines)).toEqual(lines)
  })

  test('words that no edit touched are found in the file of the page', () => {
    const source = '---\ntitle: Tea\n---\n\n## Water comes first\n\nThen leaves.\n'
    expect(locateText('Water comes first', 'content/a.mdx', source)).toBe('content/a.mdx:5')
    expect(locateText('Coffee', 'content/a.mdx', source)).toBeUndefined()
  })
})
