import type { BlogPost } from './types/blog'
import type { Page } from './types/page'

/** The one register of content: which folder holds which type, and at which address its entities stand. */
export const collections = {
  blog: { type: 'BlogPost', noun: 'blog post', base: '/blog/' },
  pages: { type: 'Page', noun: 'page', base: '/' },
} as const satisfies Record<string, Collection>

/** The names of the register's types as types. */
export interface Types {
  BlogPost: BlogPost
  Page: Page
}

/** What the register says of one folder below content. */
export interface Collection {
  type: keyof Types
  noun: string
  base: string
  unique?: readonly string[]
  capitals?: boolean
}

export type CollectionName = keyof typeof collections

/** The address of an entity; the file "index" stands at the base itself. */
export function entityUrl(collection: CollectionName, slug: string): string {
  const { base } = collections[collection]
  return slug === 'index' ? base : `${base}${slug}/`
}

/** Whether the text is a folder of the register. */
export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name)
}
