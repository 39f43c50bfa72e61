// Packs each package as npm would publish it: npm run pack -- [<folder>]
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { compilePackages, packageFolders } from './packages/compile.mjs'
import { root, showUsage } from './packages/install.mjs'

/** The packages with TypeScript. */
const compiled = packageFolders.filter(path => path.startsWith('renderer/'))

showUsage('Usage: npm run pack -- [<folder for the tarballs>]')
const target = resolve(process.argv[2] ?? join(root, '.cache/packages'))

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status === 0) return stdout
  console.error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`)
  process.exit(1)
}

/**
 * Writes the declarations of all packages beside their compiled modules. One run of TypeScript serves all. Gives the
 * paths of those files.
 */
function declare() {
  const written = []
  const folder = join(root, '.cache/declarations')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      rootDir: '../../renderer',
      outDir: '.',
    },
    include: compiled.map(path => `../../${path}/**/*`),
    exclude: compiled.map(path => `../../${path}/dist`),
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  run('npx', ['tsc', '-p', join(folder, 'tsconfig.json')])
  for (const path of compiled) {
    const declared = join(folder, relative('renderer', path))
    if (!existsSync(declared)) continue
    for (const entry of readdirSync(declared, { recursive: true, withFileTypes: true, encoding: 'utf8' })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      written.push(join(root, path, 'dist', relative(declared, file)))
      cpSync(file, written.at(-1))
    }
  }
  return written
}

await compilePackages()
const declarations = declare()
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
run('npm', ['pack', '--workspaces', '--pack-destination', target])
// Editors of this project would find them before the sources.
for (const file of declarations) rmSync(file)
const tarballs = readdirSync(target).sort()
console.log(`${tarballs.length} packages are in ${relative(process.cwd(), target) || '.'}.`)
