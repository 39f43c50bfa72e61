import type { Explained, SyntaxFault } from './explained'

const [curlyOpening, curlyClosing] = ['“”„«‟″', '“”‟»″']
const curlyValue = new RegExp(`[${curlyOpening}]([^\\n"<>{}${curlyClosing}]*)["${curlyClosing}]`, 'y')

/** Explains an error in the attributes of a tag; undefined for other errors. */
export function explainAttributes(fault: SyntaxFault): Explained | undefined {
  const { reason, text, start } = fault
  const [, character] = /^Unexpected character `([^`]+)`/.exec(reason) ?? []
  if (/ before attribute value, /.test(reason) && character) return explainValue(fault, character)
  const [, quote] =
    /^Unexpected end of file in attribute value, expected a corresponding closing quote `(.)`/.exec(reason) ?? []
  if (quote) {
    const opening = text.slice(0, start).lastIndexOf(quote)
    return { ...unclosedQuote, at: { start: Math.max(0, opening) } }
  }
  if (!character || !/ (in|before|after) (local )?attribute name, | after (self-closing slash|name)/.test(reason))
    return
  // A quotation mark that is missing before makes the next one end the value.
  const tag = text.slice(text.lastIndexOf('<', start), start)
  const value = /=(["'])[^"'\n]*=\1[^"']*$/.exec(tag)
  if (value || /["']/.test(character))
    return { ...unclosedQuote, at: { start: value ? start - tag.length + value.index + 1 : start } }
  return {
    message: `"${character}" is not expected in the tag <${/^<\/?([\w.-]*)/.exec(tag)?.[1]}>.`,
    hint: 'A tag holds attributes such as title="…", and ends with > or />. For a less-than sign in the text write &lt;.',
  }
}

const unclosedQuote = {
  message: 'A quotation mark is opened here and never closed.',
  hint: 'Write the same quotation mark at the end of the value.',
}

/** How many characters before a value are searched for its name. */
const maxName = 200

function explainValue({ text, start }: SyntaxFault, character: string): Explained {
  const name =
    text
      .slice(Math.max(0, start - maxName), start - 1)
      .split(/[^\w-]/)
      .at(-1) ?? ''
  if (curlyOpening.includes(character) || '‘’‚‹'.includes(character)) {
    curlyValue.lastIndex = start
    const [whole, value] = curlyValue.exec(text) ?? []
    const end = start + (whole?.length ?? 1)
    return {
      message: `The value of "${name}" is in curly quotation marks.`,
      hint: `Write straight ones: ${name}="${value ?? '…'}".`,
      at: { start, end },
      fix: value === undefined ? undefined : { start, end, text: `"${value}"` },
    }
  }
  if (character === '[') {
    const list = /^\[[^[\]{}<>\n]*\]/.exec(text.slice(start))?.[0]
    const end = start + (list?.length ?? 1)
    return {
      message: `The list of "${name}" is not between braces.`,
      hint: `Write it as ${name}={${list ?? '["one", "two"]'}}.`,
      at: { start, end },
      fix: list && isList(list) ? { start, end, text: `{${list}}` } : undefined,
    }
  }
  const word = /^[^\s"'=<>`{}]+/.exec(text.slice(start))?.[0].replace(/\/$/, '')
  const end = start + (word?.length ?? 1)
  return {
    message: `The value of "${name}" is not between quotation marks.`,
    hint: `Write ${name}="${word ?? '…'}".`,
    at: { start, end },
    fix: word ? { start, end, text: `"${word}"` } : undefined,
  }
}

/** Whether a list holds values that can be written between braces as they are. */
const isList = (list: string) => /^\[\s*(("[^"]*"|'[^']*'|-?\d+(\.\d+)?|true|false)\s*(,\s*|(?=\])))*\]$/.test(list)
