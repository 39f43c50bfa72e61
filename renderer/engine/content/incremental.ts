import { readRecords, writeRecords } from '../base/cache/records'
import type { Cache } from '../base/cache/store'
import { fillHere } from '../base/cache/table'
import { type AnalyzedFile, toDocument } from './analyze'
import type { Document, FileAnalysis } from './document'
import { hasSameFacts } from './facts/resolve-facts'
import type { Entry } from './files/find'

/** The cached analysis of a file, with the hash of the source it belongs to. */
type CachedAnalysis = FileAnalysis & { hash: string }

/** The options of incremental analysis. */
export interface IncrementalOptions {
  /** Analyzes files; the results are in the order of the entries. `isForOthers` where other machines render their pages. */
  analyze: (entries: Entry[], isForOthers?: boolean) => Promise<AnalyzedFile[]>
  /** The cache shared between runs, and the hash of the analyzing code: a change of it invalidates all analyses. */
  cache?: Cache
  codeHash: string
}

/** Turns entries into documents. */
export interface DocumentReader {
  /** Analyzes only files with another hash: the first call compares with the disk cache, later ones with memory. */
  read(entries: Entry[]): Promise<Document[]>
  /** Whether the cache has the analysis of a file with this hash; the file's text need not be read then. */
  isCached(file: string, hash: string): boolean
}

/** Creates a reader of documents that analyzes only changed files. */
export function createDocumentReader(options: IncrementalOptions): DocumentReader {
  const { cache, codeHash, analyze } = options
  const documents = new Map<string, Document>()
  // While a file is edited, checks go back and forth between its unsaved text and the one on the disk.
  const former = new Map<string, Document>()
  const replace = (entry: Entry, next: Document) => {
    const current = documents.get(entry.file)
    if (current) former.set(entry.file, current)
    documents.set(entry.file, next)
  }
  const before: Map<string, CachedAnalysis> = readRecords(cache, 'analyses', codeHash)
  let first: Promise<void> | undefined
  return {
    isCached: (file, hash) => [documents.get(file)?.entry.hash, before.get(file)?.hash].includes(hash),
    async read(entries) {
      first ??= readFirst(entries, options, before, documents).catch(error => {
        // Lets the next call try again.
        first = undefined
        throw error
      })
      await first
      const changed = entries.filter(entry => {
        if (isCurrent(entry, documents.get(entry.file))) return false
        const before = former.get(entry.file)
        const isFormer = before !== undefined && isCurrent(entry, before)
        if (isFormer) replace(entry, before)
        return !isFormer
      })
      const analyzed = changed.length > 0 ? await analyze(changed) : []
      for (const [index, entry] of changed.entries()) {
        const found = analyzed[index]
        if (found) replace(entry, toDocument(entry, found))
      }
      return entries.flatMap(({ file }) => documents.get(file) ?? [])
    },
  }
}

/** Whether a document is that of an entry as it is now. */
const isCurrent = ({ hash, facts = {} }: Entry, document: Document | undefined): boolean =>
  document?.entry.hash === hash && hasSameFacts(document, facts)

/** Reads all documents for the first time, and updates the disk cache where an analysis was added or removed. */
async function readFirst(
  entries: Entry[],
  { analyze, cache, codeHash }: IncrementalOptions,
  before: Map<string, CachedAnalysis>,
  documents: Map<string, Document>,
): Promise<void> {
  const byFile = new Map(entries.map(entry => [entry.file, entry]))
  const isKnown = (file: string, known: CachedAnalysis) => {
    const entry = byFile.get(file)
    return known.hash === entry?.hash && hasSameFacts(known, entry.facts ?? {})
  }
  const fresh = new Map<string, AnalyzedFile>()
  const now = await (cache?.fill ?? fillHere)<CachedAnalysis>({
    kind: 'analyses',
    key: codeHash,
    names: [...byFile.keys()],
    known: new Map([...before].filter(([file, known]) => isKnown(file, known))),
    isCurrent: isKnown,
    isWhole: true,
    blobsOf: () => [],
    // The machine that compiles a text renders its page.
    ownerOf: file => byFile.get(file)?.url ?? file,
    async make(files, deliver, isForOthers) {
      const unknown = files.flatMap(file => byFile.get(file) ?? [])
      const analyzed = await analyze(unknown, isForOthers)
      for (const [index, { file, hash }] of unknown.entries()) {
        const found = analyzed[index]
        if (!found) continue
        fresh.set(file, found)
        deliver(file, { ...found.analysis, hash })
      }
    },
  })
  for (const [file, entry] of byFile) {
    const analysis = now.get(file)
    if (analysis) documents.set(file, toDocument(entry, fresh.get(file) ?? { analysis }))
  }
  if (cache) writeRecords(cache, ['analyses', codeHash], before, now)
}
