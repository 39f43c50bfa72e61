import type { Nodes } from 'mdast'
import type { Pluggable, PluggableList } from 'unified'
import type { OpenSharedStore } from './base/cache/store'
import type { Finding, Issue } from './base/diagnostics/issue'
import type { CompressFiles } from './build/publish/link-files'
import type { Collection } from './content/collection'
import type { Document } from './content/document'
import type { WordCheck } from './mdx/checks/prose-spans'
import type { Directives } from './mdx/directives/directive'
import type { Grants } from './pages/html/policy'
import type { HostName } from './pages/outputs/hosts'
import type { AnyOutputGenerator, AnyPageGenerator } from './pages/outputs/output'
import type { Settings } from './settings'

/** The site's own checks, besides those of the engine. */
export interface Rules {
  /** Checks of words, for example `wordChecks` of `@proofsheet/words`: words to avoid, spellings, quotation marks. */
  words?: readonly WordCheck[]
  /** The anchors of a page besides those of its headings and its collection. */
  anchors?: (document: Document, all: readonly Document[]) => string[]
  /** Checks documents against each other, for example `createSnippetCheck` of `@proofsheet/outputs`. */
  relate?: (documents: readonly Document[]) => Issue[]
}

/** A class of changes that reviewers of the site look at with care, for `npm run review`. */
export interface ReviewClass {
  /** The noun for the change in sentences, for example `price`. */
  noun: string
  /** Its fields: the folder or file in `content/`, and the path of a field, such as `shop.price.*`; `*` is any text. */
  fields?: readonly string[]
  /** Collections all pages of which belong to it. */
  collections?: readonly string[]
  /** Words on pages that belong to it, for example amounts of money. */
  pattern?: RegExp
}

/** What becomes of code blocks, for example `codeBlocks` of `@proofsheet/code`; without it they are plain text. */
export interface CodeBlocks {
  rehypePlugin: Pluggable
  /** Finds what is wrong in the code blocks among the nodes of a body. */
  check: (nodes: readonly Nodes[], body: string) => Finding[]
  /** The names of languages by what writers may give after the opening fence, for editors. */
  languages: Readonly<Record<string, string>>
  /** What may follow the language, for editors: name, effect, and text with a tab stop `$1`. */
  metaParts: readonly { name: string; sentence: string; snippet: string }[]
}

/** All that the engine needs to know of a site; created by `defineSite` and passed to the engine's entry points. */
export interface SiteDefinition {
  settings: Settings
  /** The collections by the name of their folder below `content/`. */
  collections: Record<string, Collection>
  /** The components that writers may use in MDX. */
  components: {
    /** Their names; bodies may use no others. */
    names: readonly string[]
    /** The module that exports the type `Components` (component by name), from the project's root. */
    module: string
    /** The committed description of the components, from the project's root; content/types/vocabulary.json by default. */
    description?: string
  }
  /** The TypeScript file with the site's settings, from the project's root. Links in its strings are checked too. */
  settingsFile?: {
    file: string
    /** Matches the text before strings that are not links, for example the name of a form's endpoint. */
    noLink?: RegExp
    /** The name of the object whose keys are URL segments; renaming a page renames its key. */
    segmentNames?: string
  }
  /** The anchors that every page has in each layout. */
  pageAnchors?: readonly string[]
  /** The ids of other elements that a page may have besides its text; no heading gets one of them. */
  ids?: readonly string[]
  /** The file with facts that several pages state, from the project's root; texts show one as `{facts.price}`. */
  facts?: { file: string }
  rules?: Rules
  /** The components that directives (`:::name`) and alerts (`> [!NAME]`) become; without it both are text. */
  directives?: Directives
  codeBlocks?: CodeBlocks
  /** Plug-ins for MDX besides remark-gfm; the dev server, builds and checks all use them. */
  mdx?: { remarkPlugins?: PluggableList; rehypePlugins?: PluggableList }
  /** The policy sources of each outside service, by the name in the `data-provider` attributes of pages. */
  providers?: Record<string, Grants>
  /** The hosts whose pages texts may show in an `<iframe>`, for example `www.youtube-nocookie.com`; none by default. */
  frameHosts?: readonly string[]
  /** The classes of changes for `npm run review`, by the names that `--fail-on` takes. */
  review?: Record<string, ReviewClass>
  /** Where the site is published; without it the files that any host needs are made. */
  host?: HostName
  /** Makes compressed variants of files, for example `compressFiles` of `@proofsheet/outputs`; none by default. */
  compress?: () => Promise<CompressFiles>
  /** Opens a store that several machines share, for example `openSharedStore` of `@proofsheet/store`; none by default. */
  sharedStore?: () => Promise<OpenSharedStore>
  /** The generators of files that are made from several pages; only a build runs them. */
  outputs?: () => Promise<readonly AnyOutputGenerator[]>
  /** The generators of files that belong to one page; only a build runs them, where it renders the page. */
  pageOutputs?: () => Promise<readonly AnyPageGenerator[]>
}

/** Returns the definition unchanged; TypeScript checks it against the contract and infers its exact type. */
export function defineSite<const Definition extends SiteDefinition>(definition: Definition): Definition {
  return definition
}
