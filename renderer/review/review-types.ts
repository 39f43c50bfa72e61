import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import type { ManifestFile } from '@proofsheet/engine/build/publish/manifest'

/** The kinds of changes, the most important first. They are the built-in change classes of `review.json`. */
export const changeKinds = [
  'lost-address',
  'lost-anchor',
  'page-gone',
  'page-moved',
  'page-new',
  'heading',
  'text',
  'order',
  'link',
  'image',
  'media',
  'label',
  'title',
  'description',
  'card',
  'structured-data',
  'meta',
  'anchor',
  'feed',
  'sitemap',
  'redirect',
  'clock',
  'issue',
  'style',
  'script',
  'markup',
  'file',
  'weight',
] as const

/** The kind of a change. */
export type ChangeKind = (typeof changeKinds)[number]

/** The place of a block: the page on which it was compared, and its CSS selectors in the document before and after. */
export interface Selectors {
  page: string
  before?: string
  after?: string
}

/** One difference between two versions of a page. Pages have the same change where all but the selectors is equal. */
export interface Change {
  kind: ChangeKind
  /** The subject of the change, for example `h2`, `og:type` or the name of a style sheet. */
  subject: string
  /** The former text; empty for something new. */
  before: string
  /** The new text; empty for something removed. */
  after: string
  selectors?: Selectors
  /** The file that it comes from, as file:line where a line is known; only of what belongs to no page. */
  cause?: string | undefined
}

/** The transferred bytes of a page by kind of file, compressed where the site has compressed files. */
export type Weight = Record<'html' | 'css' | 'script' | 'font' | 'media', number>

/** A page that both sites have, with its changes. */
export interface ChangedPage {
  url: string
  changes: Change[]
  weight: { before: Weight; after: Weight }
  /** The reasons of the change in words: files with fields, or code. */
  reasons: string[]
}

/** Changes that the same pages have. */
export interface Group {
  /** The pages, in the order of their URLs. */
  urls: string[]
  /** The page whose pictures show the changes; the selectors are those of its document. */
  example: string
  changes: Change[]
  /** The reasons that the changes of all its pages have in common. */
  reasons: string[]
}

/** A page that only one of the sites has. */
export interface PageReference {
  url: string
  title: string
  source?: string
}

/** A page whose URL changed. */
export interface MovedPage {
  from: string
  to: string
  /** The content file that moved it, as file:line where it names the former URL. */
  cause?: string | undefined
}

/** The difference between two sites. */
export interface Comparison {
  added: PageReference[]
  gone: (PageReference & { redirect?: string })[]
  moved: MovedPage[]
  changed: ChangedPage[]
  groups: Group[]
  /** Changes of files that belong to no page: feeds, sitemap, redirects, the clock, issues, scripts, other files. */
  site: Change[]
}

/** One of the two sites that are compared. */
export interface Side {
  /** Its name in the report, for example `3f2c91a` or a path. */
  name: string
  /** The absolute path of the folder with `client` and the files beside it. */
  folder: string
  /** The files of the site by path. */
  files: Map<string, ManifestFile>
  /** Reads a file of the site as text; empty where there is none. */
  read: (path: string) => string
  /** Reads a file beside the site, such as `host-rules.json`; undefined where there is none. */
  readBeside: (name: string) => string | undefined
  /** Reads a source file from the project's root; undefined where there is none, absent without sources. */
  source?: (file: string) => string | undefined
  /** The fingerprint of each dependency by page, as the build recorded them. */
  dependencies?: Record<string, Record<string, string>>
  /** The files besides content that a build depends on, from the project's root; absent where they are unknown. */
  code?: string[]
  /** The issues of the content. */
  issues?: Issue[]
}

/** Kinds of changes of blocks, which pictures show. */
const placed = new Set<ChangeKind>(['heading', 'text', 'order', 'link', 'image', 'label'])

/** Whether a change has a place on the page that pictures can show. */
export function hasPlace({ kind, selectors }: Change): boolean {
  return selectors !== undefined && placed.has(kind)
}
