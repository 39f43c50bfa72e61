import { readJson } from '../files/read-json'
import { explainCodeError } from './code-error'
import { mappedStack } from './source-position'
import { explainSystemError } from './system-error'

/**
 * The text that a command prints for the error that ends it: what is wrong, where, and what to do. The stack is part of
 * it only where the error is a bug, with how to report it.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'Failure') return error.message
  return explainSystemError(error) ?? explainCodeError(error) ?? describeBug(error)
}

function describeBug(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : `Error: ${String(error)}`
  const command = process.argv.slice(1).join(' ').replace(`${process.cwd()}/`, '')
  const versions = `Node ${process.version}, ${process.platform} ${process.arch}`
  return `${mappedStack(stack)}\n\nThis is a bug. Please report it${recipient()}, with the lines above and these: ${command}; ${versions}.`
}

/** The URL for bug reports, from package.json. */
function recipient(): string {
  const bugs = readJson<{ bugs?: string | { url?: string; email?: string } }>('package.json')?.bugs
  const place = typeof bugs === 'string' ? bugs : (bugs?.url ?? bugs?.email)
  return place ? ` to ${place}` : ''
}
