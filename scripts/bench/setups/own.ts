import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postOf } from '../corpus'
import { emptyFolder, fillSite } from '../fill-site'
import { grownPostOf } from '../grown-posts'
import type { Setup } from './setup'
import { sites } from './sites'

/** The parts of this repository that its site is built from. */
const parts = ['content', 'renderer', 'pages', 'scripts', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts']

const common = {
  build: [join(import.meta.dirname, '../../../renderer/engine/bin.mjs'), 'build'],
  source: (slug: string) => `content/blog/${slug}.mdx`,
  output: 'dist/client',
  // The packages are those of the folders above; its own node_modules has compiled commands alone.
  made: ['dist', '.releases', '.cache', 'node_modules'],
}
const minimal = { ...common, postOf, frame: { file: 'renderer/+onRenderHtml.tsx', tag: '<header' } }
const beside = { search: 'search', sitemap: 'sitemap.xml' }

/** The sites that this project builds. */
export const ownSetups: Setup[] = [
  { ...minimal, name: 'minimal', label: 'This project', table: 'pages', prepare: fillPagesOnly },
  {
    ...minimal,
    name: 'minimal-everything',
    label: 'This project, small site',
    table: 'everything',
    beside,
    prepare: fillWithEverything,
  },
  {
    ...common,
    name: 'this-site',
    label: 'This project, the site of this repository',
    table: 'everything',
    postOf: grownPostOf,
    frame: { file: 'renderer/site/shell/Footer.tsx', tag: '<footer' },
    beside,
    prepare: copyThisSite,
  },
]

/** Fills a folder with the small site, without compressed files: the other generators' have none in this table either. */
function fillPagesOnly(folder: string): void {
  fillSite(folder)
  const definition = join(folder, 'renderer/site/index.ts')
  writeFileSync(definition, readFileSync(definition, 'utf8').replace(/^ *compress:.*\n/m, ''))
}

/** Fills a folder with the small site, and puts a definition with every output around the site's own. */
function fillWithEverything(folder: string): void {
  fillSite(folder)
  const site = join(folder, 'renderer/site')
  renameSync(join(site, 'index.ts'), join(site, 'minimal.ts'))
  renameSync(join(site, 'page-info.ts'), join(site, 'minimal-page-info.ts'))
  cpSync(join(sites, 'minimal-everything'), folder, { recursive: true })
  cpSync('renderer/site/fonts/cards', join(site, 'outputs'), { recursive: true })
}

/** Copies this repository's site as it is on the disk, without files that Git ignores. Throws outside a repository. */
function copyThisSite(folder: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...parts]
  const files = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 64e6 }).split('\0').filter(Boolean)
  emptyFolder(folder)
  for (const file of files.filter(each => existsSync(each))) cpSync(file, join(folder, file))
}
