import { type ParseArgsConfig, parseArgs } from 'node:util'

const help = { help: { type: 'boolean', short: 'h' } } as const

/**
 * Reads options and positional arguments with `parseArgs` of node:util. Ends the process as `refuse` does where they
 * are invalid, and with exit code 0 after printing the usage where `--help` is among them.
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    const { values, ...rest } = parseArgs({ ...config, options: { ...config.options, ...help } })
    if (!(values as { help?: boolean }).help) return { values, ...rest } as ReturnType<typeof parseArgs<Config>>
  } catch (error) {
    // Only the first sentence names the mistake.
    return refuse(`${(error as Error).message.split(/\.(?:\s|$)/)[0]}.`, usage)
  }
  console.log(usage)
  process.exit(0)
}

/** Ends the process with exit code 2 after printing the reason and the usage. */
export function refuse(reason: string, usage: string): never {
  console.error(`${reason}${usage.includes('\n') ? '\n' : ' '}${usage}`)
  process.exit(2)
}
