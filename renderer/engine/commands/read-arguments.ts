import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Failure } from '../base/failures/failure'

/** A command that is called wrongly: the reason, and the right form. The command ends with exit code 2. */
export class UsageError extends Failure {
  override exitCode = 2
  constructor(reason: string, usage: string) {
    super(`${reason}${usage.includes('\n') ? '\n' : ' '}${usage}`)
  }
}

/** A request for the usage of a command. It is thrown as a wrong call is, printed as output, and has exit code 0. */
export class HelpRequest extends Failure {
  override exitCode = 0
}

const help = { help: { type: 'boolean', short: 'h' } } as const

/**
 * Reads options and positional arguments with `parseArgs` of node:util. Throws a `UsageError` where they are invalid,
 * and a `HelpRequest` where `--help` is among them.
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  const { values, ...rest } = parse({ ...config, options: { ...config.options, ...help } }, usage)
  if ((values as { help?: boolean }).help) throw new HelpRequest(usage)
  return { values, ...rest } as ReturnType<typeof parseArgs<Config>>
}

function parse(config: ParseArgsConfig, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    // Only the first sentence names the mistake.
    throw new UsageError(`${(error as Error).message.split(/\.(?:\s|$)/)[0]}.`, usage)
  }
}
