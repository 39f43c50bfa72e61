import type { Entity, Site } from '@proofsheet/engine/content/entity'
import { isContentFile, readContentPath } from '@proofsheet/engine/content/files/content-path'
import type { Collections } from '@proofsheet/engine/content/files/find'
import { branches, type Definitions } from '@proofsheet/engine/content/schema/schema-fields'
import type { SchemaObject } from 'ajv'
import { fieldId } from '../source-ids'
import { createTextMapper, type TextPlace } from './map-texts'
import { markText } from './mark-text'

/** A site whose texts are marked. */
export interface MarkedSite {
  site: Site
  settings?: object
  /** The id of each number. */
  ids: readonly string[]
  /** The ids that have marks. */
  marked: ReadonlySet<string>
  /** Marks the texts of the frontmatter of a file, as far as its body shows them. */
  markFields(file: string, fields: Record<string, unknown>): Record<string, unknown>
  /** The groups that have marks: the type of a file and the path of a field, without the numbers of items. */
  groups: Set<string>
}

/**
 * Marks the texts of all entities and of the settings, save those of the groups for which `isMarked` is false. `key` names
 * these groups: with the same key, unchanged values have the same marks.
 */
export type SiteMarker = (
  site: Site,
  isMarked: (group: string) => boolean,
  options?: { settings?: object | undefined; key?: string },
) => MarkedSite

/** The marked objects and ids of one key. */
interface Marked {
  key: string | undefined
  groups: Set<string>
  ids: Set<string>
  objects: WeakMap<object, object>
}

/** The file of the settings, and its type where it has one. */
export interface SettingsType {
  file: string
  type?: string | undefined
}

/**
 * Creates the marker for the types of a site. Only free texts are marked: texts that code compares, measures or makes
 * addresses of have a format, a list of choices or another type.
 */
export function createSiteMarker(
  collections: Collections,
  definitions: Definitions,
  settingsType?: SettingsType,
): SiteMarker {
  const mapTexts = createTextMapper(definitions)
  const ids: string[] = []
  const numbers = new Map<string, number>()
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? ids.push(id) - 1
    numbers.set(id, number)
    return number
  }
  let last: Marked | undefined
  return (site, isMarked, { settings, key } = {}) => {
    const known = last && key !== undefined && last.key === key ? last : undefined
    const state: Marked = known ?? { key, groups: new Set(), ids: new Set(), objects: new WeakMap() }
    if (key !== undefined) last = state
    const mark = (text: string, { file, path, group, shapes }: TextPlace) => {
      const isSetting = file === settingsType?.file
      if (text.trim() === '' || (isSetting && isAddress(text))) return text
      if (!shapes.some(isFreeText) || !isMarked(group)) return text
      const id = fieldId(file, path)
      state.groups.add(group)
      state.ids.add(id)
      return markText(text, numberOf(id))
    }
    const markObject = <Value extends object>(value: Value, group: string, shapes: SchemaObject[], file: string) => {
      const marked = state.objects.get(value) ?? (mapTexts(value, { file, path: [], group, shapes }, mark) as Value)
      state.objects.set(value, marked)
      return marked as Value
    }
    const markFields = (file: string, fields: Record<string, unknown>) => {
      const type = collections[readContentPath(file)?.collection ?? '']?.type ?? ''
      return markObject(fields, type, branches(definitions[type] ?? {}, definitions), file)
    }
    const markSettings = (value: object, { file, type = '' }: SettingsType) => {
      const root = definitions[type]
      return markObject(value, type || 'settings', root ? branches(root, definitions) : [anyShape], file)
    }
    const markEntity = (entity: Entity) => {
      // One from a file of data is edited there.
      if (!isContentFile(entity.file)) return entity
      const type = collections[entity.collection]?.type ?? ''
      return markObject(entity, type, branches(definitions[type] ?? {}, definitions), entity.file)
    }
    const lists = Object.entries(site).map(([name, entities]) => [name, entities.map(markEntity)])
    return {
      site: Object.fromEntries(lists),
      ids,
      marked: state.ids,
      groups: state.groups,
      markFields,
      settings: settings && settingsType ? markSettings(settings, settingsType) : undefined,
    }
  }
}

/** The shape of settings without a type: any text, list or group. */
const anyShape: SchemaObject = { type: 'string' }
anyShape.items = anyShape
anyShape.additionalProperties = anyShape

/** Whether a text of the settings is an address, which code takes apart. */
function isAddress(text: string): boolean {
  return /^(?:\/|[a-z][a-z\d+.-]*:\S)/.test(text)
}

function isFreeText(shape: SchemaObject): boolean {
  const forms = ['format', 'pattern', 'enum', 'const', 'media', 'reference']
  return shape.type === 'string' && !forms.some(key => key in shape)
}
