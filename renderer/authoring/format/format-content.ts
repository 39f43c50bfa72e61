import { join } from 'node:path'
import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { isRegularFile, listFiles } from '@proofsheet/engine/base/files/list-files'
import { readSource } from '@proofsheet/engine/content/files/read-file'
import { typeSchema } from '@proofsheet/engine/content/schema/schema'
import type { AuthoringContext } from '../authoring-context'
import { replaceText } from '../replace-text'
import { createSyntax } from './body-syntax'
import { formatText } from './format-text'

/** The result of `npm run format`, or of its dry run. */
export interface FormatReport {
  /** The files that are not formatted, or weren't. */
  changed: string[]
  total: number
}

/** Gives the function that formats the text of a content file; `file` is its path from the project's root. */
export async function createFormatter({
  root,
  site,
  cache,
}: AuthoringContext): Promise<(text: string, file: string) => string> {
  const { definitions = {} } = await typeSchema(root, cache)
  const syntax = createSyntax(site)
  return (text, file) => {
    const [, collection = ''] = /^content\/([^/]+)\//.exec(file) ?? []
    const type =
      definitions[Object.hasOwn(site.collections, collection) ? (site.collections[collection]?.type ?? '') : '']
    return formatText(text, { syntax: syntax[file.endsWith('.md') ? 'md' : 'mdx'], definitions, type })
  }
}

/** Formats the content files at or below the paths, all content if there are none; writes nothing where `isCheck`. */
export async function formatContent(
  context: AuthoringContext,
  paths: string[],
  isCheck: boolean,
): Promise<FormatReport> {
  const { root, site } = context
  const format = await createFormatter(context)
  const folders = Object.keys(site.collections).map(name => `content/${name}`)
  const files = (paths.length > 0 ? paths : folders).flatMap(path => textsAt(root, path))
  const changed = files.filter(file => {
    const source = sourceOf(root, file)
    const text = source === undefined ? undefined : format(source, file)
    if (source === undefined || text === undefined || text === source) return false
    return isCheck || replaceText(root, file, source, text)
  })
  return { changed, total: files.length }
}

/** Names the files and sums up. */
export function describeFormat({ changed, total }: FormatReport, isCheck: boolean): string {
  if (changed.length === 0) return `${count(total, 'content file')}, all formatted.`
  const files = `${count(changed.length, 'content file')} of ${total}`
  const summary = isCheck ? `${files} not formatted: run npm run format.` : `${files} formatted.`
  return [...changed, summary].join('\n')
}

/** The Markdown and MDX files at or below a path. */
function textsAt(root: string, path: string): string[] {
  const files = isRegularFile(root, path) ? [path] : listFiles(root, path)
  return files.filter(file => /\.mdx?$/.test(file))
}

function sourceOf(root: string, file: string): string | undefined {
  try {
    return readSource(join(root, file)).source
  } catch {
    // Not UTF-8, or too large: the check reports it.
    return
  }
}
