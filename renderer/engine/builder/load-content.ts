import { relative } from 'node:path'
import { hashOfFile } from '../cache/file-hashes'
import { cacheGet, cacheSet, type PackEntry } from '../cache/store'
import { type FileAnalysis, type Known, type ReadPages, readChanged } from '../content/analyze'
import { type FileReader, readText } from '../content/find'
import type { Site } from '../content/load'
import { createReader, publishedOf } from '../content/load'
import type { Issue } from '../diagnostics/issue'
import { checkTypes } from '../types/check/check-types'
import type { Pool } from '../workers/worker-pool'
import type { Text } from './tasks'

/** What a file told a build, and where its compiled text is kept. */
interface Told {
  reading: FileAnalysis
  kept?: PackEntry | undefined
}

/** Everything that the site is drawn from, as it reads now. */
export interface Content {
  /** Every entity, with what is not published. */
  everything: Site
  /** What is published. */
  site: Site
  /** What is wrong with it, but for what the types of components say of texts. */
  issues: Issue[]
  /** What they say; it takes a moment, in which pages can be drawn. */
  typeIssues: Promise<Issue[]>
  /** The compiled texts, by their files. */
  texts: Record<string, Text>
}

/**
 * Reads the content of the project in the working folder. What a file told a build before is not found out again, as
 * long as it reads the same and `compiler`, the name of what reads it, is the same.
 */
export async function readContent(compiler: string, pool: Pool): Promise<Content> {
  const texts: Record<string, Text> = {}
  const before = cacheGet<Known<Told>>('readings', compiler) ?? {}
  const root = process.cwd()
  const textOf: FileReader = path => {
    const hash = hashOfFile(path)
    // Whether it is a text at all was found out when it was read.
    const isKnown = before[relative(root, path).replaceAll('\\', '/')]?.hash === hash
    if (!isKnown) return { hash, source: readText(path).source }
    let source: string | undefined
    return {
      hash,
      get source() {
        source ??= readText(path).source
        return source
      },
    }
  }
  const readPages: ReadPages = async entries => {
    const { pages, now, isNew } = await readChanged(entries, before, unknown => pool.all('compile', unknown))
    for (const [file, { hash, kept }] of Object.entries(now)) texts[file] = { key: hash, ...(kept && { kept }) }
    if (isNew) cacheSet('readings', compiler, now)
    return pages
  }
  const { value: everything, pages, issues } = await createReader(root, readPages, textOf)()
  const typeIssues = checkTypes(root, pages, issues)
  // Whoever asks hears of it; until then it is nobody's fault.
  typeIssues.catch(() => {})
  return { everything, site: publishedOf(everything), issues, typeIssues, texts }
}
