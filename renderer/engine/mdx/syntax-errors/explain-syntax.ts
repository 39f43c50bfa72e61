import { explainAttributes } from './explain-attributes'
import { explainTags } from './explain-tags'
import type { Explained, SyntaxFault } from './explained'

/** Explains an MDX syntax error to writers. */
export function explainSyntax(fault: SyntaxFault): Explained {
  return explainTags(fault) ?? explainBraces(fault) ?? explainAttributes(fault) ?? explainOther(fault)
}

/** A brace in front of a text, and those directly behind it, each with a backslash. */
function escapeBraces(text: string, start: number): Explained['fix'] {
  const braces = /^\{+/.exec(text.slice(start))?.[0] ?? ''
  return braces ? { start, end: start + braces.length, text: '\\{'.repeat(braces.length) } : undefined
}

function explainBraces({ reason, text, start: noticed }: SyntaxFault): Explained | undefined {
  const isUnclosed = /^Unexpected end of file in expression/.test(reason)
  if (!isUnclosed && !/acorn/.test(reason)) return
  const opened = valueBefore(text, noticed)
  let start = opened ?? text.slice(0, noticed + 1).lastIndexOf('{')
  while (opened === undefined && text[start - 1] === '{') start--
  const isValue = opened !== undefined || text[start - 1] === '='
  const fix = start < 0 || isValue ? undefined : escapeBraces(text, start)
  const at = start < 0 ? undefined : { at: { start } }
  if (isUnclosed)
    return {
      message: 'A brace is opened here and never closed.',
      hint: isValue ? 'Close it with }.' : 'For a brace in the text write \\{.',
      ...at,
      ...(fix && { fix }),
    }
  const isTemplate = /^\{[{%#]/.test(text.slice(Math.max(0, start)))
  return {
    message: isTemplate
      ? 'A template tag is no value: nothing would fill it in.'
      : 'What is between the braces is not a value.',
    hint: isValue
      ? 'Write a value such as a text in quotation marks, a number, or frontmatter.title.'
      : 'For a brace in the text write \\{. A value is written as {frontmatter.title}.',
    ...at,
    ...(fix && { fix }),
  }
}

/** The offset of the brace that begins the value of an attribute around an offset; undefined outside of tags. */
function valueBefore(text: string, offset: number): number | undefined {
  const block = text.lastIndexOf('\n\n', offset) + 1
  const value = text.slice(block, offset + 1).lastIndexOf('={')
  if (value < 0) return
  const count = (sign: string) => text.slice(block + value, offset + 1).split(sign).length
  return count('{') > count('}') ? block + value + 1 : undefined
}

function explainOther({ reason, text, start }: SyntaxFault): Explained {
  const character = /^Unexpected character `([^`]+)`/.exec(reason)?.[1]
  const sign = text[start - 1] === '<' ? start - 1 : undefined
  if (character === '!')
    return {
      message: 'A comment begins here and is never closed.',
      hint: 'Close it with -->. After --> of a comment with empty lines, the line must end.',
      ...(sign !== undefined && { at: { start: sign } }),
    }
  if (character) {
    // Each sign of several would be the next error.
    const signs = sign === undefined ? undefined : /^<+/.exec(text.slice(sign))?.[0].length
    const run = sign !== undefined && signs !== undefined ? { start: sign, end: sign + signs } : undefined
    return {
      message: `"${character}" after "<" can't be read as a component.`,
      hint: 'For a less-than sign in the text write &lt; or put it in `code`.',
      ...(run && {
        at: { start: run.start, end: start + 1 },
        fix: { ...run, text: '&lt;'.repeat(run.end - run.start) },
      }),
    }
  }
  if (/^Unexpected end of file/.test(reason)) {
    const opening = text.slice(0, start).lastIndexOf('<')
    return {
      message: 'A tag is begun here and never finished.',
      hint: 'Close it with /> or >; for a less-than sign write &lt;.',
      at: { start: opening < 0 ? start : opening },
    }
  }
  if (/^Unexpected lazy line/.test(reason))
    return {
      message: 'This line belongs to the list or quotation above, and is not written as a part of it.',
      hint: 'Indent it like the line above, or begin it with > in a quotation; otherwise leave an empty line before it.',
    }
  return { message: "This can't be read.", hint: `Compare it with a page that works. The parser says: ${reason}` }
}
