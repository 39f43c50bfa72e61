import type { Version } from './source-types'

/** An unsaved text between two offsets of a file's version, and the cursor in the file as it would be with it. */
export interface CompletionRequest {
  file: string
  version: Version
  start: number
  end: number
  text: string
  offset: number
}

/** A completion: the text that replaces a span of the changed file, in offsets. */
export interface Completion {
  label: string
  detail?: string
  help?: string
  start: number
  end: number
  text: string
  /** Whether `text` is a snippet with tab stops, as editors have them. */
  isSnippet: boolean
}
