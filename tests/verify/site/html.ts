import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HtmlFault, htmlFaults } from '../../html'
import type { Finding, SiteCheck } from '../check'

const client = join(import.meta.dirname, '../../../dist/client')

/** Faults in a page's HTML as findings, with the texts after each, by which its source is searched. */
function findingsOf(page: string, html: string, faults: HtmlFault[]): Finding[] {
  return faults.map(({ offset, message }) => {
    const rest = html.slice(offset, offset + 2000)
    const words = [...rest.matchAll(/>([^<>]{3,})(?=<)/g)].map(match => (match[1] ?? '').trim()).slice(0, 5)
    return { page, element: /^[^>]*>?/.exec(rest)?.[0].slice(0, 140), words, message }
  })
}

export const html: SiteCheck = {
  name: 'html',
  requirement:
    'html-validate reports nothing; no style attribute, event handler or inline script; scripts and styles have integrity hashes.',
  async run({ origin, addresses }) {
    const findings: Finding[] = []
    for (const address of addresses) {
      const text = await (await fetch(origin + address)).text()
      findings.push(...findingsOf(address, text, await htmlFaults(text, path => readFileSync(join(client, path)))))
    }
    return { inspected: addresses.length, findings }
  },
  async prove() {
    const faulty =
      '<!doctype html><html lang="en"><head><title>Fault</title><script src="/a.js"></script></head></html>'
    return findingsOf('a page with a deliberate fault', faulty, await htmlFaults(faulty, () => Buffer.from('changed')))
  },
}
