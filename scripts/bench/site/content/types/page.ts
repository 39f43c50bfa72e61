import type { Publication } from './publication'

/** A page beside the posts. */
export interface Page extends Publication {
  /** The heading. */
  title: string
  /** What search engines are told. */
  excerpt: string
}
