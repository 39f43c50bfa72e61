import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The replacement of a span, in offsets. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** The changes of one file: its edits and, where it moves, its new path. */
export interface Change {
  /** The path from the project's root, with forward slashes. */
  file: string
  to?: string
  source: string
  edits: Edit[]
}

/** The text of a file after its edits. */
export function textAfter({ source, edits }: Pick<Change, 'source' | 'edits'>): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source)
}

/**
 * Makes all changes or none: new texts are written beside the files first and then renamed into place; after an error
 * all changes are undone. Throws that error.
 */
export function makeChanges(root: string, changes: Change[]): void {
  const undo: (() => void)[] = []
  try {
    const steps = changes.map(change => {
      const from = join(root, change.file)
      const to = join(root, change.to ?? change.file)
      const unfinished = join(dirname(to), `.${basename(to)}.unfinished`)
      const before = readFileSync(from)
      const mark = before.subarray(0, 3).toString('hex') === 'efbbbf' ? '\uFEFF' : ''
      undo.push(() => rmSync(unfinished, { force: true }))
      writeFileSync(unfinished, mark + textAfter(change))
      return { from, to, unfinished, before }
    })
    for (const { from, to, unfinished, before } of steps) {
      const isCaseOnly = from !== to && from.toLowerCase() === to.toLowerCase()
      if (from !== to && existsSync(to) && !isCaseOnly) throw new Error(`${to} is there already.`)
      undo.push(() => {
        if (from !== to) rmSync(to, { force: true })
        writeFileSync(from, before)
      })
      if (from !== to) rmSync(from)
      renameSync(unfinished, to)
    }
  } catch (error) {
    for (const step of undo.reverse()) step()
    throw error
  }
}
