import { stdout } from 'node:process'

/** Replaces the progress line on a terminal; prints nothing elsewhere, for example to a log. */
export function progress(line: string): void {
  if (stdout.isTTY) stdout.write(`\r\x1b[2K${line}`)
}
