import type { Code, Construct, State } from 'micromark-util-types'

/** Whether a code of micromark is a line end: those are the numbers below -2. */
export function isLineEnd(code: Code): boolean {
  return code !== null && code < -2
}

/** A code of micromark as a character, with a line feed for each line end and the end of the text. */
export function characterOf(code: Code): string {
  if (code === null || isLineEnd(code)) return '\n'
  return code < 0 ? ' ' : String.fromCharCode(code)
}

/** A look ahead: reads up to a character that ends it, or with a closing angle bracket, and succeeds for some texts. */
export function peek(test: (text: string) => boolean, end: RegExp): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let text = ''
      const read: State = code => {
        const character = characterOf(code)
        if (code === null || (text !== '' && end.test(character))) {
          effects.exit('data')
          return (test(text + character) ? ok : nok)(code)
        }
        text += character
        effects.consume(code)
        return read
      }
      return code => {
        effects.enter('data')
        return read(code)
      }
    },
  }
}
