import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineRoot, keyOf, writeAtomic } from '../cache/generated'
import { type Issue, isError } from '../diagnostics/issue'
import { checkBody } from '../mdx/check'
import { checkWords } from '../mdx/check-words'
import { type BodyFacts, extractReferences } from '../mdx/extract'
import { parseBody } from '../mdx/parse'
import { type TypeCheckProgram, toTsx } from '../types/check/to-tsx'
import type { Entry } from './find'
import { type Parsed, parseEntry } from './parse'
import type { Document } from './relate/relate'

/** What one file tells by itself, in plain values: what a build keeps of it. */
export interface FileAnalysis {
  data?: Record<string, unknown>
  issues: Issue[]
  text: BodyFacts
}

/** A file with what it tells by itself. */
export interface Page extends Document {
  issues: Issue[]
}

/** How all files of a site are read; the pages come in the order of the entries. */
export type ReadPages = (entries: Entry[]) => Page[] | Promise<Page[]>

/** Reads one file; `tree` is the syntax of its text where that holds no error. */
export function analyzeFile({ source, file }: Pick<Entry, 'source' | 'file'>) {
  const { value: parsed, issues } = parseEntry(source, file)
  const { data, body } = parsed
  const text = parseBody(body, file)
  const { tree } = text
  const reading: FileAnalysis = {
    ...(data && { data }),
    issues: [...issues, ...checkBody(text, body, file), ...checkWords(tree, parsed, source, file)],
    text: extractReferences(tree, body),
  }
  return {
    reading,
    parsed,
    emitted: toTsx(tree, data),
    tree: reading.issues.some(isError) ? undefined : tree,
  }
}

/** The page of a file that was read before; what a reading doesn't hold is parsed when it is asked for. */
export function pageOf(entry: Entry, { data, issues, text }: FileAnalysis, emitted?: TypeCheckProgram): Page {
  let again: Parsed | undefined
  const parsed = () => {
    again ??= parseEntry(entry.source, entry.file).value
    return again
  }
  return {
    entry,
    issues,
    body: text,
    ...(emitted && { tsx: emitted }),
    parsed: {
      ...(data && { data }),
      get body() {
        return parsed().body
      },
      locate: (path, part) => parsed().locate(path, part),
    },
  }
}

/** How files are read that nobody has read yet, in the order of the entries. */
export type ReadEach<Told = { reading: FileAnalysis }> = (
  entries: Entry[],
) => Promise<(Told & { emitted?: TypeCheckProgram })[]>

/** Reads files one after the other. Nothing else of them is held: the trees of a large site would fill the memory. */
export const analyzeInProcess: ReadEach = async entries =>
  entries.map(entry => {
    const { reading, emitted } = analyzeFile(entry)
    return { reading, emitted }
  })

/** Reads files, those of them that read as they did the last time not anew; `first` is how all are read at first. */
export function rememberPages(first?: ReadPages): ReadPages {
  const pages = new Map<string, Page>()
  const begin = async (entries: Entry[]) => {
    for (const page of (await first?.(entries)) ?? []) pages.set(page.entry.file, page)
  }
  let begun: Promise<void> | undefined
  return async entries => {
    begun ??= begin(entries)
    await begun.catch(error => {
      // Whoever asks next may have more luck.
      begun = undefined
      throw error
    })
    return entries.map(entry => {
      const last = pages.get(entry.file)
      if (last?.entry.source === entry.source) return last
      const { reading, parsed, emitted } = analyzeFile(entry)
      const { issues, text } = reading
      const page = { entry, parsed, tsx: emitted, issues, body: text }
      pages.set(entry.file, page)
      return page
    })
  }
}

/**
 * Reads files, those of them not anew that read as they did in an earlier run of the same code: what they told is kept
 * below root/.cache.
 */
export function keepPages(root: string, readEach: ReadEach = analyzeInProcess): ReadPages {
  const code = [
    'renderer/engine/content',
    'renderer/engine/mdx',
    'renderer/engine/diagnostics',
    'renderer/engine/types',
    'renderer/site/components/names.ts',
    'renderer/site/collections.ts',
    'renderer/site/rules',
  ]
  const packages = readFileSync(join(engineRoot, 'package.json'), 'utf8')
  const file = join(root, '.cache', `readings-${keyOf(engineRoot, code, packages)}.json`)
  let kept = readKept(file)
  return async entries => {
    const { pages, now, isNew } = await readChanged(entries, kept, readEach)
    kept = now
    if (isNew) writeAtomic(file, JSON.stringify(now))
    return pages
  }
}

/** What files told, by their paths, each with the hash that it had then. */
export type Known<Told = { reading: FileAnalysis }> = Record<string, Told & { hash: string }>

/**
 * Reads files, those of them not anew that read as they did `before`: gives their pages, what is known `now`, and whether
 * that is anything new.
 */
export async function readChanged<Told extends { reading: FileAnalysis }>(
  entries: Entry[],
  before: Known<Told>,
  readEach: ReadEach<Told>,
): Promise<{ pages: Page[]; now: Known<Told>; isNew: boolean }> {
  const unknown = entries.filter(({ file, hash }) => before[file]?.hash !== hash)
  const found = await readEach(unknown)
  const news = new Map(unknown.map((entry, index) => [entry, found[index]]))
  const now: Known<Told> = {}
  const pages = entries.map(entry => {
    const { emitted, ...told } = (news.get(entry) ?? before[entry.file]) as Told & { emitted?: TypeCheckProgram }
    now[entry.file] = { ...(told as unknown as Told), hash: entry.hash }
    return pageOf(entry, told.reading, emitted)
  })
  return { pages, now, isNew: unknown.length > 0 || entries.length !== Object.keys(before).length }
}

function readKept(file: string): Known {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The first run, or the first of this code: every file is read.
    return {}
  }
}
