import { island } from '@proofsheet/engine/pages/islands/island'
import type { FaqItem } from '../../../../content/types/faq'
import * as list from '../../islands/Faq.island'
import { toInline } from '../../mdx/inline'

export interface FaqProps {
  /**
   * The questions with their answers.
   * @example [{ "question": "Do I need my own laptop?", "answer": "Yes." }]
   */
  items: FaqItem[]
}

const List = island('Faq', list)

/** Questions that open one at a time; each answer has an address of its own, which opens it. */
export function Faq({ items }: FaqProps) {
  // Markdown is parsed on the server: the island gets its answers as values.
  return <List items={items.map(({ question, answer }) => ({ question, answer: toInline(answer) }))} />
}
