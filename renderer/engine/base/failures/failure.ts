/**
 * An error whose message is written for the user: what failed, where, and what to do. Commands print it without a
 * stack and end with its exit code. It is recognized by its name, because threads and processes pass on no classes.
 */
export class Failure extends Error {
  override name = 'Failure'
  exitCode = 1
}
