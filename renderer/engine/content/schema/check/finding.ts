import type { Finding } from '../../../base/diagnostics/issue'

/** Something wrong with a component usage or an expression. */
export interface TypeFinding extends Finding {
  /** The frontmatter fields that it depends on. */
  fields: string[]
}
