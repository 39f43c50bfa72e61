import type { Day } from '../../../../../renderer/engine/shapes/text'
import type { Publication } from './publication'

/** A post; its text is the body of the file. */
export interface BlogPost extends Publication {
  /** The number or name under which it was generated. */
  id: string
  /** The heading. */
  title: string
  /** What the list says of it. */
  excerpt: string
  /** Who wrote it. */
  author: string
  /** The day it was published. */
  date: Day
  /**
   * How long it takes to read.
   * @pattern ^\d+ min read$
   */
  readTime: string
  /** What kind of post it is. */
  category: string
  /** What it is about. */
  tags: string[]
  /** Whether it stands out. */
  featured: boolean
}
