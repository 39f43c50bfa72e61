import { sha256 } from '@proofsheet/engine/base/cache/hash'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { SaveResult } from '../contract'
import { urlOf } from '../forms/field-sources'
import { restartOf } from './content-text'
import { filesOf, type Part, type Side, type Step } from './step'

type Saved = Extract<SaveResult, { type: 'saved' }>

/** What a step has made of its first file, and where its page is now. */
export function stepResult(site: SiteDefinition, step: Step): Pick<Saved, 'file' | 'version' | 'edits' | 'moved'> {
  const [{ before, after, edits }] = step.parts as [Part]
  const moved = movedPage(site, before, after)
  return {
    file: after.file,
    version: after.bytes ? sha256(after.bytes) : '',
    edits,
    moved: moved && { ...moved, ...restartOf(site, filesOf(step)) },
  }
}

/** The URL of the page of a file that was renamed, removed or restored. */
function movedPage(site: SiteDefinition, before: Side, after: Side): { from?: string; url: string } | undefined {
  const [from, url] = [urlOf(site, before.file), urlOf(site, after.file)]
  if (from === '') return
  if (!before.bytes) return { url }
  if (!after.bytes) return { from, url: site.settings.home }
  return before.file === after.file ? undefined : { from, url }
}
