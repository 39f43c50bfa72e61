import { existsSync, type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/** How long further events of a file are awaited, in ms: saving may empty a file first, or write another one. */
const debounceMs = 10

/**
 * Reports changes in the folders of the collections until the returned function is called. Each folder, at any depth, has one watcher:
 * Vite's own checks every file of a folder after a change, which takes longer in a large one than rendering the page.
 */
export function watchCollections(root: string, names: readonly string[], onChange: (path: string) => void): () => void {
  const content = join(root, 'content')
  const watchers = new Map<string, FSWatcher>()
  const timers = new Map<string, NodeJS.Timeout>()

  const notify = (path: string) => {
    clearTimeout(timers.get(path))
    const timer = setTimeout(() => {
      timers.delete(path)
      onChange(path)
    }, debounceMs)
    timers.set(path, timer)
  }
  const follow = (name: string, onEvent: (file: string | null) => void) => {
    watchers.get(name)?.close()
    watchers.delete(name)
    const folder = join(content, name)
    if (!existsSync(folder)) return
    const watcher = watch(folder, (_, file) => onEvent(file))
    // The folder was removed; the watcher of its parent reports that.
    watcher.on('error', () => watcher.close())
    watchers.set(name, watcher)
  }
  const followCollection = (name: string) => {
    follow(name, file => {
      const path = join(content, name, file ?? '')
      // Folders are followed too, also those that appear later.
      if (file !== null && !watchers.has(join(name, file)) && isFolder(path)) followCollection(join(name, file))
      notify(path)
    })
    for (const folder of foldersIn(join(content, name))) followCollection(join(name, folder))
  }

  follow('.', name => {
    if (name === null || !names.includes(name)) return
    followCollection(name)
    notify(join(content, name))
  })
  names.forEach(followCollection)
  return () => {
    for (const timer of timers.values()) clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}

const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

function foldersIn(path: string): string[] {
  if (!isFolder(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap(item => (item.isDirectory() ? [item.name] : []))
}
