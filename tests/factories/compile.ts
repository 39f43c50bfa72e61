import { join } from 'node:path'
import { compiledEntry } from '../../renderer/engine/base/modules/compiled-entry'

const project = join(import.meta.dirname, '../..')

/** The URL of a TypeScript file of the tests as JavaScript that Node runs; its path is from the project's root. */
export const compileForNode = (path: string) => compiledEntry(project, join(project, path))
