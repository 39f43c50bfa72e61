import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeChanges } from '@proofsheet/authoring/changes'
import { createEntry } from '@proofsheet/authoring/new/create-entry'
import { createProjectFile } from '@proofsheet/authoring/new/create-file'
import { planRename } from '@proofsheet/authoring/rename/plan'
import { endingOf, headBytes, kindOf, kinds } from '@proofsheet/engine/base/files/kinds'
import { isSlug, toSlug } from '@proofsheet/engine/content/collection'
import { readContentPath } from '@proofsheet/engine/content/files/content-path'
import type { NewFile } from '../contract'
import type { EditContext } from '../edit-service'
import { checkChange } from '../files/check-change'
import { isEditableText, restartOf } from '../files/content-text'
import { type Part, stepOf } from '../files/step'
import { urlOf } from '../forms/field-sources'

/** The largest number that is added to the name of a picture to make it a new one. */
const maxNumber = 1000

/** Writes a new file of a collection, a draft that has an example in each field. */
export async function createPage(
  context: EditContext,
  { collection, slug }: { collection: string; slug: string },
): Promise<NewFile> {
  const { root, site, changed, session } = context
  const definition = Object.hasOwn(site.collections, collection) ? site.collections[collection] : undefined
  if (!definition) return refused(`There is no collection ${JSON.stringify(collection)}.`)
  if (!isSlug(definition, slug))
    return refused(`${JSON.stringify(slug)} can't be part of an address; "${toSlug(slug)}" can.`)
  const { file, text, url, issues } = await createEntry(context, collection, slug)
  const [issue] = issues
  if (issue) return refused(`${issue.message} ${issue.hint}`)
  if (existsSync(join(root, file))) return refused(`${file} is there already.`)
  createProjectFile(root, file, text)
  session.history.add(stepOf(file, Buffer.from(text)))
  changed(join(root, file))
  return { type: 'saved', file, url }
}

/** Renames the file of a page; links follow, and its old URL redirects to the new one. */
export async function renamePage(
  context: EditContext,
  { file, slug }: { file: string; slug: string },
): Promise<NewFile> {
  const { root, site, changed, session } = context
  if (!isEditableText(file, site)) return refused(`${JSON.stringify(file)} is not a text of this site.`)
  const { collection = '', slug: old = '' } = readContentPath(file) ?? {}
  const plan = await planRename(context, collection, old, slug)
  if ('reason' in plan) return refused(plan.reason)
  const read = (path: string) => ({ file: path, bytes: readFileSync(join(root, path)) })
  const before = plan.changes.map(({ file: from }) => read(from))
  makeChanges(root, plan.changes)
  const parts = plan.changes.map(({ file: from, to = from, edits }, index) => {
    return { before: before[index] ?? { file: from }, after: read(to), edits }
  })
  const renamed = plan.changes.find(({ file: from }) => from === file)?.to ?? file
  // The renamed file first: its page is where the others lead.
  session.history.add({ file: renamed, parts: parts.toSorted((a, b) => Number(isMove(b)) - Number(isMove(a))) })
  const files = new Set(parts.flatMap(part => [part.before.file, part.after.file]))
  for (const path of files) changed(join(root, path))
  return { type: 'saved', file: renamed, url: urlOf(site, renamed), ...restartOf(site, files) }
}

const isMove = ({ before, after }: Part) => before.file !== after.file

/** Writes a picture to content/media under a free name that is made of its own. */
export async function addPicture(context: EditContext, name: string, bytes: Buffer): Promise<NewFile> {
  const { root, changed, check, session } = context
  const head = bytes.subarray(0, headBytes)
  const kind = kinds.find(({ use, matches }) => use === 'picture' && matches?.(head))
  if (!kind) return refused('This is not a picture that a page can show: use png, jpg, webp, avif, tiff or gif.')
  if (bytes.length > kind.maxBytes) return refused(`A picture may have at most ${kind.maxBytes / 2 ** 20} MiB.`)
  // A name may say another kind than the bytes do.
  const ending = kindOf(name) === kind ? endingOf(name) : kind.endings[0]
  const slug = toSlug(name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, ''))
  for (let number = 1; number <= maxNumber; number++) {
    const path = `/media/${slug}${number > 1 ? `-${number}` : ''}.${ending}`
    const file = `content${path}`
    const known = existsSync(join(root, file))
    if (known && !readFileSync(join(root, file)).equals(bytes)) continue
    if (known) return { type: 'saved', file: path, url: path }
    createProjectFile(root, file, bytes)
    const { issues } = await checkChange(check, file, '')
    const issue = issues.find(each => each.file === file || each.isNew)
    if (issue) {
      rmSync(join(root, file))
      return refused(`${issue.message} ${issue.hint}`)
    }
    session.history.add(stepOf(file, bytes))
    changed(join(root, file))
    return { type: 'saved', file: path, url: path }
  }
  return refused(`There are too many pictures called ${slug}.`)
}

function refused(reason: string): NewFile {
  return { type: 'refused', reason }
}
