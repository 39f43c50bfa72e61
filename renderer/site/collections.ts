import type { BlogPost } from '../../content/types/blog'
import type { GeneralPage, LegalPage } from '../../content/types/page'
import type { Product } from '../../content/types/product'
import type { Solution } from '../../content/types/solution'
import type { TrainingProgram } from '../../content/types/training'

/** The one register of content: which folder holds which type, and at which address its entities stand. */
export const collections = {
  products: { type: 'Product', noun: 'product', base: '/products/' },
  blog: { type: 'BlogPost', noun: 'blog post', base: '/blog/', unique: ['id'] },
  legal: { type: 'LegalPage', noun: 'legal page', base: '/' },
  training: { type: 'TrainingProgram', noun: 'training program', base: '/training/' },
  solutions: { type: 'Solution', noun: 'solution', base: '/solution/' },
  enterprise: { type: 'GeneralPage', noun: 'page', base: '/enterprise/' },
  // Two specified addresses hold capitals: /contactUs/ and /aboutUs/.
  pages: { type: 'GeneralPage', noun: 'page', base: '/', capitals: true },
} as const satisfies Record<string, Collection>

/** The names of the register's types as types. */
export interface Types {
  BlogPost: BlogPost
  GeneralPage: GeneralPage
  LegalPage: LegalPage
  Product: Product
  Solution: Solution
  TrainingProgram: TrainingProgram
}

/** What the register says of one folder below content. */
export interface Collection {
  /** The interface in content/types that its frontmatter must match. */
  type: keyof Types
  /** What one of its entities is called in messages. */
  noun: string
  /** The address under which its entities stand. */
  base: string
  /** Fields whose value no two entities may share. */
  unique?: readonly string[]
  /** Whether a slug may hold capital letters. */
  capitals?: boolean
}

export type CollectionName = keyof typeof collections

/** The address of an entity; the file "index" stands at the base itself. The only place that makes one. */
export function entityUrl(collection: CollectionName, slug: string): string {
  const { base } = collections[collection]
  return slug === 'index' ? base : `${base}${slug}/`
}

/** Whether the text is a folder of the register. */
export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name)
}
