import { setTimeout } from 'node:timers/promises'
import { lookupOf } from '@proofsheet/engine/content/lookup'
import { findAllMedia, mediaUse } from '@proofsheet/engine/content/media/find-media'
import type { PageContent } from '@proofsheet/engine/vite/content-store'
import type { DevPage } from '@proofsheet/engine/vite/dev-tools'
import type { EditContext } from '../edit-service'
import { createFieldReader } from '../forms/field-sources'
import type { FieldForm, FieldSource } from '../source-types'
import { withValue } from '../yaml/yaml-text'
import { nameOf, outlineOf, partsOf } from './document-parts'

/** The fields from which elements of a page are computed, by the number of their start tag, from 0. */
export type ComputedPlaces = ReadonlyMap<number, readonly string[]>

/** Attributes that show a value. */
const shownAttributes = /\s(?:src|srcset|poster|datetime)="[^"]*"/gi

/** The pause before computed values of a page are found, and between two fields, in ms, so that edits come first. */
const [computeDelayMs, betweenMs] = [1000, 20]

/**
 * Gives the function that has the computed texts of pages, as far as they are known; `ids` have marks. Where a page has
 * other elements than before, they are found again, and `found` is called.
 */
export function createComputedPlaces(context: EditContext, found: () => void) {
  const computed = new Map<string, { outline: string; places?: ComputedPlaces }>()
  const unseen = new Set<string>()
  return (page: DevPage, ids: ReadonlySet<string>): ComputedPlaces | undefined => {
    const outline = outlineOf(page.plain)
    const known = computed.get(page.path)
    if (known?.outline === outline) return known.places
    const entry: { outline: string; places?: ComputedPlaces } = { outline }
    computed.set(page.path, entry)
    setTimeout(computeDelayMs)
      .then(() => findComputed(context, page, id => ids.has(id), unseen))
      .then(places => {
        entry.places = places
        if (places.size > 0) found()
      })
      // The page has no such marks then; its errors are reported where it is rendered.
      .catch(() => {})
    return
  }
}

/**
 * Finds the parts of a page that are computed from fields without marks: days, numbers, choices, pictures, and
 * texts that code takes apart. The page is rendered with another value of each; where it then differs, and has the same
 * elements, it shows that field. `isMarked` is whether the texts of a field have marks. `unseen` has the fields that a
 * page doesn't show, which are not rendered again after an edit; the items of a list show the same fields.
 */
export async function findComputed(
  context: EditContext,
  { content, path, plain, render }: DevPage,
  isMarked: (id: string) => boolean,
  unseen: Set<string> = new Set(),
): Promise<ComputedPlaces> {
  const places = new Map<number, string[]>()
  const entity = lookupOf(content.site).findByUrl(path)
  const text = entity && context.session.read(entity.file)
  const list = entity && content.site[entity.collection]
  if (!entity || !text || !list) return places
  const pictures = findAllMedia(context.root).filter(each => mediaUse(each) === 'picture')
  // A body may show fields of the page by their names.
  const named = text.source.match(/frontmatter\.[\w.]+/g)?.join() ?? ''
  for (const field of createFieldReader(context, text).all()) {
    const key = `${path} ${named} ${field.path.map(part => (typeof part === 'number' ? '*' : part)).join('.')}`
    const value = isMarked(field.id) || unseen.has(key) ? undefined : otherValue(field, pictures)
    if (value === undefined) continue
    const changed = withValue(entity, field.path, value) as typeof entity
    const site = { ...content.site, [entity.collection]: list.map(each => (each === entity ? changed : each)) }
    const bodyOf: PageContent['bodyOf'] = file =>
      content.bodyOf(file, fields =>
        file === entity.file ? (withValue(fields, field.path, value) as typeof fields) : fields,
      )
    // Requests go first.
    await setTimeout(betweenMs)
    const html = await render({ ...content, site, bodyOf }).catch(() => undefined)
    const shown = html === undefined ? [] : differences(plain, html)
    for (const place of shown) places.set(place, [...(places.get(place) ?? []), field.id])
    if (shown.length === 0) unseen.add(key)
  }
  return places
}

/** Another value that the form of a field allows; undefined where nothing is computed of such fields. */
function otherValue({ form, value }: FieldSource, pictures: string[]): unknown {
  if (value === undefined || value === null) return
  switch (form.kind) {
    case 'number':
      return typeof value === 'number' ? value + 1 : undefined
    case 'yes-no':
      return typeof value === 'boolean' ? !value : undefined
    case 'choice':
      return otherChoice(form, value)
    case 'date':
      // The order of days stays where it can.
      return String(value).replace(/\d\d$/, day => (Number(day) < 28 ? String(Number(day) + 1).padStart(2, '0') : '01'))
    case 'picture':
      return pictures.find(each => each !== value)
    case 'text':
      return /\d/.test(String(value))
        ? String(value).replace(/\d/g, digit => `${(Number(digit) + 1) % 10}`)
        : `${value} x`
    default:
      return
  }
}

function otherChoice({ choices = [] }: FieldForm, value: unknown): unknown {
  return choices.find(choice => choice !== value)
}

/** The numbers of the elements in `main` whose own text or shown attributes differ; none where the elements do. */
export function differences(plain: string, changed: string): number[] {
  const [parts, others] = [partsOf(plain), partsOf(changed)]
  if (parts.length !== others.length) return []
  const found = new Set<number>()
  const open: { name: string; number: number }[] = []
  let number = -1
  for (const [index, part] of parts.entries()) {
    const other = others[index] ?? ''
    const isInMain = open.some(({ name }) => name === 'main')
    if (!part.startsWith('<')) {
      if (part !== other && isInMain) found.add(open.at(-1)?.number ?? 0)
      continue
    }
    const name = nameOf(part)
    if (name !== nameOf(other)) return []
    if (name.startsWith('/')) {
      while (open.length > 0 && open.pop()?.name !== name.slice(1));
    } else if (name !== '') {
      number++
      if (isInMain && part.match(shownAttributes)?.join() !== other.match(shownAttributes)?.join()) found.add(number)
      if (!part.endsWith('/>')) open.push({ name, number })
    }
  }
  return [...found]
}
