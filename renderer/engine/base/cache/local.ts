import { join } from 'node:path'

/**
 * The folder for code that this machine runs, and for data that determines it: compiled commands, built server code. It
 * is separate from the store: a hash stored beside code doesn't prove who wrote it.
 */
export const localFolder = (root: string, kind: string): string => join(root, 'node_modules/.cache/proofsheet', kind)
