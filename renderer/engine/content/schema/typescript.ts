import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Finds the native compiler for this machine; starting that directly saves a Node process. */
const finder = join(
  createRequire(join(import.meta.dirname, 'typescript.js')).resolve('typescript/package.json'),
  '../lib/getExePath.js',
)

/** Runs the project's TypeScript with a configuration file and gives its output. Throws when it can't be run. */
export async function runTypeScript(config: string): Promise<string> {
  const tsc: string = (await import(pathToFileURL(finder).href)).default()
  return new Promise((resolve, reject) => {
    execFile(tsc, ['-p', config, '--pretty', 'false'], { maxBuffer: 2 ** 28 }, (error, output, complaint) => {
      // Exit codes 1 and 2 mean that it reports errors.
      if (error && output === '') reject(new Error(`TypeScript did not run: ${complaint || error.message}`))
      else resolve(output)
    })
  })
}
