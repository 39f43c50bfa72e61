import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse, relative } from 'node:path'
import { runTypeScript } from './typescript'

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
