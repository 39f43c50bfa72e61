import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HtmlFault, htmlFaults } from '../../html'
import type { Finding, SiteCheck } from '../check'

const client = join(import.meta.dirname, '../../../dist/client')

/** What is found in a page's HTML, each with the texts that come next, by which its source is found. */
function told(page: string, html: string, faults: HtmlFault[]): Finding[] {
  return faults.map(({ offset, says }) => {
    const rest = html.slice(offset, offset + 2000)
    const words = [...rest.matchAll(/>([^<>]{3,})(?=<)/g)].map(match => (match[1] ?? '').trim()).slice(0, 5)
    return { page, element: /^[^>]*>?/.exec(rest)?.[0].slice(0, 140), words, says }
  })
}

export const html: SiteCheck = {
  name: 'html',
  holds:
    'html-validate finds nothing; no style attribute, no handler, no script without source; each script and style carries the hash of its content.',
  async run({ origin, addresses }) {
    const findings: Finding[] = []
    for (const address of addresses) {
      const text = await (await fetch(origin + address)).text()
      findings.push(...told(address, text, await htmlFaults(text, path => readFileSync(join(client, path)))))
    }
    return { looked: addresses.length, findings }
  },
  async prove() {
    const spoilt =
      '<!doctype html><html lang="en"><head><title>Spoilt</title><script src="/a.js"></script></head></html>'
    return told('a spoilt page', spoilt, await htmlFaults(spoilt, () => Buffer.from('changed')))
  },
}
