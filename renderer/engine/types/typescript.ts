import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The part of the package that knows which of its programs is for this machine: to start that one takes no Node. */
const finder = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../lib/getExePath.js')

/** Runs the project's TypeScript with a configuration file and gives what it says. Throws when it can't be run. */
export async function runTypeScript(config: string): Promise<string> {
  const tsc: string = (await import(pathToFileURL(finder).href)).default()
  return new Promise((resolve, reject) => {
    execFile(tsc, ['-p', config, '--pretty', 'false'], { maxBuffer: 2 ** 28 }, (error, output, complaint) => {
      // Its exit code is 1 or 2 when it has found something.
      if (error && output === '') reject(new Error(`TypeScript did not run: ${complaint || error.message}`))
      else resolve(output)
    })
  })
}
