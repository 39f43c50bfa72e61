import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { postOf } from '../corpus'
import { emptyFolder } from '../fill-site'
import { plainGrownPostOf } from '../grown-posts'
import type { Setup } from './setup'
import { counter, sites, styles } from './sites'

const asElement = (text: string) => text.replace(/<Counter to={(\d+)} \/>/g, '<x-counter to="$1"></x-counter>')
const asVue = (text: string) => text.replace(/<Counter to={(\d+)} \/>/g, '<Counter :to="$1" />')

/** Fills a folder with files of the project: the path in the folder by the path in the project. */
const fill = (folder: string, files: Record<string, string>) => {
  emptyFolder(folder)
  copy(folder, files)
}
const copy = (folder: string, files: Record<string, string>) => {
  for (const [from, to] of Object.entries(files)) cpSync(from, join(folder, to), { recursive: true })
}

const astro = {
  peer: 'astro',
  package: 'astro',
  node: '22.12',
  build: ['node_modules/astro/bin/astro.mjs', 'build'],
  source: (slug: string) => `src/content/blog/${slug}.mdx`,
  output: 'dist',
  made: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  frame: { file: 'src/layouts/Frame.astro', tag: '<header' },
}
const fillAstro = (folder: string) =>
  fill(folder, {
    [join(sites, 'astro')]: '.',
    [styles]: 'src/site.css',
    [counter]: 'src/components/Counter.tsx',
  })
const astroEverything = {
  ...astro,
  table: 'everything' as const,
  beside: { search: 'pagefind', sitemap: 'sitemap-0.xml' },
  prepare(folder: string) {
    fillAstro(folder)
    copy(folder, {
      [join(sites, 'astro-everything')]: '.',
      'renderer/site/fonts/cards': 'src/fonts',
    })
  },
}

/** The sites that other generators build. */
export const otherSetups: Setup[] = [
  { ...astro, name: 'astro', label: 'Astro', table: 'pages', postOf, prepare: fillAstro },
  {
    peer: 'eleventy',
    name: 'eleventy',
    label: 'Eleventy',
    table: 'pages',
    package: '@11ty/eleventy',
    build: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    postOf,
    source: slug => `site/blog/posts/${slug}.md`,
    output: '_site',
    made: ['_site', '.cache'],
    frame: { file: 'site/_includes/frame.njk', tag: '<header' },
    adapt: asElement,
    prepare: folder =>
      fill(folder, {
        [join(sites, 'eleventy')]: '.',
        [join(sites, 'shared/counter.js')]: 'site/counter.js',
        [styles]: 'site/site.css',
      }),
  },
  {
    peer: 'hugo',
    name: 'hugo',
    label: 'Hugo',
    table: 'pages',
    program: 'hugo',
    build: ['--quiet'],
    postOf,
    source: slug => `content/blog/${slug}.md`,
    output: 'public',
    made: ['public', 'resources', '.hugo_build.lock'],
    frame: { file: 'layouts/_default/baseof.html', tag: '<header' },
    adapt: asElement,
    prepare: folder =>
      fill(folder, {
        [join(sites, 'hugo')]: '.',
        [join(sites, 'shared/counter.js')]: 'static/counter.js',
        [styles]: 'static/site.css',
      }),
  },
  {
    peer: 'vitepress',
    name: 'vitepress',
    label: 'VitePress',
    table: 'pages',
    package: 'vitepress',
    build: ['node_modules/vitepress/bin/vitepress.js', 'build', 'site'],
    postOf,
    source: slug => `site/blog/posts/${slug}.md`,
    output: 'site/.vitepress/dist',
    made: ['site/.vitepress/dist', 'site/.vitepress/cache', 'site/.vitepress/.temp'],
    frame: { file: 'site/.vitepress/theme/Layout.vue', tag: '<header' },
    adapt: asVue,
    prepare: folder =>
      fill(folder, {
        [join(sites, 'vitepress')]: '.',
        [styles]: 'site/.vitepress/theme/site.css',
      }),
  },
  {
    peer: 'next',
    name: 'next',
    label: 'Next.js',
    table: 'pages',
    package: 'next',
    build: ['node_modules/next/dist/bin/next', 'build'],
    postOf,
    source: slug => `content/${slug}.mdx`,
    output: 'out',
    made: ['out', '.next'],
    frame: { file: 'app/layout.jsx', tag: '<header' },
    prepare: folder =>
      fill(folder, {
        [join(sites, 'next')]: '.',
        [counter]: 'components/Counter.island.tsx',
        [styles]: 'app/site.css',
      }),
  },
  { ...astroEverything, name: 'astro-everything', label: 'Astro, small site', postOf },
  {
    ...astroEverything,
    name: 'astro-long',
    label: 'Astro, small site with the texts of this repository',
    postOf: plainGrownPostOf,
  },
]
