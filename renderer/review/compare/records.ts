import sax from 'sax'
import type { Change, ChangeKind } from '../review-types'

/** The elements of a feed or sitemap that are compared one by one. */
const recordTags = new Set(['entry', 'item', 'url', 'sitemap'])

/** The child elements that identify a record, the best first. */
const names = ['id', 'guid', 'loc', 'link', 'url']

/** The fields of each record of a feed or sitemap, by the record's name. */
type Records = Map<string, Map<string, string>>

/** The changes between two versions of a feed or sitemap: records that are new, gone or changed, field by field. */
export function recordChanges(path: string, before: string, after: string): Change[] {
  const [old, now] = [readRecords(before), readRecords(after)]
  const kind: ChangeKind = /sitemap/.test(path) ? 'sitemap' : 'feed'
  return [...new Set([...old.keys(), ...now.keys()])].flatMap(name => {
    const [a, b] = [old.get(name), now.get(name)]
    if (!a || !b) return { kind, subject: path, before: a ? name : '', after: b ? name : '' }
    return [...new Set([...a.keys(), ...b.keys()])]
      .filter(field => a.get(field) !== b.get(field))
      .map(field => ({
        kind,
        subject: name ? `${path}: ${name} ${field}` : `${path} ${field}`,
        before: a.get(field) ?? '',
        after: b.get(field) ?? '',
      }))
  })
}

function readRecords(text: string): Records {
  return text.trimStart().startsWith('{') ? readJson(text) : readXml(text)
}

function readJson(text: string): Records {
  const { items = [], ...feed }: { items?: Record<string, unknown>[] } = JSON.parse(text)
  const fieldsOf = (record: Record<string, unknown>) =>
    new Map(
      Object.entries(record).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    )
  return new Map([['', fieldsOf(feed)], ...items.map(item => [String(item.id ?? item.url), fieldsOf(item)] as const)])
}

/** Reads XML without its structure above and below records; nodes outside of records belong to the record ''. */
function readXml(text: string): Records {
  const records: Records = new Map()
  const outside = new Map<string, string>()
  let record: Map<string, string> | undefined
  let path: string[] = []
  const add = (name: string, value: string) => {
    const fields = record ?? outside
    if (value.trim()) fields.set(name, `${fields.get(name) ?? ''}${value}`)
  }
  const parser = sax.parser(true)
  parser.onerror = () => parser.resume()
  parser.onopentag = ({ name, attributes }) => {
    path.push(name)
    if (recordTags.has(name)) record = new Map()
    for (const [key, value] of Object.entries(attributes)) if (key !== 'xmlns') add(`${name} ${key}`, String(value))
  }
  parser.ontext = value => add(path.at(-1) ?? '', value)
  parser.oncdata = value => add(path.at(-1) ?? '', value)
  parser.onclosetag = name => {
    path = path.slice(0, -1)
    if (!recordTags.has(name) || !record) return
    const fields = record
    records.set(names.map(each => fields.get(each) ?? fields.get(`${each} href`)).find(Boolean) ?? '?', fields)
    record = undefined
  }
  parser.write(text).close()
  return records.set('', outside)
}
