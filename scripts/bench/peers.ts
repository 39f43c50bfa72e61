import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileOf, type Post } from './corpus'
import { fillSite } from './fill-site'

/** A site generator that builds the corpus. */
export interface Peer {
  label: string
  /** The minimum version of Node, where it is newer than this project's. */
  node?: string
  /** The arguments for Node. */
  build: string[]
  /** The path of a post below the folder. */
  post: (slug: string) => string
  /** The path of its built page. */
  page: (slug: string) => string
  /** The folders to remove before a cold build. */
  made: string[]
  /** Rewrites the component in a post for a generator without MDX. */
  component?: (text: string) => string
  /** Writes the site without posts and packages into the folder. */
  prepare: (folder: string) => void
}

const here = import.meta.dirname
const site = join(here, '../../tests/fixtures/minimal-site')

/** The site generators that can be measured, by name. */
export const peers: Record<string, Peer> = {
  workings: {
    label: 'This project',
    build: ['scripts/run.mjs', 'scripts/build.ts'],
    post: slug => `content/blog/${slug}.mdx`,
    page: slug => `dist/client/blog/${slug}/index.html`,
    made: ['dist', '.releases', '.cache', 'node_modules'],
    prepare: fillSite,
  },
  astro: {
    label: 'Astro 7',
    node: '22.12',
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    post: slug => `src/content/blog/${slug}.mdx`,
    page: slug => `dist/blog/${slug}/index.html`,
    made: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    prepare(folder) {
      cpSync(join(here, 'others/astro'), folder, { recursive: true })
      cpSync(join(site, 'renderer/site/site.css'), join(folder, 'src/site.css'))
      cpSync(join(site, 'renderer/site/islands/Counter.island.tsx'), join(folder, 'src/components/Counter.tsx'))
    },
  },
  eleventy: {
    label: 'Eleventy 3',
    build: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    post: slug => `site/blog/posts/${slug}.md`,
    page: slug => `_site/blog/${slug}/index.html`,
    made: ['_site', '.cache'],
    component: text => text.replace(/<Counter to={(\d+)} \/>/g, '<x-counter to="$1"></x-counter>'),
    prepare(folder) {
      cpSync(join(here, 'others/eleventy'), folder, { recursive: true })
      cpSync(join(site, 'renderer/site/site.css'), join(folder, 'site/site.css'))
    },
  },
}

/** The generator with a name. Throws for an unknown one. */
export function peerNamed(name: string): Peer {
  const peer = peers[name]
  if (!peer) throw new Error(`${name} is not a generator that can be measured.`)
  return peer
}

/** The folder in which a generator builds. */
export const folderOf = (name: string) => join('.cache/bench', name)

/** Writes a generator's site into its folder and installs its packages. Throws when that fails. */
export function preparePeer(name: string, { prepare }: Peer): void {
  const folder = folderOf(name)
  mkdirSync(folder, { recursive: true })
  prepare(folder)
  const packages = join(folder, 'node_modules')
  // This project finds its own in the folders above.
  if (name === 'workings' || existsSync(packages)) return
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The packages of ${name} could not be installed.\n${stderr}`)
}

/** Replaces the posts of a generator's site. */
export function writePosts(name: string, peer: Peer, posts: Post[]): void {
  const folder = dirname(join(folderOf(name), peer.post('any')))
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder).filter(each => /\.mdx?$/.test(each))) rmSync(join(folder, file))
  for (const each of posts) writePost(name, peer, each)
}

/** Writes one post into a generator's site. */
export function writePost(name: string, { post, component = text => text }: Peer, written: Post): void {
  writeFileSync(join(folderOf(name), post(written.slug)), component(fileOf(written)))
}

/** Throws unless the post's page was built and contains the beginning of its text. */
export function checkPage(name: string, { page, label }: Peer, { slug, body }: Post): void {
  const file = join(folderOf(name), page(slug))
  const [start = ''] = body.split(/[*.]/)
  if (!existsSync(file) || !readFileSync(file, 'utf8').includes(start))
    throw new Error(`${label} has not built ${file} as expected.`)
}
