import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { applyEdits } from '@proofsheet/engine/base/files/edits'
import { createPatch } from 'diff'
import type { Renaming } from './plan'

/** Describes a finished renaming in one line; a second one lists code that still names the old URL. */
export function describeRenaming(renaming: Renaming): string {
  return `${renaming.newUrl} is its address now. ${followed(renaming, 'followed')}`
}

/** Describes a planned renaming: a patch for each file, then the same summary. */
export function previewRenaming(renaming: Renaming): string {
  const patches = renaming.changes.flatMap(change => [
    ...(change.to ? [`${change.file} moves to ${change.to}`] : []),
    createPatch(change.to ?? change.file, change.source, applyEdits(change.source, change.edits), '', '', {
      context: 1,
    }),
  ])
  return [...patches, followed(renaming, 'would follow'), 'Nothing was changed.'].join('\n')
}

function followed({ changes, oldUrl, newUrl, links, references, redirects, inCode }: Renaming, verb: string): string {
  const lead = redirects ? ` ${oldUrl} leads to ${newUrl}.` : ''
  const left = inCode.length > 0 ? `\nNot changed, because it is code that names ${oldUrl}: ${inCode.join(', ')}.` : ''
  const files = count(changes.length, 'file')
  return `${count(links, 'link')} and ${count(references, 'reference')} ${verb} in ${files}.${lead}${left}`
}
