import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')

/** Runs the project's TypeScript with a configuration file and gives what it says. Throws when it can't be run. */
export function runTypeScript(config: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [tsc, '-p', config, '--pretty', 'false'],
      { maxBuffer: 2 ** 28 },
      (error, output, complaint) => {
        // Its exit code is 1 or 2 when it has found something.
        if (error && output === '') reject(new Error(`TypeScript did not run: ${complaint || error.message}`))
        else resolve(output)
      },
    )
  })
}
