import { checkBody, parseBody } from './body/check'
import type { Entry } from './find'
import { type Issue, isError } from './issue'
import { type Parsed, parseEntry } from './parse'
import type { Candidate } from './relate'
import { type Emitted, emitBody } from './types/emit'

/** What one file tells by itself, in plain values: what a build keeps of it. */
export interface Reading {
  data?: Record<string, unknown>
  issues: Issue[]
}

/** A file with what it tells by itself. */
export interface Page extends Candidate {
  issues: Issue[]
}

/** How all files of a site are read; the pages come in the order of the entries. */
export type ReadPages = (entries: Entry[]) => Page[] | Promise<Page[]>

/** Reads one file; `tree` is the syntax of its text where that holds no error. */
export function readEntry({ source, file }: Entry) {
  const { value, issues } = parseEntry(source, file)
  const { data, body } = value
  const text = parseBody(body, file)
  const reading: Reading = {
    ...(data && { data }),
    issues: [...issues, ...checkBody(text, body, file)],
  }
  return {
    reading,
    parsed: value,
    emitted: emitBody(text.tree, data),
    tree: reading.issues.some(isError) ? undefined : text.tree,
  }
}

/** The page of a file that was read before; what a reading doesn't hold is parsed when it is asked for. */
export function pageOf(entry: Entry, { data, issues }: Reading, emitted?: Emitted): Page {
  let again: Parsed | undefined
  const parsed = () => {
    again ??= parseEntry(entry.source, entry.file).value
    return again
  }
  return {
    entry,
    issues,
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

/** Reads files, those of them that read as they did the last time not anew. */
export function rememberPages(): ReadPages {
  const pages = new Map<string, Page>()
  return entries =>
    entries.map(entry => {
      const last = pages.get(entry.file)
      if (last?.entry.source === entry.source) return last
      const { reading, parsed, emitted } = readEntry(entry)
      const page = { entry, parsed, emitted, issues: reading.issues }
      pages.set(entry.file, page)
      return page
    })
}
