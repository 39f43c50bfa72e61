import type { PluggableList } from 'unified'
import type { Collection } from './content/collection'
import type { Document } from './content/document'
import type { Issue } from './diagnostics/issue'
import type { Path } from './diagnostics/locate'
import type { Grants } from './html/policy'
import type { MarkdownHints } from './outputs/markdown/hints'
import type { AnyOutputGenerator } from './outputs/output'
import type { Settings } from './settings'

/** A text of the frontmatter as a search result shows it. */
export interface SnippetText {
  /** The field that a writer would change. */
  path: Path
  /** As published, for example with the brand behind it. */
  text: string
}

/** What the site checks beyond what the engine does by itself. */
export interface Rules {
  /** Words that writers should replace: the word in lower case, and what to write instead, where one word does. */
  words?: Record<string, string | undefined>
  /** The anchors that a page has besides those of its headings and those of its collection. */
  anchors?: (document: Document, all: readonly Document[]) => string[]
  /** The title and description that a search result shows for the frontmatter. */
  snippet?: (data: Record<string, unknown>) => { title?: SnippetText; description?: SnippetText }
  /** What is wrong between the documents of the whole site. */
  relate?: (documents: readonly Document[]) => Issue[]
}

/** All that the engine has to know of a site. One object, made by `defineSite`, handed in by whoever starts the engine. */
export interface SiteDefinition {
  settings: Settings
  /** The collections by the name of their folder below `content/`. */
  collections: Record<string, Collection>
  /** The components that a writer may name in MDX. */
  components: {
    /** The closed list of names; the MDX of a page may use these and no others. */
    names: readonly string[]
    /** The module, from the project's root, that exports the type `Components`: each name with its component. */
    module: string
  }
  /** The TypeScript file with the site's settings, from the project's root: links in its strings are checked too. */
  settingsFile?: {
    file: string
    /** Matches what precedes a string that is no link, for example the name of a form's endpoint. */
    noLink?: RegExp
    /** The name of the object whose keys are segments of URLs: a renamed page keeps its name in it. */
    segmentNames?: string
  }
  /** The anchors that every page has, whatever its layout. */
  pageAnchors?: readonly string[]
  /** The module, from the project's root, whose `renderGuide` shows writers the types and components. */
  guide?: string
  rules?: Rules
  /** Plug-ins for MDX besides remark-gfm and rehype-slug; dev server, builds and checks all use them. */
  mdx?: { remarkPlugins?: PluggableList; rehypePlugins?: PluggableList }
  /** What each outside service may do, by the name in the `data-provider` attributes of the pages that use it. */
  providers?: Record<string, Grants>
  /** What the site's class names mean in text; Markdown copies and feeds are made with them. */
  markdown?: MarkdownHints
  /** Whether files of text get compressed variants, for hosts that don't compress by themselves; by default they do. */
  compress?: boolean
  /** Generators of the files beside the pages. Loaded only by a build. */
  outputs?: () => Promise<readonly AnyOutputGenerator[]>
}

/** Gives the definition as it is; TypeScript checks it against the contract and keeps its exact type. */
export function defineSite<const Definition extends SiteDefinition>(definition: Definition): Definition {
  return definition
}
