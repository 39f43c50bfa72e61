// Reaches the browser, when a visitor uses questions and answers.
import { toAnchors } from '@proofsheet/engine/mdx/anchor'

/** The anchors of every page. */
export const pageAnchors = ['main', 'header']

/**
 * The ids of other elements in the shell, the layouts and the components, besides the anchors of collections. No text
 * gets one of them as its anchor; a test compares them with the pages.
 */
export const elementIds = [
  ...['closing-banner', 'consent', 'failures', 'waiting'],
  ...['featured-articles', 'find-question', 'frameworks', 'latest-articles', 'write-to-us'],
]

/** The anchors of the questions of one page. */
export function questionAnchors(questions: readonly string[]): string[] {
  return toAnchors(questions, [...pageAnchors, ...elementIds])
}

/** The anchors of the answers of another page, given by its slug, where all pages' questions are listed. */
export function answerAnchors(slug: string, questions: readonly string[]): string[] {
  return questionAnchors(questions).map(anchor => `${slug}-${anchor}`)
}
