import type { Construct, State } from 'micromark-util-types'
import { characterOf, isLineEnd } from './tokenize'

const [opening, closing] = ['<!--', '-->']

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    htmlCommentFlow: 'htmlCommentFlow'
    htmlCommentText: 'htmlCommentText'
    htmlCommentData: 'htmlCommentData'
  }
}

/** A comment on lines of its own; it may hold empty lines. */
export const flowComment: Construct = {
  name: 'htmlCommentFlow',
  // Lines inside of it begin no list and no quotation.
  concrete: true,
  tokenize: tokenizer('htmlCommentFlow'),
}

/** A comment within a paragraph. */
export const textComment: Construct = { name: 'htmlCommentText', tokenize: tokenizer('htmlCommentText') }

/** The tokenizer of comments, which fails where one is not closed and, for one with its own lines, where text follows. */
function tokenizer(type: 'htmlCommentFlow' | 'htmlCommentText'): Construct['tokenize'] {
  const isFlow = type === 'htmlCommentFlow'
  return function (effects, ok, nok) {
    let text = ''
    const read: State = code => {
      if (code === null) return nok(code)
      if (isLineEnd(code)) {
        // A further line can't end a comment before the paragraph above does.
        if (isFlow && this.interrupt) return ok(code)
        effects.exit('htmlCommentData')
        return lineEnd(code)
      }
      text += characterOf(code)
      if (text.length <= opening.length && !opening.startsWith(text)) return nok(code)
      effects.consume(code)
      // As in HTML, the hyphens of an empty comment may be those that open it: <!-->.
      const isClosed = text.length > opening.length && text.endsWith(closing)
      if (!isClosed) return read
      effects.exit('htmlCommentData')
      effects.exit(type)
      return isFlow ? after : ok
    }
    const lineEnd: State = code => {
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      return lineStart
    }
    const lineStart: State = code => {
      if (code === null || (isFlow && this.parser.lazy[this.now().line])) return nok(code)
      text += '\n'
      if (isLineEnd(code)) return lineEnd(code)
      effects.enter('htmlCommentData')
      return read(code)
    }
    const after: State = code => {
      if (code === null || isLineEnd(code)) return ok(code)
      if (characterOf(code) !== ' ') return nok(code)
      effects.enter('whitespace')
      effects.consume(code)
      effects.exit('whitespace')
      return after
    }
    return code => {
      effects.enter(type)
      effects.enter('htmlCommentData')
      return read(code)
    }
  }
}
