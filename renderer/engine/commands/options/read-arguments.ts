import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Reads options and positional arguments with `parseArgs` of node:util. Ends the process as `refuse` does where they
 * are invalid.
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    // Only the first sentence names the mistake.
    return refuse(`${(error as Error).message.split(/\.(?:\s|$)/)[0]}.`, usage)
  }
}

/** Ends the process with exit code 2 after printing the reason and the usage. */
export function refuse(reason: string, usage: string): never {
  console.error(`${reason}${usage.includes('\n') ? '\n' : ' '}${usage}`)
  process.exit(2)
}
