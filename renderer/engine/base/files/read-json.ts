import { readFileSync } from 'node:fs'

/** The value in a file that an earlier run has written as JSON; undefined where it is missing or damaged. */
export function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return
  }
}
