import { expect, test } from 'vitest'
import { graphOf } from './graph'
import { allImports } from './imports'
import { textOf } from './sources'

const engine = 'renderer/engine/'

/** The folders of the engine that each of its folders uses. Files directly in the engine are the contract: all use them. */
const uses: Record<string, string[]> = {
  authoring: ['boundary', 'cache', 'content', 'diagnostics', 'images', 'mdx', 'shapes', 'types', 'workers'],
  boundary: ['cache', 'diagnostics'],
  builder: [
    'boundary',
    'cache',
    'commands',
    'content',
    'diagnostics',
    'html',
    'images',
    'mdx',
    'outputs',
    'publish',
    'types',
    'workers',
  ],
  commands: ['boundary', 'cache', 'content', 'diagnostics', 'outputs', 'publish', 'shapes'],
  content: ['boundary', 'cache', 'diagnostics', 'images', 'mdx', 'shapes', 'types'],
  dev: [
    'authoring',
    'boundary',
    'cache',
    'commands',
    'content',
    'diagnostics',
    'html',
    'images',
    'islands',
    'mdx',
    'shapes',
    'types',
  ],
  html: ['mdx'],
  images: ['boundary', 'cache', 'diagnostics'],
  mdx: ['boundary', 'diagnostics', 'shapes'],
  outputs: ['content', 'diagnostics', 'html', 'images', 'mdx', 'search', 'shapes'],
  publish: ['cache', 'content', 'diagnostics', 'html', 'outputs', 'shapes'],
  review: ['builder', 'cache', 'commands', 'content', 'diagnostics', 'html', 'outputs', 'publish'],
  search: ['cache', 'html', 'islands', 'shapes'],
  types: ['boundary', 'cache', 'diagnostics', 'images', 'mdx', 'shapes'],
  vite: [
    'boundary',
    'builder',
    'cache',
    'commands',
    'content',
    'dev',
    'diagnostics',
    'html',
    'images',
    'mdx',
    'outputs',
    'publish',
    'search',
    'workers',
  ],
  workers: ['commands'],
}

const inEngine = allImports().filter(({ from, to }) => from.startsWith(engine) && to.startsWith(engine))

/** The folder of the engine that a file is in; undefined for the contract. */
const folderOf = (file: string) => /^renderer\/engine\/([^/]+)\//.exec(file)?.[1]

test('folders of the engine use the folders that they list, and no others', () => {
  const pairs = inEngine.flatMap(({ from, to }) => {
    const [user, used] = [folderOf(from), folderOf(to)]
    return user && used ? [[user, used] as const] : []
  })
  const found = Object.fromEntries([...graphOf(pairs)].map(([folder, used]) => [folder, [...used].sort()]))
  expect(found).toEqual(uses)
})

test('the picture in the guide has every folder of the engine, each above those that it uses', () => {
  const picture = /```\n(vite [\s\S]*?)```/.exec(textOf('renderer/engine/README.md'))?.[1] ?? ''
  // The folders come first in a row; wider space separates them from the explanation.
  const rows = picture.split('\n').map(row => row.slice(0, 50).split(/ +/).filter(Boolean))
  const rowOf = new Map(rows.flatMap((names, row) => names.map(name => [name, row] as const)))
  const folders = new Set([...Object.keys(uses), ...Object.values(uses).flat()])
  expect([...rowOf.keys()].sort()).toEqual([...folders].sort())
  const upwards = Object.entries(uses).flatMap(([user, used]) =>
    used.filter(each => (rowOf.get(each) ?? 0) <= (rowOf.get(user) ?? 0)).map(each => `${user} uses ${each}`),
  )
  expect(upwards).toEqual([])
})

test('the contract imports types alone', () => {
  const ofContract = inEngine.filter(({ from }) => folderOf(from) === undefined)
  expect(ofContract.filter(({ isTypeOnly }) => !isTypeOnly)).toEqual([])
  expect(ofContract).not.toEqual([])
})
