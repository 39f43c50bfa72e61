import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import type { Finding, SiteCheck } from '../check'

const folder = join(import.meta.dirname, '../../transcripts')
const reader = join(
  dirname(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader')),
  '../esm/index.browser.js',
)

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

/** More phrases than any page has. */
const most = 4000

/** What a screen reader says on its way through a part of a page, phrase by phrase. */
async function listen(page: Page, address: string, part: string): Promise<string[]> {
  await page.route('**/screen-reader.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(reader, 'utf8') }),
  )
  await page.goto(address, { waitUntil: 'networkidle' })
  // As text: the compiler would rewrite the import of a module that only the page has.
  const log: string[] = await page.evaluate(`(async () => {
    const { virtual } = await import('/screen-reader.js')
    await virtual.start({ container: document.querySelector(${JSON.stringify(part)}) })
    for (let step = 0; step < ${most}; step++) {
      await virtual.next()
      if ((await virtual.lastSpokenPhrase()) === 'end of document') break
    }
    const log = await virtual.spokenPhraseLog()
    await virtual.stop()
    return log
  })()`)
  return log
}

/** What no page may say: a thing without a name, or a file's name read aloud. */
const bad = [
  [/^(link|button|textbox|combobox|checkbox|radio|img|image)$/, 'has no name'],
  [/\.(svg|png|webp|avif|html)\b/, 'reads the name of a file'],
  [/undefined|\[object/, 'reads what no writer wrote'],
] as const

const faultsOf = (log: string[], page: string): Finding[] =>
  log.flatMap(phrase =>
    bad.filter(([pattern]) => pattern.test(phrase)).map(([, says]) => ({ page, element: phrase, says })),
  )

export const transcripts: SiteCheck = {
  name: 'transcripts',
  holds:
    'What a screen reader says on each kind of page is what was read and kept in tests/transcripts/ (KEEP=1 keeps anew).',
  async run({ origin, browser, say }) {
    const findings: Finding[] = []
    mkdirSync(folder, { recursive: true })
    for (const [name, address] of Object.entries(templates)) {
      say(`transcripts: ${address}`)
      // The reader is a script that is not the site's own.
      const context = await browser.newContext({ baseURL: origin, bypassCSP: true, reducedMotion: 'reduce' })
      // What stands around the content is the same on every page: it is heard once.
      const log = await listen(await context.newPage(), address, name === 'home' ? 'body' : 'main')
      await context.close()
      findings.push(...faultsOf(log, address))
      const file = join(folder, `${name}.txt`)
      const text = `${log.join('\n')}\n`
      const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
      if (process.env.KEEP) writeFileSync(file, text)
      else if (kept !== text)
        findings.push({ page: address, says: `says something else than ${name}.txt: ${difference(kept, text)}` })
    }
    return { looked: Object.keys(templates).length, findings }
  },
  prove: async () => faultsOf(['link', 'button'], 'a page with a button without a name'),
}

function difference(kept: string, said: string): string {
  const [before, after] = [kept.split('\n'), said.split('\n')]
  const at = after.findIndex((line, index) => line !== before[index])
  return `line ${at + 1} was “${before[at] ?? ''}”, is “${after[at] ?? ''}”`
}
