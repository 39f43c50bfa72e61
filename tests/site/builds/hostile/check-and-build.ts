import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from '../../commands/site-copy'
import type { Sample } from './samples'

/** A file that passes the check, and stops the build or has no page. */
export interface Contradiction {
  sample: Sample
  /** The output of the build; empty where the page is missing. */
  output: string
}

/** The largest number of contradictions to search for. */
const maxFound = 40

/** Removes the files with errors, until the check has none. Gives the samples that stay. */
export function withoutErrors(root: string, samples: Sample[]): Sample[] {
  writeSamples(root, samples)
  let staying = samples
  for (;;) {
    const { status, text } = runCommand(root, 'check', '--format', 'json')
    if (status !== 0 && !text.startsWith('{')) throw new Error(`The check failed: ${text.slice(0, 2000)}`)
    const issues: { file: string; severity: string }[] = JSON.parse(text).issues
    const broken = new Set(issues.filter(({ severity }) => severity === 'error').map(({ file }) => file))
    if (broken.size === 0) return staying
    const next = staying.filter(({ file }) => !broken.has(`content/${file}`))
    if (next.length === staying.length) throw new Error(`Errors elsewhere: ${[...broken].join(', ')}`)
    removeSamples(root, staying, next)
    staying = next
  }
}

/** Builds samples that pass the check; gives those that contradict it. */
export function contradictions(root: string, samples: Sample[]): Contradiction[] {
  const found: Contradiction[] = []
  let staying = samples
  while (found.length < maxFound) {
    const { status, text } = runCommand(root, 'build')
    if (status === 0) {
      const missing = staying.filter(each => !hasPage(root, each))
      return [...found, ...missing.map(sample => ({ sample, output: 'The page is missing.' }))]
    }
    const sample = named(staying, text) ?? smallest(root, staying)
    if (!sample) throw new Error(`The build fails without one of the files: ${text}`)
    found.push({ sample, output: text })
    const next = staying.filter(each => each !== sample)
    removeSamples(root, staying, next)
    // A link to the removed file is an error now.
    staying = withoutErrors(root, next)
  }
  return found
}

/** The sample whose file the output of a build names. */
function named(samples: Sample[], output: string): Sample | undefined {
  const [, file] = /content\/(\w+\/[^\s:]+\.mdx)/.exec(output) ?? []
  return samples.find(each => each.file === file)
}

/** Halves the samples as long as the build fails. Puts all of them back. */
function smallest(root: string, samples: Sample[]): Sample | undefined {
  let suspects = samples
  while (suspects.length > 1) {
    const half = suspects.slice(0, suspects.length >> 1)
    removeSamples(root, samples, half)
    const staying = withoutErrors(root, half)
    suspects = runCommand(root, 'build').status === 0 ? suspects.slice(half.length) : staying
  }
  writeSamples(root, samples)
  return suspects[0]
}

/** Writes the files of samples. */
export function writeSamples(root: string, samples: Sample[]): void {
  for (const { file, text } of samples) {
    const path = join(root, 'content', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

function removeSamples(root: string, samples: Sample[], staying: Sample[]): void {
  const left = new Set(staying)
  for (const sample of samples) if (!left.has(sample)) rmSync(join(root, 'content', sample.file), { force: true })
}

/** Whether the page of a sample was built; drafts and pages of another time have none. */
function hasPage(root: string, { file, text }: Sample): boolean {
  const [, collection, slug] = /^(\w+)\/(.*)\.mdx$/.exec(file) ?? []
  const base = collection === 'blog' ? 'blog/' : ''
  const page = slug === 'index' ? base : `${base}${slug}/`
  return /^(draft|publishAt|expireAt): /m.test(text) || existsSync(join(root, 'dist/client', page, 'index.html'))
}
