import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readArguments, refuse } from '@proofsheet/engine/commands/read-arguments'

const usage = 'Usage: npm run migrate -- [--from <file with the former schema>] [--write]'

/** The options of `npm run migrate`. */
export interface MigrateOptions {
  /** The absolute path of a file with the former schema; without one it is that of the last commit. */
  from?: string
  /** Whether to write the changes. */
  isWriting: boolean
}

/** Reads the command's options. Ends the process with exit code 2 where they are invalid. */
export function readMigrateOptions(): MigrateOptions {
  const { values } = readArguments({ options: { from: { type: 'string' }, write: { type: 'boolean' } } }, usage)
  const from = values.from === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', values.from)
  if (from !== undefined && !existsSync(from)) return refuse(`There is no ${values.from}.`, usage)
  return { isWriting: values.write ?? false, from }
}
