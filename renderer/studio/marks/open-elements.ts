import { marks as attributes } from '../contract'
import { markTokens } from './mark-text'

/** An element that is open while a document is read. */
interface Open {
  name: string
  /** The offset of its attributes in the output. */
  slot: number
  /** The number of characters of text before it. */
  start: number
  texts: { id: string; start: number; end: number }[]
  computed: readonly string[]
}

/**
 * Gives the functions that follow the elements of a document while it is written to `out`: each is given the attributes
 * of its texts when it ends. `ids` are those of texts, by their number.
 */
export function createOpenElements(out: string[], ids: readonly string[]) {
  const stack: Open[] = []
  /** The number of characters of text so far. */
  let position = 0
  let begun: { id: string | undefined; element: Open | undefined; start: number } | undefined
  return { open, addText, close }

  function open(name: string, slot: number, computed: readonly string[]): void {
    stack.push({ name, slot, start: position, texts: [], computed })
  }

  function addText(text: string): void {
    for (const token of markTokens(text)) {
      const element = stack.at(-1)
      if (token.type === 'begin') begun = { id: ids[token.source], element, start: position }
      else if (token.type === 'text') {
        out.push(token.text)
        position += lengthOf(token.text)
      } else {
        const id = begun?.id
        // A text that ends in another element was transformed: it has no mark.
        if (begun && id !== undefined && element && element === begun.element)
          element.texts.push({ id, start: begun.start - element.start, end: position - element.start })
        begun = undefined
      }
    }
  }

  function close(name: string): void {
    while (stack.some(each => each.name === name)) {
      const element = stack.pop()
      if (!element) return
      out[element.slot] += textAttributes(element, position)
      if (element.name === name) return
    }
  }
}

/** The attributes that name the texts of an element: one for all of its text, or each with its offsets. */
function textAttributes({ start, texts, computed }: Open, end: number): string {
  const [only, ...more] = texts
  if (!only) return computedMark(computed)
  if (more.length === 0 && only.start === 0 && only.end === end - start) return ` ${attributes.text}="${only.id}"`
  return ` ${attributes.parts}="${texts.map(text => `${text.id} ${text.start} ${text.end}`).join(';')}"`
}

/** The attribute that names the fields from which an element is computed; nothing without one. */
export function computedMark(ids: readonly string[]): string {
  return ids.length > 0 ? ` ${attributes.computed}="${ids.join(' ')}"` : ''
}

/** The number of UTF-16 code units that a text of HTML has in the DOM. */
function lengthOf(text: string): number {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|[a-z]+\d*);/gi, (_, decimal, hexadecimal) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '20', 16)
    return code > 0xffff ? '  ' : ' '
  }).length
}
