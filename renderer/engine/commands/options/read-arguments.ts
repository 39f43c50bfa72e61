import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A command's options and other words, as `parseArgs` of node:util reads them; where it can't, `refuse` says why. */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    // The first sentence says what is wrong; those after it explain command lines at large.
    return refuse(`${(error as Error).message.split(/\.(?:\s|$)/)[0]}.`, usage)
  }
}

/** Ends the process with exit code 2 and one line: why the command can't be called like this, and its right form. */
export function refuse(reason: string, usage: string): never {
  console.error(`${reason}${usage.includes('\n') ? '\n' : ' '}${usage}`)
  process.exit(2)
}
