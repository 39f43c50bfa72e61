import type { Construct, State } from 'micromark-util-types'
import { characterOf, isLineEnd } from './tokenize'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    htmlCommentFlow: 'htmlCommentFlow'
    htmlCommentText: 'htmlCommentText'
    htmlPre: 'htmlPre'
    htmlRawData: 'htmlRawData'
  }
}

/** Syntax whose content is no Markdown. */
interface Raw {
  type: 'htmlCommentFlow' | 'htmlCommentText' | 'htmlPre'
  opening: string
  closing: string
}

const comment = { opening: '<!--', closing: '-->' }

/** A comment on lines of its own; it may hold empty lines. */
export const flowComment = rawConstruct({ ...comment, type: 'htmlCommentFlow' })

/** A comment within a paragraph. */
export const textComment = rawConstruct({ ...comment, type: 'htmlCommentText' })

/** Preformatted text on lines of its own; it may hold empty lines. */
export const preformatted = rawConstruct({ type: 'htmlPre', opening: '<pre>', closing: '</pre>' })

/** The construct of raw syntax, which fails where it is not closed and, for one with its own lines, where text follows. */
function rawConstruct({ type, opening, closing }: Raw): Construct {
  const isFlow = type !== 'htmlCommentText'
  // Where one is not closed up to the end, no later one is: looking again each time would take quadratic time.
  const withoutClosing = new WeakSet<object>()
  return {
    name: type,
    // Lines inside of it begin no list and no quotation.
    concrete: isFlow || undefined,
    tokenize(effects, ok, nok) {
      let chars = 0
      // Only the end of the text: a string that grows would be copied at each comparison.
      let end = ''
      const append = (character: string) => {
        end = (end + character).slice(-Math.max(opening.length, closing.length))
        chars++
      }
      const read: State = code => {
        if (code === null) return fail(code)
        if (isLineEnd(code)) {
          // A further line can't end it before the paragraph above does.
          if (isFlow && this.interrupt) return ok(code)
          effects.exit('htmlRawData')
          return lineEnd(code)
        }
        append(characterOf(code))
        if (chars <= opening.length && !opening.startsWith(end)) return nok(code)
        effects.consume(code)
        // As in HTML, the hyphens of an empty comment may be those that open it: <!-->.
        const isClosed = chars > opening.length && end.endsWith(closing)
        if (!isClosed) return read
        effects.exit('htmlRawData')
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
        if (code === null) return fail(code)
        if (isFlow && this.parser.lazy[this.now().line]) return nok(code)
        append('\n')
        if (isLineEnd(code)) return lineEnd(code)
        effects.enter('htmlRawData')
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
      const fail: State = code => {
        withoutClosing.add(this)
        return nok(code)
      }
      return code => {
        if (withoutClosing.has(this)) return nok(code)
        effects.enter(type)
        effects.enter('htmlRawData')
        return read(code)
      }
    },
  }
}
