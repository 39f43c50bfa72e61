import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../base/cache/hash'
import { runChild } from '../base/failures/run-child'
import { isInside } from '../base/files/is-inside'
import { filesBelow } from '../base/files/list-files'
import { packageModule } from '../base/modules/package-module'
import { changedSince } from '../base/modules/recorded-files'
import type { StoredFile } from '../pages/outputs/output'
import type { BuildContext } from './build-context'
import { type CodeRecord, codeFolder, codeKey, codeRecordFile, readCodeRecord } from './code-record'
import { storeBlob } from './publish/link-files'

/** The built code of a site, without what renders pages: machines may share it. */
interface SharedCode {
  record: CodeRecord
  /** The files for browsers, with their paths in the site. */
  assets: StoredFile[]
  /** The list of them that Vite writes; it names sources from the project's root. */
  list: string
}

/** The built code of a site. */
export interface Code extends SharedCode {
  /**
   * Gives the folder with the server code, which renders pages. Each machine builds that itself, once it has a page to
   * render. Rejects with `OtherCode` where it builds other code than the one that machines share.
   */
  server: () => Promise<string>
}

/** This machine builds other code from the same files than another one did. Pages need all of one. */
export class OtherCode extends Error {
  constructor(readonly code: Code) {
    super('Machines build different code.')
  }
}

/**
 * Gives the built code of pages, unless it is there for the files and the environment as they are: code doesn't depend on
 * content files. What browsers get may come from the shared store; what Node runs never does.
 */
export async function buildCode(context: BuildContext): Promise<Code> {
  const { root, inputs, cache, hashes } = context
  const built = inputs.code === undefined ? undefined : join(codeFolder(root), inputs.code)
  let folder = built !== undefined && isIntact(built) ? built : undefined
  const filled = await cache.fill<SharedCode>({
    kind: 'code',
    key: inputs.environment,
    names: [''],
    known: new Map(folder === undefined ? [] : [['', readCode(context, folder)]]),
    isCurrent: (_, { record, assets }) =>
      assets.every(({ path }) => isInside(path)) &&
      changedSince(root, record, file => hashes.hashOf(file)).length === 0,
    isWhole: true,
    blobsOf: ({ assets }) => assets.map(({ hash }) => hash),
    async make(_, deliver) {
      folder = await build(root, inputs.environment)
      deliver('', readCode(context, folder))
    },
  })
  const [code] = filled.values()
  if (!code) throw new Error('There is no code.')
  const findServer = async () => {
    folder ??= await build(root, inputs.environment)
    const [server, own] = [join(folder, 'server'), readCode(context, folder)]
    if (own.record.hash === code.record.hash) return server
    throw new OtherCode({ ...own, server: async () => server })
  }
  let server: Promise<string> | undefined
  return { ...code, server: () => (server ??= findServer()) }
}

/** The code in a folder, with its files for browsers in the store. */
function readCode(context: BuildContext, folder: string): SharedCode {
  const record = readCodeRecord(folder)
  if (!record) throw new Error(`${folder} has no record of what it was built from.`)
  const from = `"${context.root.replaceAll('\\', '/')}/`
  const assets = filesBelow(join(folder, 'client')).map(path => ({
    path,
    ...storeBlob(context, readFileSync(join(folder, 'client', path))),
  }))
  return { record, assets, list: readFileSync(join(folder, 'assets.json'), 'utf8').replaceAll(from, '"') }
}

/** Runs Vite in its own process. Gives the folder of the result, which takes its place when it is complete. */
async function build(root: string, environment: string): Promise<string> {
  const unfinished = join(codeFolder(root), `unfinished-${process.pid}`)
  const clear = () => rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 })
  clear()
  process.once('exit', clear)
  try {
    await runChild(packageModule('build/vite-build'), [unfinished, environment], 'Building scripts and styles', root)
    // Vike's configuration in it has the project's folder and the one that Vite built into, which differ between machines.
    const inText = (file: string) =>
      readFileSync(file, 'latin1')
        .replaceAll(root, '')
        .replace(/unfinished-\d+/, '')
    const record = readCodeRecord(unfinished)
    if (!record) throw new Error('Vite has built nothing.')
    // Source maps are read only where a page can't be rendered.
    const hash = hashFolder(unfinished, file => !file.endsWith('.map'), inText)
    writeFileSync(codeRecordFile(unfinished), JSON.stringify({ ...record, hash } satisfies CodeRecord))
    const folder = join(codeFolder(root), codeKey(record))
    writeFileSync(hashFile(unfinished), hashFolder(unfinished))
    // Equal code may be there already, for example made by a concurrent build that is using it.
    if (isIntact(folder)) renameSync(codeRecordFile(unfinished), codeRecordFile(folder))
    else {
      rmSync(folder, { recursive: true, force: true })
      renameSync(unfinished, folder)
    }
    return folder
  } finally {
    clear()
    process.off('exit', clear)
  }
}

const hashFile = (folder: string) => join(folder, 'content-hash')

/** Whether a folder holds built code whose content hash is right. */
const isIntact = (folder: string): boolean =>
  existsSync(hashFile(folder)) && hashFolder(folder) === readFileSync(hashFile(folder), 'utf8')

function hashFolder(
  folder: string,
  isHashed = (_: string) => true,
  read: (file: string) => Buffer | string = readFileSync,
) {
  const files = filesBelow(folder).map(path => join(folder, path))
  const hashed = files.filter(file => file !== hashFile(folder) && file !== codeRecordFile(folder) && isHashed(file))
  return hashOf(...hashed.flatMap(file => [file.slice(folder.length), read(file)]))
}
