import { readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createCache } from '../../../renderer/engine/base/cache/store'
import { build, copyProject, removeCopy, sharedCode } from '../../project-copy'
import { randomNumbers } from '../../site/builds/random-edits'
import { flipBit, storeFiles } from '../../tamper'
import type { Finding, SiteCheck } from '../check'
import { hashOf } from './build'

const rounds = 5
const flipsPerRound = 12

/** Builds a copy of the project with a store of its own; then passes it on, with the hash of the site. */
async function withStore<Result>(use: (root: string, expected: string) => Result): Promise<Result> {
  const root = copyProject(sharedCode)
  try {
    return use(root, rebuild(root))
  } finally {
    removeCopy(root)
  }
}

/** Builds into an empty folder. Gives the hash of the published files, or the output of a failed build. */
function rebuild(root: string): string {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  const { ok, text } = build(root)
  return ok ? hashOf(root) : text.slice(0, 300)
}

/** Builds with a changed store and compares the site. */
function compareSite(root: string, expected: string, page: string): Finding[] {
  const found = rebuild(root)
  return found === expected ? [] : [{ page, message: `changed, gives another site: ${found}` }]
}

/** Inverts bits of random files. Gives their names. */
function damage(root: string, random: () => number): string {
  const files = storeFiles(root)
  const damaged = Array.from({ length: flipsPerRound }, () => files[Math.floor(random() * files.length)] ?? '')
  for (const file of damaged) flipBit(file, random())
  return damaged.map(file => relative(root, file)).join(', ')
}

/** Changes every cached page and the hash of their list, as a cache that verified nothing would let damage do. */
function changePages(root: string): void {
  const cache = createCache(root)
  for (const key of readdirSync(join(root, '.cache/store/pages'))) {
    const pages = cache.get<Record<string, { page: { hash: string } }>>('pages', key) ?? {}
    for (const { page } of Object.values(pages)) page.hash = cache.putBlob(`${cache.getBlob(page.hash)}<!-- -->`)
    cache.set('pages', key, pages)
  }
}

export const damagedCache: SiteCheck = {
  name: 'damaged cache',
  run: ({ log }) =>
    withStore((root, expected) => {
      const random = randomNumbers(1)
      const findings = Array.from({ length: rounds }, (_, index) => {
        log(`damaged cache: ${index + 1} of ${rounds}`)
        return compareSite(root, expected, damage(root, random))
      })
      return { inspected: rounds, findings: findings.flat() }
    }),
  requirements: {
    [`With ${flipsPerRound} wrong bits in random files of the store a build gives the same site, ${rounds} times.`]:
      () =>
        withStore((root, expected) => {
          changePages(root)
          return compareSite(root, expected, 'pages with a right hash')
        }),
  },
}
