import { readArguments, refuse } from './read-arguments'

/** Where a server listens and what it opens: the options of Vite of the same names. */
export interface ServerOptions {
  /** A name or address of this machine; true for all addresses; nothing for the loopback address. */
  host?: string | true
  port: number
  /** The path that is opened in a browser, or whether the first page is. */
  open: string | boolean
}

const config = { options: { host: { type: 'string' }, port: { type: 'string' }, open: { type: 'string' } } } as const

/**
 * Reads `--host [address]`, `--port` and `--open [path]`; the port may also be in the environment variable PORT. Ends the
 * process with exit code 2 when they can't be understood.
 */
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
    return refuse(`${values.port === undefined ? 'PORT' : '--port'} is ${text}, not a port number.`, usage)
  return {
    ...(values.host !== undefined && { host: values.host || true }),
    port,
    open: values.open || values.open !== undefined,
  }
}

/** For node:util an option either has a value or none: where a value may be missing, it becomes empty. */
function addEmptyValue(word: string, index: number, words: string[]): string {
  const next = words[index + 1]
  return (word === '--host' || word === '--open') && (next === undefined || next.startsWith('-')) ? `${word}=` : word
}
