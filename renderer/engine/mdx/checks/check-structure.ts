import type { Nodes } from 'mdast'
import { type Finding, show } from '../../base/diagnostics/issue'
import { everyNode, placeOf } from '../nodes'

/** Of headings and links without words: the code, what is wrong, and what to write. */
const wordless = {
  heading: ['heading-text', 'The heading has no words', 'Write them behind the number signs, or remove those.'],
  link: ['link-text', 'The link has no text', 'Say between the brackets where it leads: [our prices](…).'],
} as const

/** Reports what screen readers lack: skipped levels and headings without words, links without text, images without alternative. */
export function checkStructure(nodes: readonly Nodes[], body: string): Finding[] {
  const found: Finding[] = []
  // The layout renders the first level, so a body begins with the second.
  let above = 1
  for (const node of nodes) {
    const { start, end } = placeOf(node)
    if (node.type === 'heading') {
      const level = Math.max(2, Math.min(node.depth, above + 1))
      // A setext heading (underlined with = or -) has no number signs to change.
      const isMarked = body[start] === '#'
      const span = { start, end: isMarked ? start + node.depth : end }
      if (level !== node.depth) {
        const [words = '', ...below] = body.slice(start, end).split('\n')
        const text = '#'.repeat(level) + (isMarked ? '' : ` ${words.trim()}`)
        found.push({
          ...span,
          code: 'heading-level',
          message:
            node.depth === 1
              ? 'A heading of the first level stands in the text; the page has one already.'
              : `A heading of level ${node.depth} follows one of level ${above}.`,
          hint: `Write ${text}${isMarked ? '' : ', without the line below it'}, or restore the heading that is missing above it.`,
          fix: isMarked || below.length === 1 ? { ...span, text } : undefined,
        })
      }
      above = level
    }
    if (/^(heading$|link)/.test(node.type) && !hasText(node)) {
      const [code, what, hint] = wordless[node.type === 'heading' ? 'heading' : 'link']
      const message = `${what}: nobody sees it, and screen readers have nothing to say.`
      found.push({ start, end, code, message, hint })
    }
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim())
      found.push({
        start,
        end,
        code: 'image-text',
        message: `The image "${node.type === 'image' ? node.url : node.label}" has no alternative text.`,
        hint: 'Say between the brackets what it shows: ![what it shows](…).',
      })
  }
  return found
}

/** Whether a heading or link shows something: words, a picture, a component, or a value that only the page has. */
function hasText(inside: Nodes): boolean {
  return everyNode(inside).some(node => {
    if (node.type === 'text' || node.type === 'inlineCode') return node.value.trim() !== ''
    return node.type.startsWith('mdx') || node.type === 'image' || node.type === 'imageReference'
  })
}

/** Reports footnotes that are not shown: those that no text refers to, and second ones of one name. */
export function checkFootnotes(nodes: readonly Nodes[]): Finding[] {
  const notes = nodes.filter(node => node.type === 'footnoteDefinition')
  const inNotes = new Set(notes.flatMap(note => everyNode(note)))
  const named = new Set<string>()
  const follow = (node: Nodes): void => {
    if (node.type !== 'footnoteReference' || named.has(node.identifier)) return
    named.add(node.identifier)
    for (const note of notes) if (note.identifier === node.identifier) everyNode(note).forEach(follow)
  }
  // What only a note refers to that isn't shown, isn't shown either.
  for (const node of nodes) if (!inNotes.has(node)) follow(node)
  const seen = new Set<string>()
  return notes.flatMap((note): Finding[] => {
    const { identifier, label } = note
    const isTwice = seen.has(identifier)
    seen.add(identifier)
    if (named.has(identifier) && !isTwice) return []
    const { start } = placeOf(note)
    const mark = `[^${label ?? identifier}]`
    const [message, hint] = isTwice
      ? [`There are two footnotes ${show(mark)}; readers see the first.`, 'Give one of them another name.']
      : [
          `Nothing refers to the footnote ${show(mark)}, so it isn't shown.`,
          `Write ${mark} behind the words that it belongs to, or remove it.`,
        ]
    return [{ start, end: start + mark.length + 1, code: 'footnote-unused', message, hint }]
  })
}
