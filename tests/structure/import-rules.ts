import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** An import between two files; `$1` in `to` is the match of the group in `from`. */
export interface Arrow {
  name: string
  from: string
  to: string
  /** By relative path, by the name of a package, or without anything that remains when the code runs. */
  by?: 'path' | 'name' | 'type'
}

/** The imports between packages, by their names: `engine` is `@proofsheet/engine`. */
const packages: [from: string, to: string][] = [
  ['outputs', 'engine'],
  ['search', 'engine'],
  ['code', 'engine'],
  ['words', 'engine'],
  ['store', 'engine'],
  ['authoring', 'engine'],
  ['studio', 'engine'],
  ['studio', 'authoring'],
  ['review', 'engine'],
  ['mcp', 'engine'],
  ['mcp', 'studio'],
  ['cms', 'engine'],
  ['cms', 'studio'],
  ['import', 'engine'],
  ['import', 'authoring'],
]

/** The imports of each room of the engine from the rooms below it. */
const rooms: [from: string, to: string][] = [
  ['mdx', 'base'],
  ['content', 'base'],
  ['content', 'mdx'],
  ['pages', 'base'],
  ['pages', 'content'],
  ['build', 'base'],
  ['build', 'mdx'],
  ['build', 'content'],
  ['build', 'pages'],
  ['vite', 'base'],
  ['vite', 'mdx'],
  ['vite', 'content'],
  ['vite', 'pages'],
  ['vite', 'build'],
  ['commands', 'base'],
  ['commands', 'content'],
  ['commands', 'pages'],
  ['commands', 'build'],
  ['commands', 'vite'],
]

const contract = '^renderer/engine/(site|settings)[.]ts$'
const everyPackage = '^renderer/(engine|outputs|search|code|words|store|authoring|studio|review|mcp|cms|import|create)/'
const site = '^renderer/(site/|[+])'

/** Every import between files is one of these. */
export const arrows: Arrow[] = [
  ...packages.map(([from, to]) => arrow(from, to, 'name')),
  ...rooms.map(([from, to]) => arrow(`engine/${from}`, `engine/${to}`, 'path')),
  { name: 'a room → itself', from: '^renderer/engine/([^/]+)/', to: '^renderer/engine/$1/', by: 'path' },
  { name: 'rooms → the contract', from: '^renderer/engine/', to: contract, by: 'type' },
  { name: 'the contract → rooms', from: contract, to: '^renderer/engine/', by: 'type' },
  {
    name: 'entries of the engine → rooms',
    from: '^renderer/engine/(worker|cli)[.]ts$',
    to: '^renderer/engine/[^/]+/',
    by: 'path',
  },
  { name: 'a tool → itself', from: '^renderer/(?!engine/|site/)([^/]+)/', to: '^renderer/$1/', by: 'path' },
  { name: 'the site → packages', from: site, to: everyPackage, by: 'name' },
  { name: 'the site → content', from: site, to: '^content/' },
  { name: 'the site → itself', from: site, to: site },
  { name: 'pages → packages', from: '^pages/', to: everyPackage, by: 'name' },
  { name: 'pages → the site', from: '^pages/', to: '^(pages|renderer/site|content)/' },
  { name: 'content → its types', from: '^content/', to: '^content/types/', by: 'type' },
  { name: 'types → the schema', from: '^content/types/', to: '^renderer/engine/content/schema/', by: 'type' },
  { name: 'scripts → code', from: '^scripts/', to: '^(renderer|scripts)/' },
  { name: 'npm test → its setup', from: '^scripts/test[.]mjs$', to: '^tests/setup/' },
  { name: 'tests → code', from: '^tests/', to: '^(renderer|scripts|pages|content|tests|node_modules)/' },
]

function arrow(from: string, to: string, by?: Arrow['by']): Arrow {
  return { name: `${from} → ${to}`, from: `^renderer/${from}/`, to: `^renderer/${to}/`, by }
}

/** Packages that only some files import, and these files. */
export const reserved: Arrow[] = [
  // Its engines can run code from frontmatter: two files switch them off.
  only('gray-matter', '^renderer/(engine/content/split-frontmatter|import/source/read-frontmatter)[.]ts$'),
  // Code that imports these makes scripts of pages larger.
  ...['framer-motion', 'lottie-web', 'react-hot-toast'].map(name =>
    only(name, '[.]island[.]tsx$|^renderer/site/islands/(loading|motion|toasts)/'),
  ),
  // Each use is a root that React renders into.
  only('react-dom/client', '^renderer/(engine/pages/islands/mount|site/islands/toasts/toaster)[.]tsx$'),
]

function only(name: string, files: string): Arrow {
  return { name: `only some files → ${name}`, from: files, to: `^node_modules/${name}(/|[.]|$)` }
}

/** A test that still copies this project. */
const ownSiteStill = '^tests/unit/engine/build/inputs[.]test[.]ts$'

/** No import is one of these. */
export const forbidden: (IRegularForbiddenRuleType & { name: string })[] = [
  { name: 'a file imports itself by way of others', from: {}, to: { circular: true } },
  {
    name: 'a folder of the site imports itself by way of others',
    scope: 'folder',
    from: { path: '^renderer/site/[^/]+$' },
    to: { circular: true },
  },
  {
    name: 'tests of the packages know the small sites of the fixtures only',
    from: {
      path: '^tests/(unit/(engine|outputs|search|code|words|store|authoring|studio|import|review)|factories)/',
      pathNot: ownSiteStill,
    },
    to: { path: '^(renderer/site|content|pages)/' },
  },
  ...reserved.map(({ name, from, to }) => ({
    name,
    from: { path: '^(content|renderer|pages)/', pathNot: from },
    to: { path: to },
  })),
]
