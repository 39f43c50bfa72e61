import type { PluggableList } from 'unified'
import type { MarkdownFields } from './inline/show-fields'

/** A compiled body: plain values as JSON, or program code. */
export interface CompiledBody {
  kind: 'values' | 'program'
  text: string
}

/** The options of a compiler of bodies. */
export interface CompilerOptions {
  /** Further rehype plug-ins. */
  more?: PluggableList
  /** Which fields hold a line of Markdown; without it, texts show all fields as they are written. */
  fields?: MarkdownFields
}
