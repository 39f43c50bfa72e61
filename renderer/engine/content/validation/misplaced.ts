import type { ErrorObject } from 'ajv'
import type { Issue } from '../../diagnostics/issue'
import type { Collections, Entry } from '../files/find'
import type { Parsed } from '../parse'

/** From how many errors of unknown and missing fields on a file may be meant for another folder. */
const minErrors = 3

/**
 * The one issue of a file that is in the wrong folder: fields are unknown and missing here, and none is in another
 * collection. Undefined for every other file. `errorsIn` validates the file by the type of a collection.
 */
export function misplacedIssue(
  { collection, file }: Entry,
  parsed: Parsed,
  collections: Collections,
  errorsIn: (collection: string) => ErrorObject[],
): Issue | undefined {
  const own = errorsIn(collection).filter(isOfNames)
  const unknown = own.find(({ keyword }) => keyword === 'additionalProperties')
  if (own.length < minErrors || !unknown || !own.some(({ keyword }) => keyword === 'required')) return
  const fitting = Object.keys(collections).filter(name => name !== collection && !errorsIn(name).some(isOfNames))
  const [name = ''] = fitting
  const other = collections[name]
  const types = new Set(fitting.map(each => collections[each]?.type))
  if (!other || types.size > 1) return
  const field = String(unknown.params.additionalProperty)
  const path = [...unknown.instancePath.split('/').slice(1), field]
  return {
    ...{ file, ...parsed.locate(path, 'key'), code: 'field-unknown', field: path.join('.') },
    message: `The fields of this file are those of a ${other.noun}, not of a ${collections[collection]?.noun}.`,
    hint: `Move it to ${fitting.map(each => `content/${each}`).join(' or ')}.`,
  }
}

/** Whether an error is about the name of a field rather than its value. */
function isOfNames({ keyword }: ErrorObject): boolean {
  return keyword === 'additionalProperties' || keyword === 'required'
}
