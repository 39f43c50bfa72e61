import { findWords } from '../../renderer/engine/dev/server/find-source'
import type { Finding } from './check'

/** A finding with the file and line that say what it is about, where the content of the project at `root` does. */
export function withSource(root: string, finding: Finding): Finding {
  const source = finding.page.startsWith('/') && findWords(root, finding.page, finding.words ?? [])
  return source ? { ...finding, source } : finding
}
