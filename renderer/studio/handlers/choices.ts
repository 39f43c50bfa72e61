import { readContentPath } from '@proofsheet/engine/content/files/content-path'
import { findAllMedia, mediaUse } from '@proofsheet/engine/content/media/find-media'
import { isUnreadable, type Media } from '@proofsheet/engine/content/media/media'
import { variantAddress, variantWidths } from '@proofsheet/engine/content/media/variants'
import type { Choice } from '../contract'
import type { EditContext } from '../edit-service'

/** The largest number of choices in one answer. */
const maxChoices = 200

/** The values that a link, a media field or a reference to a collection may have, those with all words in their name. */
export async function choices(
  context: EditContext,
  { of, words = '' }: { of: string; words?: string },
): Promise<Choice[]> {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const isWanted = ({ value, label }: Choice) => wanted.every(word => `${value} ${label}`.toLowerCase().includes(word))
  return (await allChoices(context, of)).filter(isWanted).slice(0, maxChoices)
}

async function allChoices({ root, site, check, session }: EditContext, of: string): Promise<Choice[]> {
  if (of === 'recording' || of === 'captions')
    return findAllMedia(root)
      .filter(path => mediaUse(path) === of)
      .map(path => ({ value: path, label: nameIn(path) }))
  if (of === 'picture') return pictureChoices(root, (await session.inTurn(() => check())).media)
  if (of !== 'link' && !Object.hasOwn(site.collections, of)) return []
  const { documents } = await session.inTurn(() => check())
  return documents.flatMap(({ entry, parsed: { data } }) => {
    const label = String(data?.title ?? data?.name ?? entry.url)
    if (of === 'link') return [{ value: entry.url, label }]
    const { collection, slug = '' } = readContentPath(entry.file) ?? {}
    return collection === of ? [{ value: slug, label }] : []
  })
}

const nameIn = (path: string) => path.replace(/^.*\//, '')

/** The pictures, each with the address of its smallest variant. */
function pictureChoices(root: string, { pictures }: Media): Choice[] {
  return findAllMedia(root)
    .filter(path => mediaUse(path) === 'picture')
    .map(path => {
      const picture = pictures[path]
      const [width] = picture && !isUnreadable(picture) ? variantWidths(picture) : []
      const isShown = picture && !isUnreadable(picture) && width !== undefined
      return { value: path, label: nameIn(path), picture: isShown ? variantAddress(picture, width, 'webp') : undefined }
    })
}
