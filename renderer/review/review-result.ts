import type { ClassChange } from './explain/classes'
import type { GroupPictures } from './pictures/picture-types'
import type { Comparison, Side } from './review-types'

/** A finished review: the data for the report, the comment and `review.json`. */
export interface ReviewResult {
  before: Side
  after: Side
  comparison: Comparison
  /** The changes of the classes that the site defines. */
  ofSite: ClassChange[]
  /** The number of changes of each class. */
  classes: Record<string, number>
  /** How many pages differ for visitors and which, in a sentence. */
  pages: string
  /** The changes for visitors, in sentences. */
  sentences: string[]
  /** The pictures by the index of their group. */
  pictures: Map<number, GroupPictures>
  /** The lines of content that each change of each group comes from, as file:line. */
  places: Map<number, (string | undefined)[]>
  /** The limits of this review, such as pictures that could not be taken, in sentences. */
  notes: string[]
  /** The language of the texts as a BCP 47 tag. */
  language: string
  /** The address of the pull request, for links to its lines. */
  pullRequest?: string
}
