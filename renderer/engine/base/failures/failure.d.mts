/** An error whose message is written for the user; see failure.mjs. */
export class Failure extends Error {
  /** The exit code of the command that it ends. */
  exitCode: number
}
