import type { Definitions } from '@proofsheet/engine/content/schema/schema-fields'
import type { SchemaObject } from 'ajv'
import type { BodySyntax } from './body-syntax'

/** The site's data that formatting needs besides the text. */
export interface FormatContext {
  /** Parses the text below the frontmatter; undefined where it can't be parsed, and is left as it is then. */
  syntax: BodySyntax
  /** The type of the frontmatter, which gives the order of its fields; without one the order stays. */
  type?: SchemaObject
  definitions?: Definitions
}
