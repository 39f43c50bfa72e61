import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../../commands/site-copy'

/** Settings that pass the check and stop the build. */
export interface SettingsContradiction {
  /** The lines that have other values than the site's own. */
  lines: string[]
  output: string
}

/** A text between quotation marks that is the value of a field. */
const fieldText = /(\w+: )'[^']*'/g

/**
 * Sets every text of a site's settings to a value of its own, puts back what the check refuses, and builds the rest; a
 * round for each shift of the values, so that after as many rounds as values each field has had each of them. Gives
 * the rounds that pass the check and stop the build, and how many texts passed.
 */
export function settingsContradictions(root: string, values: string[], rounds: number) {
  const path = join(root, 'content/site.ts')
  const original = readFileSync(path, 'utf8').split('\n')
  const found: SettingsContradiction[] = []
  let passed = 0
  for (let round = 0; round < rounds; round++) {
    let next = Math.round((round * values.length) / rounds)
    const valued = () => JSON.stringify(values[next++ % values.length])
    const lines = original.map(line => line.replace(fieldText, (_, name) => `${name}${valued()}`))
    passed += keepPassing(root, path, original, lines)
    const { status, text } = runCommand(root, 'build')
    if (status !== 0) found.push({ lines: lines.filter((line, index) => line !== original[index]), output: text })
  }
  writeFileSync(path, original.join('\n'))
  return { found, passed }
}

/** Puts back the lines of the settings that have errors, until the check has none. Gives how many keep the value. */
function keepPassing(root: string, path: string, original: string[], lines: string[]): number {
  for (;;) {
    writeFileSync(path, lines.join('\n'))
    const { status, text } = runCommand(root, 'check', '--format', 'json')
    const changed = lines.filter((line, index) => line !== original[index]).length
    if (status === 0) return changed
    if (!text.startsWith('{')) throw new Error(`The check failed: ${text.slice(0, 2000)}`)
    const issues: { file: string; line: number; severity: string }[] = JSON.parse(text).issues
    const wrong = issues.filter(({ file, severity }) => severity === 'error' && file === 'content/site.ts')
    for (const { line } of wrong) lines[line - 1] = original[line - 1] ?? ''
    const left = lines.filter((line, index) => line !== original[index]).length
    if (left === changed) throw new Error(`Errors of no field: ${text.slice(0, 2000)}`)
  }
}
