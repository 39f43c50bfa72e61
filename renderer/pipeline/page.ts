import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkBody } from './body/check'
import { parseBody } from './body/parse'
import { readText, type TextFacts } from './body/read-text'
import { keyOf, project, writeWhole } from './derived'
import type { Entry } from './find'
import { type Issue, isError } from './issue'
import { type Parsed, parseEntry } from './parse'
import { checkWords } from './prose/check-words'
import type { Candidate } from './relate'
import { type Emitted, emitBody } from './types/emit'

/** What one file tells by itself, in plain values: what a build keeps of it. */
export interface Reading {
  data?: Record<string, unknown>
  issues: Issue[]
  text: TextFacts
}

/** A file with what it tells by itself. */
export interface Page extends Candidate {
  issues: Issue[]
}

/** How all files of a site are read; the pages come in the order of the entries. */
export type ReadPages = (entries: Entry[]) => Page[] | Promise<Page[]>

/** Reads one file; `tree` is the syntax of its text where that holds no error. */
export function readEntry({ source, file }: Pick<Entry, 'source' | 'file'>) {
  const { value: parsed, issues } = parseEntry(source, file)
  const { data, body } = parsed
  const text = parseBody(body, file)
  const { tree } = text
  const reading: Reading = {
    ...(data && { data }),
    issues: [...issues, ...checkBody(text, body, file), ...checkWords(tree, parsed, source, file)],
    text: readText(tree, body),
  }
  return {
    reading,
    parsed,
    emitted: emitBody(tree, data),
    tree: reading.issues.some(isError) ? undefined : tree,
  }
}

/** The page of a file that was read before; what a reading doesn't hold is parsed when it is asked for. */
export function pageOf(entry: Entry, { data, issues, text }: Reading, emitted?: Emitted): Page {
  let again: Parsed | undefined
  const parsed = () => {
    again ??= parseEntry(entry.source, entry.file).value
    return again
  }
  return {
    entry,
    issues,
    text,
    ...(emitted && { emitted }),
    parsed: {
      ...(data && { data }),
      get body() {
        return parsed().body
      },
      locate: (path, part) => parsed().locate(path, part),
    },
  }
}

/** Reads files, those of them that read as they did the last time not anew; `first` is how all are read at first. */
export function rememberPages(first?: (entries: Entry[]) => Page[]): ReadPages {
  const pages = new Map<string, Page>()
  return entries => {
    if (first && pages.size === 0) for (const page of first(entries)) pages.set(page.entry.file, page)
    return entries.map(entry => {
      const last = pages.get(entry.file)
      if (last?.entry.source === entry.source) return last
      const { reading, parsed, emitted } = readEntry(entry)
      const { issues, text } = reading
      const page = { entry, parsed, emitted, issues, text }
      pages.set(entry.file, page)
      return page
    })
  }
}

/** As rememberPages, and remembered below root/.cache from one run to the next, for as long as this code is the same. */
export function keepPages(root: string): (entries: Entry[]) => Page[] {
  const code = ['renderer/pipeline', 'renderer/vocabulary/names.ts', 'content/collections.ts', 'content/tags.ts']
  const packages = readFileSync(join(project, 'package.json'), 'utf8')
  const file = join(root, '.cache', `readings-${keyOf(project, code, packages)}.json`)
  let kept = readKept(file)
  return entries => {
    let isNew = entries.length !== Object.keys(kept).length
    const pages: Page[] = []
    const now: Kept = {}
    for (const entry of entries) {
      const { hash } = entry
      const last = kept[entry.file]
      const isSame = last?.hash === hash
      const { reading, emitted } = isSame ? { reading: last.reading } : readEntry(entry)
      isNew ||= !isSame
      now[entry.file] = { hash, reading }
      pages.push(pageOf(entry, reading, emitted))
    }
    kept = now
    if (isNew) writeWhole(file, JSON.stringify(now))
    return pages
  }
}

type Kept = Record<string, { hash: string; reading: Reading }>

function readKept(file: string): Kept {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The first run, or the first of this code: every file is read.
    return {}
  }
}
