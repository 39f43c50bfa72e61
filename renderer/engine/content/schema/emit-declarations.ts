import { execFile } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, parse, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Emits the declarations of a module and of all that it imports below a root into an empty folder, at the paths that
 * they have below the root. Gives what TypeScript prints: the files that it has read, one in each line. Throws when the
 * module has no declarations.
 */
export async function emitDeclarations(root: string, module: string, folder: string): Promise<string> {
  const fileSystem = parse(root).root
  const emitted = join(folder, 'emitted')
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // `npm run types` checks the code itself.
      noCheck: true,
      // TypeScript emits the declarations of a file that isn't below `rootDir` beside the file. Paths of a configuration
      // may lead out of the root.
      rootDir: fileSystem,
      outDir: emitted,
      listFiles: true,
    },
    include: [],
    files: [join(root, module)],
  }
  writeFileSync(join(folder, 'declare.json'), JSON.stringify(config))
  const output = await runTypeScript(join(folder, 'declare.json'))
  const own = join(emitted, relative(fileSystem, root))
  if (existsSync(own)) for (const name of readdirSync(own)) renameSync(join(own, name), join(folder, name))
  rmSync(emitted, { recursive: true, force: true })
  if (!existsSync(join(folder, module.replace(/\.tsx?$/, '.d.ts'))))
    throw new Error(`TypeScript could not declare the components.\n${output}`)
  return output
}

/** Finds the native compiler for this machine; starting that directly saves a Node process. */
const finder = join(
  createRequire(join(import.meta.dirname, 'emit-declarations.js')).resolve('typescript/package.json'),
  '../lib/getExePath.js',
)

/** Runs the project's TypeScript with a configuration file and gives its output. Throws when it can't be run. */
async function runTypeScript(config: string): Promise<string> {
  const tsc: string = (await import(pathToFileURL(finder).href)).default()
  return new Promise((resolve, reject) => {
    execFile(tsc, ['-p', config, '--pretty', 'false'], { maxBuffer: 2 ** 28 }, (error, output, complaint) => {
      // Exit codes 1 and 2 mean that it reports errors.
      if (error && output === '') reject(new Error(`TypeScript did not run: ${complaint || error.message}`))
      else resolve(output)
    })
  })
}
