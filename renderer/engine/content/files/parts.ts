import { isNode, parseDocument } from 'yaml'
import { type Issue, type Result, show } from '../../base/diagnostics/issue'
import { limitIssue, limits } from '../../base/diagnostics/limits'
import { fileStart, type Position, positionAt } from '../../base/diagnostics/position'
import { type Collection, entityUrl, isSlug } from '../collection'
import { yamlIssues } from '../validation/explain-yaml'
import { findYamlExcess } from './check-limits'
import { fileOf, isDataFile, listCollection, type Unsaved } from './content-path'
import { type Collections, type Entry, findEntries, textReader, toEntry } from './find'
import { readSource, toSourceText } from './read-file'

/** Finds every content file, and the entries in files of data by `find` of their collection: each is a text of fields alone. */
export function findAll(
  root: string,
  collections: Collections,
  unsaved: Unsaved = new Map(),
  readFile = readSource,
): Result<Entry[]> {
  const { value, issues } = findEntries(root, collections, unsaved, readFile)
  const report = (file: string, code: Issue['code'], message: string, hint: string, at = fileStart) =>
    void issues.push({ file, ...at, code, message, hint })
  const readText = textReader(root, unsaved, readFile, report)
  const partsOf = (file: string, name: string, collection: Collection): Entry[] => {
    const source = readText(file)?.source ?? ''
    const excess = findYamlExcess(source, 0, source.length, 'The file', limits.dataMarks)
    const document = parseDocument(excess ? '' : source, { prettyErrors: false, logLevel: 'error' })
    issues.push(...yamlIssues(document.errors, source, [0, source.length], file))
    if (excess) issues.push(limitIssue(excess, source, file))
    if (excess || document.errors.length > 0) return []
    try {
      const parts = collection.find?.(document.toJS({ maxAliasCount: 100 }), file) ?? []
      return parts.flatMap(({ slug, path }) => {
        const node = document.getIn(path, true)
        if (!isNode(node) || !node.range) throw new Error(`nothing is at ${path.join('.')}`)
        const [from, to] = node.range
        const { line, column } = positionAt(source, from)
        if (!isSlug(collection, slug)) {
          const at = { line, column, end: { line, column } }
          report(file, 'slug-form', `${show(slug)} can't be part of an address.`, slugHint, at)
          return []
        }
        // Fields without braces begin in one column.
        const indent = source[from] === '{' ? 0 : column - 1
        const text = `---\n${' '.repeat(indent)}${source.slice(from, to)}\n---\n`
        const place = { slug, url: entityUrl(collection, slug), start: { line, column: column - indent } }
        return toEntry({ ...place, collection: name, file: `${file}#${path.join('.')}` }, toSourceText(text))
      })
    } catch (error) {
      const message = `The entries in the file can't be found: ${(error as Error).message}.`
      report(file, 'file-unreadable', message, 'Correct it, or the function "find" of its collection.')
      return []
    }
  }
  for (const [name, collection] of Object.entries(collections).filter(([, { find }]) => find))
    for (const file of listCollection(root, `content/${name}`, unsaved).filter(isDataFile))
      value.push(...partsOf(file, name, collection))
  return { value, issues }
}

const slugHint = 'Use lower-case letters, digits and single hyphens.'

/** Issues of entries that are parts of a file at their places in it, and all others. */
export function placeIssues(issues: Issue[], entries: Entry[]): Issue[] {
  const starts = new Map(entries.map(({ file, start }) => [file, start]))
  return issues.map(({ fix, ...issue }) => {
    const start = starts.get(issue.file)
    if (!start) return { ...issue, fix }
    // The second line of an entry's source is that of its start.
    const move = ({ line, column }: Position) =>
      line > 2
        ? { line: start.line + line - 2, column }
        : { ...start, column: start.column + (line - 1) * (column - 1) }
    return { ...issue, ...move(issue), end: move(issue.end), file: fileOf(issue.file) }
  })
}
