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

/** The model of the estimate: seconds for each step, with what each depends on. */
export const model = {
  check: 3,
  checkKilobyte: 0.2,
  checkAddress: 0.5,
  install: 8,
  installPackage: 2,
  build: { html: 1, react: 9, markdown: 2, script: 1 } as Partial<Record<Kind, number>>,
  publish: 5,
  publishFile: 0.5,
  address: 10,
}

/**
 * The steps from a snippet to its live URL with estimated seconds. A secret, a program that no browser runs, or no page at
 * all holds the deployment.
 */
export function planSteps(found: Inspection): Plan {
  const { kind, bytes, files, outside, packages } = found
  const all: [string, number][] = [
    ['Check', model.check + (bytes / 1024) * model.checkKilobyte + outside.length * model.checkAddress],
    ['Install', packages.length && model.install + packages.length * model.installPackage],
    ['Build', model.build[kind] ?? 0],
    ['Publish', model.publish + files * model.publishFile],
    ['Address', model.address],
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
