// Reaches the browser, when a visitor uses the DeployTimeline figure.
import type { Inspection, Kind } from './inspect'

export interface Step {
  name: string
  /** Its start and its duration, in seconds. */
  start: number
  seconds: number
  /** Whether it is not reached because the deployment is held before it. */
  held: boolean
}

export interface Plan {
  steps: Step[]
  /** The seconds from paste to live URL, if nothing holds the deployment. */
  total: number
  /** The reason why the deployment is held, if it is, and what to do. */
  held: string
}

/** The promised time until a snippet is live, in seconds. */
export const promise = 60

/** The estimated seconds of a build. */
const builds: Partial<Record<Kind, number>> = { html: 1, react: 9, markdown: 2, script: 1 }

/**
 * The steps from a snippet to its live URL with estimated seconds. A secret, a program that no browser runs, or no page at
 * all holds the deployment.
 */
export function planSteps(found: Inspection): Plan {
  const { kind, bytes, files, outside, packages } = found
  // The model of the estimate: seconds for each step, and for what it depends on.
  const all: [string, number][] = [
    ['Check', 3 + (bytes / 1024) * 0.2 + outside.length * 0.5],
    ['Install', packages.length && 8 + packages.length * 2],
    ['Build', builds[kind] ?? 0],
    ['Publish', 5 + files * 0.5],
    ['Address', 10],
  ]
  // What a snippet doesn't need is no step: packages.
  const work = all.filter(([, seconds]) => seconds > 0)
  const held = reasonToHold(found)
  const stop = kind === 'empty' ? -1 : held ? 0 : work.length
  let start = 0
  const steps = work.map(([name, seconds], index) => {
    const step = { name, start, seconds, held: index > stop }
    start += seconds
    return step
  })
  return { steps, total: start, held }
}

/** Gives the name of the step that a deployment has reached after some seconds, and the whole seconds as they are shown. */
export function nowAt({ steps }: Plan, at: number): [name: string, second: string] {
  return [steps.findLast(({ start }) => start <= at)?.name ?? '', `${Math.floor(at)}\u00a0s`]
}

/** Why a snippet isn't published as it is, and what to do; empty when nothing speaks against it. */
function reasonToHold({ kind, secrets: [secret, ...others], prose, unknown }: Inspection): string {
  const ask = 'Ask your assistant for one HTML page, and paste its answer.'
  if (kind === 'empty') return 'There is nothing to read. Paste code, or choose a sample.'
  if (secret) {
    const [more, them] = others.length ? [` (and ${others.length} more)`, 'them'] : ['', 'it']
    return `Line ${secret.line} seems to show ${secret.what}${more}. Every visitor could read ${them}.`
  }
  if (kind === 'server') return `It needs a server. ${ask}`
  if (kind === 'text') return `There is no page in it. ${ask}`
  if (prose !== undefined) return `Line ${prose} is not code. Take it out first.`
  return unknown.length > 0 ? `Nothing imports ${unknown.join(' or ')}: the page would stay blank. ${ask}` : ''
}

/** A number with its noun, in the plural unless it is one. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/** The files that a page lacks, in words. */
export const missingOf = (files: string[]): string =>
  `${count(files.length, 'file')} missing: ${files.map(file => file.replace(/^[./]+/, '')).join(', ')}`
