import { createPublicKey } from 'node:crypto'
import { sha256 } from '../../../renderer/engine/base/cache/hash'
import { type Line, openEntry, sealEntry } from '../../../renderer/store/entries'
import { makeKeys, readPrivateKey } from '../../../renderer/store/keys/trusted-keys'
import { makePack } from '../../../renderer/store/packs'
import { openStoreServer, type StoreServer } from '../../../scripts/bench/store-server'
import { isFull, serverFaults } from '../../factories/store/faults'
import {
  empty,
  type Machine,
  makeMachine,
  manifestOf,
  mustBuild,
  ours,
  removeMachine,
  writePost,
} from '../../site/store/machines'
import type { Finding, SiteCheck } from '../check'

/** How long a build may wait for a server, in seconds. */
const maxWait = 10

/** A server and a machine that has filled it, with what it has published. */
interface Filled {
  server: StoreServer
  machine: Machine
  objects: ReadonlyMap<string, Buffer>
  /** The same of a former text. */
  former: ReadonlyMap<string, Buffer>
  expected: string
}

async function withFilled<Result>(use: (filled: Filled) => Promise<Result>): Promise<Result> {
  const [server, machine] = [await openStoreServer(), makeMachine('filler')]
  try {
    const fill = async () => {
      await mustBuild(machine, server.url, '--published')
      return new Map([...server.objects].map(([path, bytes]) => [path, Buffer.from(bytes)]))
    }
    const former = await fill()
    for (let post = 0; post < 20; post += 2) writePost(machine.root, post, 'A text that is new.')
    const objects = await fill()
    empty(machine)
    await mustBuild(machine, '', '--published')
    return await use({ server, machine, objects, former, expected: manifestOf(machine) })
  } finally {
    server.stop()
    removeMachine(machine)
  }
}

/** A fault of a server: what is wrong with what it holds, or how it answers. */
interface Fault {
  name: string
  plant: (filled: Filled) => void | Promise<void>
  said?: string
}

const entriesOf = ({ objects }: Pick<Filled, 'objects'>) => [...objects].filter(([path]) => path.startsWith('ac/'))

const faults: Fault[] = [
  ...serverFaults.map(([name, behavior, said]) => ({
    name,
    said,
    plant: ({ server }: Filled) => server.behave(behavior),
  })),
  { name: 'is full', plant: ({ server }) => server.behave(isFull) },
  {
    name: 'has other bytes in its packs',
    said: 'it sent other bytes than it was asked for',
    async plant({ server }) {
      const planted = await makePack([Buffer.from('planted')])
      for (const path of server.objects.keys()) if (path.startsWith('cas/')) server.objects.set(path, planted)
    },
  },
  {
    name: 'has entries that another key has signed',
    said: 'No trusted key has signed',
    plant: filled => plantPages(filled, makeKeys().privateText),
  },
  {
    name: 'has the entries of other keys',
    said: 'No trusted key has signed',
    plant({ server, objects }) {
      const entries = entriesOf({ objects })
      for (const [index, [path]] of entries.entries())
        server.objects.set(path, entries[(index + 1) % entries.length]?.[1] ?? Buffer.alloc(0))
    },
  },
  { name: 'has the code of a machine that builds other code from the same files', plant: plantCode },
  {
    name: 'has gone back to what it had before an edit',
    plant({ server, former }) {
      server.objects.clear()
      for (const [path, bytes] of former) server.objects.set(path, bytes)
    },
  },
  {
    name: 'has cut off half of its entries',
    plant({ server, objects }) {
      for (const [path, bytes] of entriesOf({ objects })) server.objects.set(path, bytes.subarray(0, bytes.length >> 1))
    },
  },
]

/** Replaces the code in the store by what another machine could have made of the same files. */
async function plantCode({ server, objects }: Filled): Promise<void> {
  for (const { path, entry, lines } of openEntries({ objects })) {
    const planted = lines.map(([name, value, pack]): Line => {
      const { record, ...others } = value as { record?: object }
      return [name, record ? { ...others, record: { ...record, hash: 'another' }, list: '{}' } : value, pack]
    })
    server.objects.set(path, sealEntry(entry, planted, readPrivateKey(ours.privateText)))
  }
}

/** The entries of a store with their records. */
function openEntries({ objects }: Pick<Filled, 'objects'>): { path: string; entry: string; lines: Line[] }[] {
  const keys = [createPublicKey(readPrivateKey(ours.privateText))]
  return entriesOf({ objects }).map(([path, bytes]) => {
    const entry = path.slice('ac/'.length)
    return { path, entry, lines: openEntry(entry, bytes, keys) as Line[] }
  })
}

/** Replaces every page in the store by one with a planted text, in entries that a key signs. */
async function plantPages({ server, objects }: Filled, secret: string): Promise<void> {
  const key = readPrivateKey(secret)
  for (const { path, entry, lines } of openEntries({ objects })) {
    const planted: Line[] = []
    for (const [name, value, pack] of lines) {
      const record = value as { page?: { hash: string }; main?: unknown }
      const html = Buffer.from(`planted in ${name}`)
      const other = await makePack([html])
      const isPage = record.page !== undefined
      if (isPage) server.objects.set(`cas/${sha256(other)}`, other)
      const page = { ...record.page, hash: sha256(html), files: [] }
      planted.push(isPage ? [name, { ...record, page, main: undefined }, sha256(other)] : [name, value, pack])
    }
    server.objects.set(path, sealEntry(entry, planted, key))
  }
}

/** Builds on an empty machine from a server with a fault. */
async function buildWith(filled: Filled, { name, plant, said }: Fault): Promise<Finding[]> {
  const { server, machine, objects, expected } = filled
  server.behave((_, __, serve) => serve())
  server.objects.clear()
  for (const [path, bytes] of objects) server.objects.set(path, bytes)
  await plant(filled)
  empty(machine, { code: name.includes('code') })
  const { code, text } = await machine.build(server.url, '--published')
  const waited = Number(/([\d.]+) s waited/.exec(text)?.[1])
  const page = `a server that ${name}`
  if (code !== 0) return [{ page, message: `lets the build fail: ${text}` }]
  return [
    ...(manifestOf(machine) === expected ? [] : [{ page, message: 'changes the site' }]),
    ...(waited < maxWait ? [] : [{ page, message: `lets the build wait for ${waited} s` }]),
    ...(said === undefined || text.includes(said) ? [] : [{ page, message: `is not named: ${text}` }]),
  ]
}

export const hostileStore: SiteCheck = {
  name: 'hostile store',
  run: ({ log }) =>
    withFilled(async filled => {
      const findings: Finding[] = []
      for (const fault of faults) {
        log(`hostile store: a server that ${fault.name}`)
        findings.push(...(await buildWith(filled, fault)))
      }
      return { inspected: faults.length, findings }
    }),
  requirements: {
    'A server that fails or lies changes nothing of what is published.': () =>
      withFilled(filled =>
        buildWith(filled, {
          name: 'has pages signed by a trusted key',
          plant: each => plantPages(each, ours.privateText),
        }),
      ),
  },
}
