import { join } from 'node:path'

/**
 * The folder for what this machine runs, and for what decides what it runs: compiled commands, built server code,
 * declarations for type checks. It is below `node_modules`, apart from the store that machines may share, because a
 * hash beside code proves nothing about who wrote it.
 */
export function localFolder(root: string, kind: string): string {
  return join(root, 'node_modules/.cache/site', kind)
}
