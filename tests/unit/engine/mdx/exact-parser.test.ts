import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { limits } from '../../../../renderer/engine/base/diagnostics/limits'
import { bodyMarks, countMarks } from '../../../../renderer/engine/base/diagnostics/marks'
import { ExpressionLimitError } from '../../../../renderer/engine/mdx/bounded/bound-depth'
import { createExactParser } from '../../../../renderer/engine/mdx/bounded/exact-parser'
import { parseOrRecover } from '../../../../renderer/engine/mdx/parse-body'

const { parse, reset } = createExactParser([remarkGfm])

/** The issues of a body, and how often it was parsed to find them. */
function countParses(body: string) {
  let parses = 0
  const counted = (text: string) => {
    parses++
    reset()
    return parse(text)
  }
  const { issues } = parseOrRecover(body, 'content/pages/one.mdx', counted)
  return { issues: issues.length, parses }
}

test('an expression that is parsed again and again ends the parser', () => {
  reset()
  expect(() => parse(`{\`${'}'.repeat(5000)}`)).toThrow(ExpressionLimitError)
  // The limit is for one body, whatever the bodies before it.
  reset()
  expect(parse('{1} and {[1, { a: "}" }]}').children).toHaveLength(1)
})

test('many plain values in braces are no long expression', () => {
  reset()
  const values = Array.from({ length: 400 }, (_, index) => `{ name: "Name ${index}", value: ${index} }`)
  expect(parse(`<Chart values={[${values.join(', ')}]} />`).children).toHaveLength(1)
})

test.each(['[', '(', '-', '!', 'a=>', 'a?b:', 'new ', '1+', '`${', '<a>', '{a:', '()=>{', 'class{a='])(
  'an expression of %s without end ends the parser',
  opening => {
    reset()
    expect(() => parse(`{(${opening.repeat(3000)}`)).toThrow()
    reset()
    expect(parse('{[[1]]}').children).toHaveLength(1)
  },
)

test('a short body is parsed again after each error, a long one seldom', () => {
  const errors = 'Text <! text.\n\n'.repeat(10)
  expect(countParses(errors)).toEqual({ issues: 10, parses: 11 })
  const long = errors + '*Word* after word.\n\n'.repeat(1500)
  const { issues, parses } = countParses(long)
  expect(issues).toBeGreaterThan(0)
  expect(parses * countMarks(bodyMarks, long)).toBeLessThanOrEqual(limits.repeatedMarks)
})

test('a full stack is an issue of the file', () => {
  const overflow = () => {
    throw new RangeError('Maximum call stack size exceeded')
  }
  const { tree, issues } = parseOrRecover('\n\nText.', 'content/pages/one.mdx', overflow)
  expect(tree).toBeUndefined()
  expect(issues.map(({ line, code }) => `${line} ${code}`)).toEqual(['3 file-limit'])
})
