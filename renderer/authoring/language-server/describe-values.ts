import { count } from '@proofsheet/engine/base/diagnostics/issue'
import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import { normalUrl } from '@proofsheet/engine/base/files/decode-url'
import { readFacts } from '@proofsheet/engine/content/facts/facts'
import type { Entry } from '@proofsheet/engine/content/files/find'
import { isUnreadable, mediaAt } from '@proofsheet/engine/content/media/media'
import { allPages, type Workspace } from './workspace'

/** Advice on the alternative text of a picture. */
export const altAdvice = 'Say between the brackets what it shows, for those who do not see it: one short sentence.'

/** The largest number of pages in a list. */
const maxListed = 12

/** A file of content/media in words: its size, or why it can't be shown. Undefined for another text. */
export function describeMedia(workspace: Workspace, url: string): string | undefined {
  if (!url.startsWith('/')) return
  const path = normalUrl(url)
  const file = mediaAt(workspace.media(), path)
  if (!file) return
  if (isUnreadable(file)) return `**${path}** ${file.problem}. ${file.hint}`
  return 'width' in file ? `**${path}**, ${file.width} × ${file.height} pixels` : `**${path}**`
}

/** The pages with a tag; undefined where the value at a path is no tag. */
export function describeTag(workspace: Workspace, { collection }: Entry, path: Path, tag: string): string | undefined {
  if (!workspace.site.collections[collection]?.tags || path[0] !== 'tags') return
  const urls = workspace.tags(collection).get(tag) ?? []
  const titles = urls.slice(0, maxListed).map(url => `- ${workspace.titles().get(url) || url}`)
  return [
    `${count(urls.length, 'page')} with this tag${urls.length > maxListed ? ', among them' : ''}`,
    ...titles,
  ].join('\n')
}

/** The title and file of the page that a slug of a collection names, or a URL without one. */
export function describePage(workspace: Workspace, name: string, collection?: string): string | undefined {
  const [path] = name.split('#')
  const found = allPages(workspace).find(({ url, slug, collection: of }) =>
    collection ? of === collection && slug === name : url === path,
  )
  return found && [`**${found.title || found.url}**`, `\`${found.file}\``].join('\n\n')
}

/** The value of a fact. */
export function factValue({ root, site, unsaved }: Workspace, name: string): string | undefined {
  const fact = readFacts(root, site, unsaved()).value[name]
  return fact && `**${fact.value}**\n\n\`${site.facts?.file}:${fact.at.line}\``
}
