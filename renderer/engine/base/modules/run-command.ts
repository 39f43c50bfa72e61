import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { endAtClosedOutput, endAtFailures } from '../failures/end-at-failures'
import { requireUsablePath } from '../failures/project-path'
import { compiledEntry } from './compiled-entry'

/** The commands of a package by name; each reads its own arguments. */
export type Commands = Record<string, () => Promise<unknown>>

/**
 * Prepares the process for a command of the project below a root. Gives the function with which a server goes on after
 * errors that nothing catches; until it is called, they end the process with a sentence.
 */
function prepareProcess(root: string, isDevelopment: boolean): () => void {
  // Threads for compression: the default of four is too many for two processors and too few for eight. Node 20 has
  // started them by now and keeps four.
  process.env.UV_THREADPOOL_SIZE ??= String(availableParallelism())
  // Silences Vite's warning that a future loader of its configuration will require file endings in imports.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  // Vike prints stacks of errors. Otherwise they are mapped when they are printed: reading all maps takes 50 ms.
  process.setSourceMapsEnabled(isDevelopment)
  const goOnAtFailures = endAtFailures()
  endAtClosedOutput()
  requireUsablePath(root)
  // React and others read NODE_ENV when they are loaded: all commands but the dev server run in production mode.
  process.env.NODE_ENV = isDevelopment ? 'development' : 'production'
  return goOnAtFailures
}

/** Runs an entry of the project below a root in a process of its own, and passes its exports to a function. */
export async function runEntry<Exports>(
  root: string,
  entry: string,
  isDevelopment: boolean,
  use: (exports: Exports) => unknown = () => {},
): Promise<void> {
  const goOnAtFailures = prepareProcess(root, isDevelopment)
  // Loading Vike takes as long as compiling the command: do both at once.
  if (isDevelopment) import('vike/api').catch(() => {})
  await use(await import(await compiledEntry(root, entry)))
  // The dev server is running now. Mistakes in pages that nothing catches are reported by Vike, and it goes on.
  if (isDevelopment) goOnAtFailures()
}

/**
 * Runs a command of a package for the site in the working folder. `folder` is the package's, whose `dist/cli.js` exports
 * its `commands`. Ends the process with exit code 2 where there is no command of that name.
 */
export async function runCommand(folder: string): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1)
  const cli = join(folder, 'dist/cli.js')
  await runEntry(process.cwd(), cli, name === 'dev', ({ commands }: { commands: Commands }) => {
    const command = commands[name]
    if (command) return command()
    console.error(
      `${name ? `There is no command "${name}".` : 'A command is needed.'}\nCommands: ${Object.keys(commands).join(', ')}`,
    )
    process.exit(2)
  })
}
