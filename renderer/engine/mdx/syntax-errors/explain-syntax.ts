import { explainAttributes } from './explain-attributes'
import { explainTags } from './explain-tags'
import type { Explained, SyntaxFault } from './explained'

/** Explains an MDX syntax error to writers. */
export function explainSyntax(fault: SyntaxFault): Explained {
  return explainTags(fault) ?? explainBraces(fault) ?? explainAttributes(fault) ?? explainOther(fault)
}

/** Writes a backslash before each of some braces: with one alone, the next would be the error. */
function escapeBraces(text: string, braces: readonly number[]): Explained['fix'] {
  const [first, last] = [braces[0], braces.at(-1)]
  if (first === undefined || last === undefined) return
  const parts = braces.map((brace, index) => `\\${text.slice(brace, braces[index + 1] ?? last + 1)}`)
  return { start: first, end: last + 1, text: parts.join('') }
}

function explainBraces({ reason, text, start: noticed }: SyntaxFault): Explained | undefined {
  const isUnclosed = /^Unexpected end of file in expression/.test(reason)
  if (!isUnclosed && !/acorn/.test(reason)) return
  if (/import\/exports/.test(reason))
    return {
      message: 'This line is taken for program code.',
      hint: 'Remove it, or begin the line with another word than import or export.',
      at: { start: text.lastIndexOf('\n', noticed) + 1 },
    }
  const open = openBraces(text, noticed)
  const start = open[0] ?? text.slice(0, noticed + 1).lastIndexOf('{')
  const isValue = text[start - 1] === '='
  const fix = isValue ? undefined : escapeBraces(text, open)
  const at = start < 0 ? undefined : { at: { start } }
  if (isUnclosed)
    return {
      message: 'A brace is opened here and never closed.',
      hint: isValue ? 'Close it with }.' : 'For a brace in the text write \\{.',
      ...at,
      fix,
    }
  const id = start < 0 ? undefined : idWithSpaces(text, start)
  if (id !== undefined)
    return {
      message: 'The id of a heading has no spaces.',
      hint: `Write for example {#${id.split(/\s+/).join('-')}}.`,
      ...at,
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
    fix,
  }
}

/** The id that a heading is given in the braces that begin at an offset; undefined where no heading ends with them. */
function idWithSpaces(text: string, start: number): string | undefined {
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start)
  return /^#{1,6}\s/.test(before) ? /^\{#([^{}\n]+)\}[ \t]*(?:\n|$)/.exec(text.slice(start))?.[1]?.trim() : undefined
}

/** The offsets of the braces of a block that are open at an offset, code aside, from the outside in. */
function openBraces(text: string, offset: number): number[] {
  const block = text.lastIndexOf('\n\n', offset) + 1
  const open: number[] = []
  for (const { 0: sign, index } of text.slice(block, offset + 1).matchAll(/\\[{}]|`[^`\n]*`|[{}]/g)) {
    if (sign === '{') open.push(block + index)
    if (sign === '}') open.pop()
  }
  return open
}

function explainOther({ reason, text, start }: SyntaxFault): Explained {
  const character = /^Unexpected character `([^`]+)`/.exec(reason)?.[1]
  const sign = text[start - 1] === '<' ? start - 1 : undefined
  if (character === '!')
    return {
      message: 'A comment begins here and is never closed.',
      hint: 'Close it with -->. After --> of a comment with empty lines, the line must end.',
      at: sign === undefined ? undefined : { start: sign },
    }
  if (character) {
    // Each sign of several would be the next error.
    const signs = sign === undefined ? undefined : /^<+/.exec(text.slice(sign))?.[0].length
    const run = sign !== undefined && signs !== undefined ? { start: sign, end: sign + signs } : undefined
    return {
      message: `"${character}" after "<" can't be read as a component.`,
      hint: 'For a less-than sign in the text write &lt; or put it in `code`.',
      at: run ? { start: run.start, end: start + 1 } : undefined,
      fix: run ? { ...run, text: '&lt;'.repeat(run.end - run.start) } : undefined,
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
