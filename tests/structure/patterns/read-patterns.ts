import { Visitor } from 'rolldown/utils'
import { parse } from '../sources'

/** A regular expression as written. */
export interface Pattern {
  source: string
  flags: string
}

/** The regular expressions in a code file: literals, and `new RegExp` with a text. */
export function patternsOf(file: string): Pattern[] {
  const found: Pattern[] = []
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression({ callee, arguments: [source, flags] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
      const written = flags?.type === 'Literal' ? `${flags.value}` : ''
      // A character that no pattern names replaces a variable part.
      if (source?.type === 'Literal') found.push({ source: `${source.value}`, flags: written })
      else if (source?.type === 'TemplateLiteral')
        found.push({ source: source.quasis.map(({ value }) => value.cooked).join('\u0000'), flags: written })
    },
  }).visit(parse(file).program)
  return found
}
