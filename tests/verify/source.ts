import { findWords } from '../../renderer/engine/vite/server/find-source'
import { site } from '../../renderer/site/index'
import type { Finding } from './check'

/** The finding with the content file and line of its text, if the content of the project at `root` contains it. */
export function withSource(root: string, finding: Finding): Finding {
  const source = finding.page.startsWith('/') && findWords(root, site, finding.page, finding.words ?? [])
  return source ? { ...finding, source } : finding
}
