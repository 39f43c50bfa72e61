import { Ajv, type ErrorObject } from 'ajv'
import type { Path } from '../../base/diagnostics/locate'
import { nearest } from '../../base/diagnostics/nearest'
import type { MediaUse } from '../../base/files/kinds'
import { exampleIn } from '../../mdx/checks/examples'
import { checkLinkForm } from '../../mdx/checks/link-form'
import { mediaUse } from '../media/find-media'
import { isUnreadable, type Media, mediaOf } from '../media/media'
import { isRecord } from '../parse'
import { isDay, parseInstant } from './formats'

/** The existing entities and files, which validation needs besides the types. */
export interface ValidationContext {
  slugs: Record<string, string[]>
  media: Media
  /** The entries that no list shows, as collection and slug, with the reason; a published page may not refer to them. */
  hidden: ReadonlyMap<string, 'unpublished' | 'unlisted'>
  /** The entity that is validated; absent for the props of components. */
  own?: { collection: string; slug: string }
}

/** Schemas are generated, so they are not validated; checks run once, so optimizing costs more than it saves. */
const quick = { meta: false, validateSchema: false, code: { optimize: false } } as const

/** Creates a validator for the JSDoc tags and formats of the content types; days that are too far ahead are none. */
export function createAjv(isFarAhead = (_day: string) => false): Ajv {
  // Entities and files change between runs, compiled checks don't: checks receive them as their context.
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, passContext: true, ...quick })
  ajv.addKeyword({
    keyword: 'example',
    validate: (example: unknown, value: unknown, _?: unknown, at?: { rootData: { draft?: unknown } }) =>
      at?.rootData.draft === true || exampleIn(example, value) === undefined,
  })
  ajv.addKeyword('markdown')
  // React shows everything but values with fields of their own.
  ajv.addKeyword({ keyword: 'markup', validate: (_: boolean, value: unknown) => !isRecord(value) })
  ajv.addKeyword({
    keyword: 'reference',
    type: 'string',
    schemaType: 'string',
    validate(this: ValidationContext, collection: string, slug: string) {
      const isPublished = this.slugs[collection]?.includes(slug) && !this.hidden.has(`${collection}/${slug}`)
      return isPublished === true && !isItself(this, collection, slug)
    },
  })
  ajv.addKeyword({
    keyword: 'media',
    type: 'string',
    schemaType: 'string',
    // Without media only the kind of the file is checked, by its name.
    validate(this: Partial<ValidationContext>, use: MediaUse, path: string) {
      if (!this.media) return mediaUse(path) === use
      const file = mediaOf(this.media, use)[path.normalize()]
      return file !== undefined && !isUnreadable(file)
    },
  })
  ajv.addFormat('date', text => isDay(text) && !isFarAhead(text))
  ajv.addFormat('instant', text => parseInstant(text) !== undefined)
  ajv.addFormat('href', isHref)
  ajv.addFormat('external', /^https:\/\/[a-z0-9.-]+\.[a-z]+(\/\S*)?$/)
  return ajv
}

/** The number of entities up to which one may refer to itself, because a list can want two and there are too few others. */
const maxLonely = 2

/** Whether a reference leads to the entity itself, although there are others. */
export function isItself({ own, slugs }: Pick<ValidationContext, 'own' | 'slugs'>, collection: string, slug: string) {
  const isOwn = own?.collection === collection && own.slug === slug
  return isOwn && (slugs[collection]?.length ?? 0) > maxLonely
}

/** The path of the value that an error is about; for a missing or unknown field, the path of that field. */
export function pathOf(error: ErrorObject, data: unknown): Path {
  let value = data
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map(part => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map(part => {
      const key = Array.isArray(value) ? Number(part) : part
      value = (value as Record<string | number, unknown>)[key]
      return key
    })
  const field = error.params.missingProperty ?? error.params.additionalProperty
  return field === undefined ? path : [...path, field]
}

/** Drops errors that only follow from others: other branches of a union, a field that is missing due to a typo. */
export function dropCascading(errors: ErrorObject[]): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath)
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties')
  const seen = new Set<string>()
  return errors.filter(error => {
    const { instancePath, keyword, params } = error
    if (keyword === 'anyOf') return false
    if (unions.includes(instancePath) && ['type', 'const', 'enum'].includes(keyword)) {
      const sharper = errors.some(
        other =>
          other !== error &&
          !['anyOf', 'type', 'const', 'enum'].includes(other.keyword) &&
          other.instancePath.startsWith(instancePath),
      )
      if (sharper) return false
    }
    if (keyword === 'required') {
      const typos = unknown
        .filter(other => other.instancePath === instancePath)
        .map(other => other.params.additionalProperty)
      if (nearest(params.missingProperty, typos)) return false
    }
    const key = `${instancePath} ${keyword === 'required' || keyword === 'additionalProperties' ? keyword + Object.values(params) : 'value'}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Whether a text is the address of a page, an anchor, a file, or something outside of the site. */
function isHref(text: string): boolean {
  const isPage = /^\/([\p{L}\p{M}\p{N}_-]+\/)*(\?[\w=&%.~-]+)?(#[\p{L}\p{M}\p{N}_-]+)?$|^#[\p{L}\p{M}\p{N}_-]+$/u.test(
    text,
  )
  const isFile = /^\/([\p{L}\p{M}\p{N}_-]+\/)*[\p{L}\p{M}\p{N}_.-]+\.[a-z0-9]+$/u.test(text)
  return isPage || isFile || (/^(https:\/\/\S+|mailto:\S[^\s@]*@\S+|tel:\S+)$/.test(text) && !checkLinkForm(text))
}
