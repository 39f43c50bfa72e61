import { stdout } from 'node:process'

/** Says what is going on, in one line that changes; where nobody watches, for example in a log, it says nothing. */
export function progress(line: string): void {
  if (stdout.isTTY) stdout.write(`\r\x1b[2K${line}`)
}
