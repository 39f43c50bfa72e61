import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileOf, type Post } from '../corpus'
import { folderOf, type Setup } from './setup'

/** The sources of programs that npm doesn't install. */
const sources: Record<string, string> = {
  hugo: 'Debian and Ubuntu have it (apt-get install hugo), Homebrew too (brew install hugo).',
}

/** The reason why a site can't be built here, with the remedy, in sentences; undefined where it can. */
export function obstacle({ label, node, program }: Setup): string | undefined {
  if (isTooOld(node))
    return `${label} needs Node ${node} or later, and this is ${process.version}. Install it (nvm install ${node}, or nodejs.org) and run the benchmark with it: one run uses one Node for all.`
  if (program && spawnSync(program, ['version']).error)
    return `${label} is measured with the program ${program}, and none is on the PATH. ${sources[program] ?? ''}`
  return undefined
}

/** Whether the running Node is older than a version such as 22.12. */
function isTooOld(least = '0.0'): boolean {
  const [major = 0, minor = 0] = least.split('.').map(Number)
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number)
  return ownMajor < major || (ownMajor === major && ownMinor < minor)
}

/** Writes a site without posts into its folder, and installs its packages where they changed. Throws when that fails. */
export function prepareSite(setup: Setup): void {
  const folder = folderOf(setup)
  const read = () => textOf(join(folder, 'package.json'))
  const before = read()
  mkdirSync(folder, { recursive: true })
  setup.prepare(folder)
  // This project finds its own packages in the folders above.
  if (!setup.package || (before === read() && existsSync(join(folder, 'node_modules', setup.package)))) return
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The packages of ${setup.label} could not be installed.\n${stderr}`)
}

/** The version of a site's generator: that of its package or program, or the commit of this project. */
export function versionOf(setup: Setup): string {
  const output = (program: string, options: string[]) => execFileSync(program, options, { encoding: 'utf8' }).trim()
  if (setup.program) return /v[\d.]+/.exec(output(setup.program, ['version']))?.[0] ?? ''
  if (!setup.package) return output('git', ['describe', '--always', '--dirty'])
  return JSON.parse(textOf(join(folderOf(setup), 'node_modules', setup.package, 'package.json'))).version
}

/** Writes the posts of a site, which has none. */
export function writePosts(setup: Setup, posts: Post[]): void {
  mkdirSync(dirname(join(folderOf(setup), setup.source('any'))), { recursive: true })
  for (const post of posts) writePost(setup, post)
}

/** Writes one post of a site. */
export function writePost(setup: Setup, post: Post): void {
  const { source, adapt = (text: string) => text } = setup
  writeFileSync(join(folderOf(setup), source(post.slug)), adapt(fileOf(post)))
}

/** The folders of outputs and caches that were put aside. */
const aside: string[] = []
process.once('exit', () => {
  for (const folder of aside) rmSync(folder, { recursive: true, force: true })
})

/**
 * Puts outputs and caches of a site aside, and removes them when the benchmark ends: for some minutes after many files were
 * deleted ext4 takes some twenty times as long to create one, since it looks for an inode that wasn't used lately. A build
 * that is no benchmark finds no such disk.
 */
export function removeBuilt(setup: Setup): void {
  const folder = `${folderOf(setup)}-aside-${process.pid}-${aside.length}`
  aside.push(folder)
  for (const path of setup.made.filter(each => existsSync(join(folderOf(setup), each)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    renameSync(join(folderOf(setup), path), join(folder, path))
  }
}

/** Adds an attribute to a tag of the component around every page. Throws where the tag isn't there once. */
export function changeFrame(setup: Setup, attribute: string): void {
  const { file, tag } = setup.frame
  const path = join(folderOf(setup), file)
  const [before, after, ...more] = textOf(path).split(tag)
  if (after === undefined || more.length > 0) throw new Error(`${path} has no single ${tag}.`)
  writeFileSync(path, `${before}${tag} ${attribute}${after}`)
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
