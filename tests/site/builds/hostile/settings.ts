import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../../commands/site-copy'

/** A value that passes the check in some fields of the settings, and stops the build. */
export interface SettingsContradiction {
  value: string
  /** The lines of the settings with the value. */
  lines: string[]
  output: string
}

/** A text between quotation marks that is the value of a field. */
const fieldText = /(\w+: )'[^']*'/g

/**
 * Sets every text of a site's settings to each value in turn, puts back what the check refuses, and builds the rest.
 * Gives the values that pass the check and stop the build, and how many texts passed.
 */
export function settingsContradictions(root: string, values: string[]) {
  const path = join(root, 'content/site.ts')
  const original = readFileSync(path, 'utf8').split('\n')
  const found: SettingsContradiction[] = []
  let passed = 0
  for (const value of values) {
    const lines = original.map(line => line.replace(fieldText, (_, name) => `${name}${JSON.stringify(value)}`))
    passed += keepPassing(root, path, original, lines)
    const { status, text } = runCommand(root, 'build')
    if (status !== 0)
      found.push({ value, lines: lines.filter((line, index) => line !== original[index]), output: text })
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
