import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, SiteCheck } from '../check'
import { readAloud, type Transcript } from './screen-reader'

const folder = join(import.meta.dirname, '../../transcripts')
const fileOf = (name: string) => join(folder, `${name}.txt`)
const recordedIn = (name: string) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '')
const textOf = ({ phrases }: Transcript) => `${phrases.join('\n')}\n`

/** One page of each kind. */
const templates: Record<string, string> = {
  home: '/',
  product: '/products/draftemail/',
  products: '/products/',
  article: '/blog/learn-ai-without-coding-beginners-guide/',
  articles: '/blog/',
  solution: '/solution/gen-ai-solutions/',
  training: '/training/',
  faq: '/faq/',
  contact: '/contactUs/',
  legal: '/refund-policy/',
}

/** Header and footer are the same on every page: only the transcript of the home page contains them. */
const containerOf = (name: string) => (name === 'home' ? 'body' : 'main')

/** Six times the phrases of the longest page: a pass that takes more repeats itself. */
const maxPhrases = 4000

/** Phrases that no page may contain: an element without a name, a file name read aloud, a value left out. */
const forbidden = [
  [/^(link|button|textbox|combobox|checkbox|radio|img|image)$/, 'has no name'],
  [/\.(svg|png|webp|avif|html)\b/, 'reads the name of a file'],
  [/undefined|\[object/, 'reads a missing value'],
] as const

/** The faults of a transcript in itself. */
function faultsOf({ phrases, isComplete }: Transcript, page: string): Finding[] {
  const faults = phrases.flatMap(phrase =>
    forbidden.filter(([pattern]) => pattern.test(phrase)).map(([, message]) => ({ page, element: phrase, message })),
  )
  if (isComplete) return faults
  return [...faults, { page, message: `did not end within ${phrases.length - 1} phrases after the first` }]
}

/** The first line in which a transcript differs from the recorded one. */
function changesOf(recorded: string, text: string, page: string, name: string): Finding[] {
  if (recorded === text) return []
  const [before, after] = [recorded.split('\n'), text.split('\n')]
  const line = after.findIndex((phrase, index) => phrase !== before[index])
  const change = `line ${line + 1} was “${before[line] ?? ''}”, is “${after[line] ?? ''}”`
  return [{ page, message: `differs from tests/transcripts/${name}.txt: ${change}` }]
}

export const transcripts: SiteCheck = {
  name: 'transcripts',
  async run({ origin, browser, log }) {
    const findings: Finding[] = []
    mkdirSync(folder, { recursive: true })
    for (const [name, address] of Object.entries(templates)) {
      log(`transcripts: ${address}`)
      const transcript = await readAloud(browser, origin + address, containerOf(name), maxPhrases)
      findings.push(...faultsOf(transcript, address))
      const text = textOf(transcript)
      if (!process.env.UPDATE_TRANSCRIPTS) findings.push(...changesOf(recordedIn(name), text, address, name))
      else if (transcript.isComplete) writeFileSync(fileOf(name), text)
    }
    return { inspected: Object.keys(templates).length, findings }
  },
  requirements: {
    'A screen reader announces each kind of page as recorded in tests/transcripts/ (UPDATE_TRANSCRIPTS=1 records).':
      async ({ origin, browser }) => {
        const whole = await readAloud(browser, origin + (templates.faq ?? ''), 'main', maxPhrases)
        const changed = textOf({ ...whole, phrases: whole.phrases.with(-2, 'a phrase that changed') })
        return changesOf(textOf(whole), changed, templates.faq ?? '', 'faq')
      },
    'It comes to the end of the page.': async ({ origin, browser }) =>
      faultsOf(await readAloud(browser, origin + (templates.faq ?? ''), 'main', 5), templates.faq ?? ''),
    'No phrase lacks a name, reads the name of a file or a missing value.': async () => {
      const proofs = ['button', 'image, plan.svg', 'Price: undefined'].map(phrase =>
        faultsOf({ phrases: [phrase], isComplete: true }, 'a page with a phrase that no page may contain'),
      )
      return proofs.every(found => found.length > 0) ? proofs.flat() : []
    },
  },
}
