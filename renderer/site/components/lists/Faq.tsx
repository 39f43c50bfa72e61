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
  /**
   * Whether the first answer is open when the page is loaded, and one answer at a time: where the questions are what the
   * page is about.
   * @example true
   */
  isFirstOpen?: boolean
}

const List = island('Faq', list)

/** Questions whose answers stay open; each answer has an address of its own, which opens it. */
export function Faq({ items, isFirstOpen }: FaqProps) {
  // Markdown is parsed on the server: the island gets its answers as values.
  const questions = items.map(({ question, answer }) => ({ question, answer: toInline(answer) }))
  return isFirstOpen ? <List items={questions} isFirstOpen /> : <List items={questions} />
}
