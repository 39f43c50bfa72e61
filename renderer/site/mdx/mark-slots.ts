import { textOf } from '@proofsheet/code/code-lines'
import type { Element, ElementContent, Nodes, Root } from 'hast'

/** Words in brackets, which readers replace; words in capitals alone are a part of the prompt. */
const slot = /\[(?!\p{Lu}+\])[^[\]\n]+\]/gu

/**
 * A rehype plug-in that marks the places to fill in in the text of each Prompt. A code fence in it becomes plain text,
 * of which long lines are broken.
 */
export const markSlots = () => (tree: Root) => search(tree, false)

function search(node: Nodes, isInPrompt: boolean): void {
  if (!('children' in node)) return
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  const isWithin = isInPrompt || (isJsx && node.name === 'Prompt')
  if (isWithin)
    node.children = node.children.flatMap(child => toPrompt(child as ElementContent)) as typeof node.children
  for (const child of node.children) search(child, isWithin && !isFinished(child))
}

/** Whether a node is one that the replacement has made. */
const isFinished = (node: Nodes) => node.type === 'element' && /^(span|pre)$/.test(node.tagName)

function toPrompt(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return withSlots(node.value)
  if (node.type !== 'element' || node.properties.dataCode === undefined) return [node]
  const text = textOf(node.children.find(child => child.type === 'element' && child.tagName === 'pre') ?? node)
  return [
    element('pre', ['prompt-fence', 'm-0', 'whitespace-pre-wrap', 'font-text'], withSlots(text.replace(/\n$/, ''))),
  ]
}

function withSlots(text: string): ElementContent[] {
  const parts: ElementContent[] = []
  let from = 0
  for (const { 0: words, index } of text.matchAll(slot)) {
    parts.push(
      { type: 'text', value: text.slice(from, index) },
      element(
        'span',
        ['bg-pine-wash', 'border-0', 'border-b', 'border-solid', 'border-pine'],
        [{ type: 'text', value: words }],
      ),
    )
    from = index + words.length
  }
  return [...parts, { type: 'text', value: text.slice(from) }].filter(
    part => part.type !== 'text' || part.value !== '',
  ) as ElementContent[]
}

function element(tagName: string, className: string[], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: className.length > 0 ? { className } : {}, children }
}
