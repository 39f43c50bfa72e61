import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { positionAt, rangeAt } from '@proofsheet/engine/base/diagnostics/position'
import { normalUrl } from '@proofsheet/engine/base/files/decode-url'
import { kindOf } from '@proofsheet/engine/base/files/kinds'
import type { Entry } from '@proofsheet/engine/content/files/find'
import { pictureUrl } from '@proofsheet/engine/mdx/plugins/picture-urls'
import type { DocumentLink } from 'vscode-languageserver/node'
import { headingsOf } from '../../headings'
import { toRange } from '../diagnose'
import type { Workspace } from '../workspace'

/** The links and references of a file to other content files, and its pictures, each with the file that it opens. */
export function documentLinks(workspace: Workspace, entry: Entry): DocumentLink[] {
  const { targetOf } = workspace.index()
  const toPages = workspace.references(entry).flatMap(reference => {
    const target = targetOf(reference)
    if (!target) return []
    const heading =
      reference.anchor && headingsOf(target, workspace.site).find(({ anchor }) => anchor === reference.anchor)
    const line = heading ? `#L${positionAt(target.source, heading.start).line}` : ''
    const range = toRange(rangeAt(entry.source, reference.start, reference.end))
    return { range, target: workspace.uriOf(target.file) + line }
  })
  return [...toPages, ...mediaIn(workspace, entry)]
}

/** The paths of files of content/media and of pictures beside the text, wherever it names them. */
function mediaIn(workspace: Workspace, { source, file: from }: Entry): DocumentLink[] {
  return [...source.matchAll(/(?<=[\s("'<])(?:\/media|\.{1,2})\/[^\s()"'<>]+/g)].flatMap(({ 0: url, index }) => {
    const file = `content${normalUrl(pictureUrl(url, from))}`
    if (!kindOf(file) || !existsSync(join(workspace.root, file))) return []
    return { range: toRange(rangeAt(source, index, index + url.length)), target: workspace.uriOf(file) }
  })
}
