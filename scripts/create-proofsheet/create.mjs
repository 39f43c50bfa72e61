#!/usr/bin/env node
// Makes a site: npm create proofsheet <folder>. With --packages <folder>, from tarballs instead of the registry.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const usage = 'Usage: npm create proofsheet <folder> [--starter bare|blog|docs] [--packages <folder with tarballs>]'

/** The packages of a new site, each as the version range that this one was released with. */
const { siteDependencies, starterDependencies, version } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'),
)

/** The packages of this project that a new site has. */
const own = ['engine', 'outputs', 'code', 'authoring', 'studio', 'review']

/** The starters: the folders of `template` that are copied, one over the other, and packages besides those of every site. */
const starters = {
  bare: { folders: ['shared', 'bare'], packages: [] },
  blog: { folders: ['shared', 'designed', 'blog'], packages: ['search'] },
  docs: { folders: ['shared', 'designed', 'docs'], packages: ['search'] },
}

const scripts = {
  start: 'proofsheet build && proofsheet preview',
  dev: 'proofsheet dev',
  check: 'proofsheet-authoring check',
  build: 'proofsheet build',
  preview: 'proofsheet preview',
  rollback: 'proofsheet-authoring rollback',
  new: 'proofsheet-authoring new',
  rename: 'proofsheet-authoring rename',
  format: 'proofsheet-authoring format',
  migrate: 'proofsheet-authoring migrate',
  links: 'proofsheet-authoring links',
  'language-server': 'proofsheet-authoring language-server',
  review: 'proofsheet-review review',
  types: 'tsc',
  test: 'tsc && proofsheet check && proofsheet build',
}

/** A file that is in a site until it is whole: where the command was ended before, it goes on. */
const unfinishedName = '.unfinished-site'

/** The problem of the call, as a sentence; undefined where a site can be made. */
function problem(folder, more, starter) {
  if (!Object.hasOwn(starters, starter))
    return `There is no starter ${starter}: choose ${Object.keys(starters).join(', ')}.`
  if (!folder || more.length > 0) return 'One folder is needed.'
  if (existsSync(join(folder, unfinishedName))) return
  if (existsSync(folder) && readdirSync(folder).length > 0) return `${folder} is not empty.`
}

/** The dependencies on this project's packages: a version, or the tarball of it, which is copied into the site. */
function ownDependencies(target, packages, names) {
  if (packages === undefined) return Object.fromEntries(names.map(name => [`@proofsheet/${name}`, `^${version}`]))
  mkdirSync(join(target, 'packages'), { recursive: true })
  return Object.fromEntries(
    names.map(name => {
      const tarballs = readdirSync(packages).filter(file => file.startsWith(`proofsheet-${name}-`))
      const tarball = tarballs.sort().at(-1)
      if (!tarball) fail(`${packages} has no tarball of @proofsheet/${name}.`)
      cpSync(join(packages, tarball), join(target, 'packages', tarball))
      return [`@proofsheet/${name}`, `file:packages/${tarball}`]
    }),
  )
}

function toPackageName(folder) {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return name.replace(/^-|-$/g, '') || 'site'
}

function fail(sentence) {
  console.error(`${sentence}\n${usage}`)
  process.exit(2)
}

let parsed
try {
  const text = { type: 'string' }
  const options = { packages: text, starter: { ...text, default: 'bare' }, help: { type: 'boolean' } }
  parsed = parseArgs({ allowPositionals: true, options })
} catch (error) {
  fail(error.message)
}
const { positionals, values } = parsed
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const [folder, ...more] = positionals
const found = problem(folder, more, values.starter)
if (found) fail(found)

const target = resolve(folder)
mkdirSync(target, { recursive: true })
writeFileSync(join(target, unfinishedName), '')
const { folders, packages } = starters[values.starter]
for (const name of folders) cpSync(join(import.meta.dirname, 'template', name), target, { recursive: true })
// npm leaves files called .gitignore out of packages.
renameSync(join(target, 'gitignore'), join(target, '.gitignore'))
const manifest = {
  name: toPackageName(target),
  private: true,
  version: '0.0.0',
  type: 'module',
  engines: { node: '>=20.19.0' },
  proofsheet: { site: 'renderer/site/index.ts', worker: '@proofsheet/authoring/worker' },
  scripts,
  dependencies: {
    ...ownDependencies(target, values.packages, [...own, ...packages]),
    ...siteDependencies,
    ...starterDependencies[values.starter],
  },
}
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
rmSync(join(target, unfinishedName))
console.log(
  `${folder} is a site of its own now. Go on there: cd ${folder} && npm install && npm run dev\nGUIDE.md in it says how to make it yours.`,
)
