import { Failure } from '../base/failures/failure'
import { readArguments, UsageError } from './read-arguments'

/** The address on which a server listens and the page that it opens; named like Vite's options. */
export interface ServerOptions {
  /** A host name or address of this machine; true for all addresses; absent for the loopback address. */
  host?: string | true
  port: number
  /** Whether that port was asked for: it is used or refused. Otherwise Vite takes the next that is free. */
  strictPort: boolean
  /** The path to open in a browser, or whether to open the first page. */
  open: string | boolean
}

const config = { options: { host: { type: 'string' }, port: { type: 'string' }, open: { type: 'string' } } } as const

/** Reads `--host [address]`, `--port` (or PORT) and `--open [path]`. Throws a `UsageError` where they are invalid. */
export function readServerOptions(
  command: string,
  defaultPort: number,
  words: string[] = process.argv.slice(2),
): ServerOptions {
  const usage = `Usage: npm run ${command} -- [--host [<address>]] [--port <number>] [--open [<path>]]`
  const { values } = readArguments({ ...config, args: words.map(addEmptyValue) }, usage)
  const { PORT } = process.env
  const text = values.port ?? (PORT || String(defaultPort))
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535)
    throw new UsageError(`${values.port === undefined ? 'PORT' : '--port'} is ${text}, not a port number.`, usage)
  return {
    host: values.host === undefined ? undefined : values.host || true,
    port,
    strictPort: values.port !== undefined || PORT !== undefined,
    open: values.open || values.open !== undefined,
  }
}

/** Gives the error of a server that can't listen as a `Failure` with the reason; others unchanged. */
export function listenFailure(error: unknown, command: string, port: number): unknown {
  const { code, message = '', syscall } = error as Partial<NodeJS.ErrnoException>
  // Vite's error has no code.
  if (code === 'EADDRINUSE' || /^Port \d+ is already in use/.test(message))
    return new Failure(`Port ${port} is in use. Choose another: npm run ${command} -- --port ${port + 1}`)
  return syscall === 'listen' || code === 'ENOTFOUND' ? new Failure(`The server can't listen: ${message}.`) : error
}

/** Adds an empty value to options whose value is optional, because node:util doesn't support these. */
function addEmptyValue(word: string, index: number, words: string[]): string {
  const next = words[index + 1]
  return (word === '--host' || word === '--open') && (next === undefined || next.startsWith('-')) ? `${word}=` : word
}
