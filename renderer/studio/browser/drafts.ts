// Reaches the browser, when a writer turns edit mode on in the dev server.

/** Text that was typed and is not in its file yet. */
export interface Draft {
  /** The page on which it was typed. */
  url: string
  /** The id of its source when it was typed, and a label that distinguishes it from others on the page, for writers. */
  id: string
  label: string
  /** The text of the file when typing began. */
  before: string
  /** The typed text. */
  text: string
}

const prefix = 'edit-draft '

/**
 * Drafts survive reloads, ended servers and closed tabs: the browser's storage for this origin has each until it is saved
 * or discarded. `key` is the file of the text and its place in it.
 */
export function readDraft(key: string): Draft | undefined {
  const stored = localStorage.getItem(prefix + key)
  return stored === null ? undefined : JSON.parse(stored)
}

/** Writes a draft; without one it is removed. */
export function writeDraft(key: string, draft?: Draft): void {
  if (draft) localStorage.setItem(prefix + key, JSON.stringify(draft))
  else localStorage.removeItem(prefix + key)
}

/** The drafts that were typed on a page, with their keys. */
export function draftsOn(url: string): [key: string, draft: Draft][] {
  return Object.keys(localStorage)
    .filter(name => name.startsWith(prefix))
    .sort()
    .flatMap(name => {
      const key = name.slice(prefix.length)
      const draft = readDraft(key)
      return draft?.url === url ? [[key, draft] as [string, Draft]] : []
    })
}
