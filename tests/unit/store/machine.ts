import { type Cache, createCache } from '@proofsheet/engine/base/cache/store'
import { makeKeys } from '@proofsheet/store/keys/trusted-keys'
import { openSharedStore } from '@proofsheet/store/shared-store'
import { vi } from 'vitest'
import { folderOf } from '../../factories/root'

/** The keys of the jobs that trust each other. */
export const ours = makeKeys()

/** How a machine is set up. */
export interface Setup {
  url: string
  /** Its private key; none by default. */
  secret?: string
  /** The public keys that its project trusts. */
  trusted?: string[]
  shard?: string
  mode?: string
}

/** A record of the test: the text in its blob belongs to a name and a version. */
interface Page {
  version: number
  hash: string
}

const textOf = (name: string, version: number) => `text ${version} of ${name}`

/** A machine with an empty cache and the store of a server. It must be closed before another one is started. */
export function startMachine({ url, secret = '', trusted = [ours.publicText], shard, mode }: Setup) {
  const root = folderOf({ 'package.json': JSON.stringify({ name: 'site', proofsheet: { storeKeys: trusted } }) })
  vi.stubEnv('CACHE_URL', url)
  vi.stubEnv('CACHE_PRIVATE_KEY', secret)
  vi.stubEnv('CACHE_MODE', mode)
  const own: Cache = createCache(root)
  const store = openSharedStore({ root, cache: own, shard })
  vi.unstubAllEnvs()
  if (!store) throw new Error('No store was opened.')
  return {
    ...store,
    root,
    own,
    /** Fills a table of pages; gives the names of those that were made here, and the texts of all. */
    async build(names: readonly string[], version = 1, key = 'code', known = new Map<string, Page>()) {
      const made: string[] = []
      const pages = await store.cache.fill<Page>({
        kind: 'pages',
        key,
        names,
        known,
        isCurrent: (_, page) => page.version === version,
        blobsOf: ({ hash }) => [hash],
        async make(missing, deliver) {
          for (const name of missing) {
            made.push(name)
            deliver(name, { version, hash: own.putBlob(textOf(name, version)) })
          }
        },
      })
      const texts = new Map([...pages].map(([name, { hash }]) => [name, own.getBlob(hash)?.toString()]))
      return { made: made.sort(), texts, pages }
    },
  }
}

/** The texts of a site as each build must give them, whatever a server does. */
export const expectedTexts = (names: readonly string[], version = 1) =>
  new Map(names.map(name => [name, textOf(name, version)]))

/** The names of a number of pages. */
export const pageNames = (count: number) => Array.from({ length: count }, (_, index) => `/blog/post-${index}/`)
