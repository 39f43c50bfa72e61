import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { code, parse, root, textOf } from './sources'

/** The parts of a package.json that say what a package needs and gives. */
interface Manifest {
  name: string
  version: string
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  siteDependencies?: Record<string, string>
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

const project = readManifest('.')
const folders = (project.workspaces ?? []).filter(folder => folder.startsWith('renderer/'))
const packages = folders.map(folder => ({ folder, ...readManifest(folder) }))

/** Packages that no module imports, and why they are dependencies all the same. */
const besides: Record<string, Record<string, string>> = {
  '@proofsheet/engine': {
    rollup: 'the peer of @mdx-js/rollup, in the newest version that is published for every platform',
  },
}

/** The name of the package that an import leads to; undefined for files, and for modules of Node and of plug-ins. */
function packageOf(specifier: string): string | undefined {
  return /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?=\/|$)/.exec(specifier)?.[0]
}

/** The packages that a file imports, in code that runs or also in types. */
function importedPackages(file: string, withTypes: boolean): string[] {
  const { staticImports, staticExports, dynamicImports } = parse(file).module
  const text = textOf(file)
  const specifiers = [
    ...staticImports
      .filter(({ entries }) => withTypes || entries.length === 0 || entries.some(each => !each.isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(each => withTypes || !each.isType).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end).replace(/^['"`]|['"`]$/g, '')),
    ...[...text.matchAll(/\bresolve\('([^']+)'\)/g)].map(([, name = '']) => name),
    ...(withTypes ? [...text.matchAll(/\bimport\('([^']+)'\)[.]/g)].map(([, name = '']) => name) : []),
  ]
  return specifiers
    .filter(each => !/^node:|[\s(:]/.test(each))
    .map(packageOf)
    .filter(name => name !== undefined)
}

const namesIn = (files: string[], withTypes: boolean) =>
  new Set(files.flatMap(file => importedPackages(file, withTypes)))

/** The versions of this project's packages that a package names. */
const versionsOfOwn = ({ dependencies, devDependencies }: Partial<Manifest>) =>
  Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name]) => name.startsWith('@proofsheet/'))
    .map(([, version]) => version)

test('the project names its packages in its own version', () => {
  expect(versionsOfOwn(project)).toEqual(packages.map(() => project.version))
})

describe.each(packages)('$name', ({ folder, name, version, dependencies = {}, peerDependencies = {} }) => {
  const declared = new Set(Object.keys({ ...dependencies, ...peerDependencies }))
  const imported = namesIn(
    code.filter(file => file.startsWith(`${folder}/`)),
    true,
  )
  imported.delete(name)

  test('declares every package that it imports', () => {
    expect([...imported].filter(each => !declared.has(each) && !declared.has(`@types/${each}`))).toEqual([])
  })

  test('imports every package that it declares, or the one that it has types of', () => {
    const needed = new Set([...imported, ...Object.keys(besides[name] ?? {})])
    expect([...declared].filter(each => !needed.has(each.replace(/^@types\//, '')))).toEqual([])
  })

  test('has the version of the project, and depends on that version of the others', () => {
    const own = versionsOfOwn({ dependencies })
    expect([version, ...own]).toEqual([project.version, ...own.map(() => project.version)])
  })
})

test('create-proofsheet has the version of the project, and gives sites the packages that are tested here', () => {
  const { version, siteDependencies = {} } = readManifest('scripts/create-proofsheet')
  expect(version).toBe(project.version)
  const tested = { ...project.dependencies, ...project.devDependencies }
  expect(siteDependencies).toEqual(Object.fromEntries(Object.keys(siteDependencies).map(name => [name, tested[name]])))
})

/** The code that `npm run check` and `npm run build` run: tools that make fonts and recordings run by hand. */
const builds = [
  ...code.filter(file => /^(content|pages|renderer\/site|renderer\/[+]|scripts\/packages)/.test(file)),
  ...['build', 'check', 'dev', 'preview', 'rollback'].map(name => `scripts/${name}.ts`),
  'scripts/run.mjs',
  'vite.config.ts',
].filter(file => !/^renderer\/site\/(fonts|media)\//.test(file))

test('the dependencies of the project are what its pages and its build import', () => {
  const { dependencies = {} } = project
  const { worker }: { worker: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).proofsheet
  const imported = namesIn(builds, false).add(packageOf(worker) ?? '')
  expect(Object.keys(dependencies).sort()).toEqual([...imported].sort())
})
