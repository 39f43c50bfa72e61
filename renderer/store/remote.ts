import { type Breaker, Lie } from './breaker'
import { createQueue } from './queue'

/** A server with two kinds of objects, as Bazel's HTTP caches have: entries by key, blobs by hash. */
export interface Remote {
  /** Gets an object, and what a function reads of its bytes; undefined where there is none, or the function throws. */
  get: <Value>(path: string, read: (bytes: Buffer) => Value | Promise<Value>) => Promise<Value | undefined>
  /** Whether the server says that it has an object. */
  has: (path: string) => Promise<boolean>
  /** Stores an object. Gives whether the server has taken it. */
  put: (path: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>
  /** The number of bytes that were moved. */
  moved: () => { read: number; written: number }
}

/** The largest object that is read, in bytes: a server may send without end. */
const maxBytes = 2 ** 25

/** The number of requests of one kind at a time. */
const maxAtOnce = 16

/** The address of a server with the header that its name and password become. */
interface Address {
  base: string
  headers: Record<string, string>
}

/** Splits an address that may have a name and password. Throws where it is none. */
export function parseAddress(url: string): Address {
  const { origin, pathname, username, password, protocol } = new URL(url)
  if (!/^https?:$/.test(protocol)) throw new Error(`${protocol} is not http: or https:`)
  const credentials = [username, password].map(decodeURIComponent).join(':')
  const headers: Record<string, string> = {}
  if (username) headers.Authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  return { base: origin + pathname.replace(/\/$/, ''), headers }
}

/** Opens a server. Reading and writing have a breaker each: a full server can still be read. */
export function openRemote({ base, headers }: Address, reading: Breaker, writing: Breaker): Remote {
  const moved = { read: 0, written: 0 }
  // What is read waits for nothing that is written: a server that takes nothing would hold up both.
  const [reads, writes] = [createQueue(maxAtOnce), createQueue(maxAtOnce)]
  const request = async (path: string, init: RequestInit) => {
    const send = () => fetch(`${base}/${path}`, { ...init, headers, redirect: 'error', cache: 'no-store' })
    return send().catch(error => {
      if (!isClosed(error)) throw error
      return send()
    })
  }
  return {
    moved: () => moved,
    get: (path, read) =>
      reads(() =>
        reading.run(async signal => {
          const response = await request(path, { signal })
          if (response.status === 404) return void (await response.body?.cancel())
          requireSuccess(response)
          const bytes = await readBody(response)
          moved.read += bytes.length
          return read(bytes)
        }),
      ),
    async has(path) {
      const status = await reads(() =>
        reading.run(async signal => (await request(path, { method: 'HEAD', signal })).status),
      )
      return status === 200
    },
    async put(path, body) {
      const isTaken = await writes(() =>
        writing.run(async signal => {
          const response = await request(path, { method: 'PUT', body, signal })
          await response.body?.cancel()
          requireSuccess(response)
          moved.written += body.length
          return true
        }),
      )
      return isTaken ?? false
    },
  }
}

/**
 * Whether a connection was closed. A server closes one that nobody has used for some seconds, of which this process
 * learns too late while it renders: once more, the request gets another connection.
 */
function isClosed(error: Error): boolean {
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(
    (error.cause as NodeJS.ErrnoException | undefined)?.code ?? '',
  )
}

function requireSuccess({ ok, status }: Response): void {
  if (!ok) throw new Error(`it answered with ${status}`)
}

async function readBody({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new Lie('it sent more than anybody has stored')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
