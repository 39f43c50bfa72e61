import { nearest } from '../../base/diagnostics/nearest'
import { type Explained, placeIn, type SyntaxFault } from './explained'

/** Explains an error of tags that don't match; undefined for other errors. */
export function explainTags(fault: SyntaxFault): Explained | undefined {
  const { reason } = fault
  const [, closing, opening] =
    /closing tag `<\/([^`>]*)>`, expected corresponding closing tag for `<([^`>]*)>`/.exec(reason) ?? []
  if (closing !== undefined && opening !== undefined) return explainMismatch(fault, closing, opening)
  const [, unclosed] = /^Expected a closing tag for `<([^`>]*)>`/.exec(reason) ?? []
  if (unclosed !== undefined) return explainUnclosed(fault, unclosed)
  const [, apart] = /^Expected the closing tag `<\/([^`>]*)>` either/.exec(reason) ?? []
  if (apart !== undefined)
    return {
      message: `</${apart}> closes a tag of another paragraph or list.`,
      hint: `Give <${apart}> and </${apart}> lines of their own, with empty lines around them.`,
      at: { start: fault.start, end: fault.start + apart.length + 3 },
    }
  if (!/^Unexpected closing slash/.test(reason)) return
  const start = fault.start - 1
  const tag = /^<\/[^>\n]*>/.exec(fault.text.slice(start))?.[0] ?? 'A tag'
  return {
    message: `${tag} closes a tag that was never opened.`,
    hint: 'Remove the closing tag, or open it before.',
    at: { start, end: start + tag.length },
  }
}

/** A closing tag of another name than the tag that is open: mistyped, not closed before it, or never opened. */
function explainMismatch({ reason, text, start }: SyntaxFault, closing: string, opening: string): Explained {
  const end = start + closing.length + 3
  const openedAt = placeIn(reason.slice(reason.indexOf('corresponding')), text) ?? start
  if (nearest(closing, [opening]))
    return {
      message: `You wrote </${closing}>, but what is open is <${opening}>.`,
      hint: `Write </${opening}>.`,
      at: { start, end },
      fix: { start, end, text: `</${opening}>` },
    }
  if (new RegExp(`<${closing}[\\s/>]`).test(text.slice(0, openedAt)))
    return explainUnclosed({ reason, text, start: openedAt }, opening)
  return {
    message: `</${closing}> closes nothing: what is open is <${opening}>.`,
    hint: `Write </${opening}> here, or remove </${closing}>.`,
    at: { start, end },
  }
}

function explainUnclosed({ text, start }: SyntaxFault, name: string): Explained {
  // Directly behind a word, as in `List<String>`, it is a part of the text.
  if (/[\p{L}\p{N}_]$/u.test(text.slice(0, start)))
    return {
      message: `<${name}> behind a word is read as a tag.`,
      hint: `Write &lt;${name}> where it belongs to the text.`,
      at: { start, end: start + name.length + 1 },
      fix: { start, end: start + 1, text: '&lt;' },
    }
  // Names without a letter of the keyboard, such as a fragment, have no other form.
  const alone = /^[A-Z]/.test(name) ? `, or write <${name} /> if it has no text inside` : ''
  return {
    message: `<${name}> is opened here and never closed in the same block.`,
    hint: `Close it with </${name}>${alone}.`,
    at: { start, end: start + (/^<[^\n>]*>?/.exec(text.slice(start))?.[0].length ?? 1) },
  }
}
