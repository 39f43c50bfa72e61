import type { Cache } from '../../base/cache/store'
import type { Collection } from '../../content/collection'
import type { Site } from '../../content/entity'
import type { Media } from '../../content/media/media'
import type { Settings } from '../../settings'
import type { PageTree } from '../html/page-tree'
import type { Grants } from '../html/policy'
import type { HostName } from './hosts'
import type { PageInfo } from './page-info'

/** A rendered page. */
export interface RenderedPage<Info extends PageInfo = PageInfo> {
  /** Its URL without the base path; `/404.html` is the page for unknown URLs. */
  url: string
  /** Its file, from the root of the published folder, with forward slashes. */
  path: string
  /** The page-info that it was rendered from. */
  info: Info
  /** The content file that it shows, from the project's root; absent for generated lists. */
  source?: string
  /** The SHA-256 of its HTML, in hexadecimal. */
  hash: string
  /** The hash of its main part; absent where the site renders the whole page in one. */
  mainHash?: string | undefined
  /** The length of its HTML in bytes. */
  bytes: number
  /** The attributes that its policy depends on, as `grantMarksIn` gives them. */
  grantMarks: string[]
  /** Its anchors, as `anchorsIn` gives them. */
  anchors: string[]
  /** The hash of the readable content, as `textHash` gives it. */
  textHash: string
  /** The URLs of images and videos on it, as `mediaIn` gives them. */
  media: string[]
  /** The files that belong to it: those of the page generators, and compressed variants of them and of the page. */
  files: StoredFile[]
  /** Reads its HTML from the disk, so that a build does not hold every page in memory. */
  html: () => string
}

/** A file whose content is in the store. */
export interface StoredFile {
  /** Its path from the root of the published folder, with forward slashes. */
  path: string
  bytes: number
  /** The SHA-256 of its content, in hexadecimal. */
  hash: string
  /** The URL of the page that it is or belongs to. */
  page?: string
  /** Whether only generators read it. */
  isUnpublished?: boolean
}

/** A content that is in the store. */
export type StoredContent = Pick<StoredFile, 'hash' | 'bytes'>

/** The input of a generator. */
export interface OutputContext<Info extends PageInfo = PageInfo, Entities = Site> {
  /** The project's root, as an absolute path. */
  root: string
  site: Entities
  media: Media
  collections: Record<string, Collection>
  /** In the order of their URLs. */
  pages: RenderedPage<Info>[]
  settings: Settings
  /** The policy sources of each outside service, by its name. */
  providers: Record<string, Grants>
  /** The path below which the site is published, `/` or for example `/docs/`. */
  base: string
  /** The host that the site names. */
  host?: HostName | undefined
  /** The instant that the site is made for. */
  at: Date
  /** The cache for what doesn't depend on the code of outputs; that below the root by default. */
  cache?: Cache
  /** Reads a file of a page, or another content in the store. Throws where the store has lost it. */
  read: (content: StoredContent & { path?: string }) => string
  /** Stores a content, which needs no memory then. */
  store: (content: string | Uint8Array) => StoredContent
  /** Whether the store has a content, by its hash. */
  isStored: (hash: string) => boolean
  /** The hash of the code of the outputs, for what they cache themselves. */
  key: string
  /** Gives the cached result for equal parts and equal code of the outputs, or else makes and caches it. */
  memoize: (kind: string, parts: string[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>
}

/** A generated file. */
export interface Output {
  /** Its path from the root of the published folder, with forward slashes. */
  path: string
  content: string | Uint8Array | StoredContent
  /** The URL of the page that it belongs to, if any. */
  page?: string
  /** Whether it is written beside the published folder, like the examples for server administrators. */
  isUnpublished?: boolean
  /** Whether others store its URL, as feed readers do; the ledger then requires it, or a redirect, forever. */
  isPermanentUrl?: boolean
  /** Warnings for those who publish, in whole sentences. */
  warnings?: string[]
}

/** Generates files of one kind. A pure function: equal input gives equal bytes anywhere. Slow results are memoized. */
export interface OutputGenerator<Info extends PageInfo = PageInfo, Entities = Site> {
  (context: OutputContext<Info, Entities>): Output[] | Promise<Output[]>
  /**
   * Where it may publish files: at a path (`robots.txt`), below a folder (`search/`), or under a name in every folder
   * (`/index.md`). No page and no redirect of the site may have such a path, whether or not a file is there today.
   */
  paths: readonly string[]
}

/** A generator of any site. Sites extend page-info and entities, so the engine can't know the exact type. */
export type AnyOutputGenerator = OutputGenerator<never, never>

/** A generated file that belongs to one page. */
export interface PageFile {
  /** Its path from the root of the published folder, with forward slashes. */
  path: string
  content: string | Uint8Array
  /** Whether only generators read it: files of pages can be parts of which another file is made. */
  isUnpublished?: boolean
}

/** The input of a page generator. */
export interface PageContext<Info extends PageInfo = PageInfo>
  extends Pick<OutputContext, 'root' | 'settings' | 'memoize'> {
  page: Pick<RenderedPage<Info>, 'url' | 'path' | 'info'>
  /** Its main part as a tree, before the frame is around it; the whole page where the site renders both in one. */
  tree: PageTree
}

/**
 * Generates the files that belong to one page, from that page alone. It runs where the page is rendered, and its files
 * are reused with the page. A pure function: equal input gives equal bytes on every machine.
 */
export interface PageGenerator<Info extends PageInfo = PageInfo> {
  (context: PageContext<Info>): PageFile[] | Promise<PageFile[]>
  /** Where it may publish files; see `OutputGenerator`. */
  paths: readonly string[]
}

/** A page generator of any site. Sites extend page-info, so the engine can't know the exact type. */
export type AnyPageGenerator = PageGenerator<never>
