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

/** The findings of a page whose body is this, beside a file with other bytes than its hash says. */
const findIn = async (body: string): Promise<Finding[]> => {
  const page = `<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`
  return findingsOf('a page with a fault', page, await htmlFaults(page, () => Buffer.from('changed')))
}

/** What is found of each of these, where something is found of every one. */
async function findInEach(bodies: string[], expected: RegExp): Promise<Finding[]> {
  const found = await Promise.all(bodies.map(findIn))
  const relevant = found.map(each => each.filter(({ message }) => expected.test(message)))
  return relevant.every(each => each.length > 0) ? relevant.flat() : []
}

export const html: SiteCheck = {
  name: 'html',
  async run({ origin, addresses }) {
    const findings: Finding[] = []
    for (const address of addresses) {
      const text = await (await fetch(origin + address)).text()
      findings.push(...findingsOf(address, text, await htmlFaults(text, path => readFileSync(join(client, path)))))
    }
    return { inspected: addresses.length, findings }
  },
  requirements: {
    'html-validate reports nothing.': () =>
      findInEach(['<p><span>Open', '<p id="a"></p><p id="a"></p>'], /^[\w-]+\/?[\w-]*: /),
    'No style attribute, event handler or inline script.': () =>
      findInEach(
        ['<p style="color:red">A</p>', '<p onclick="a()">A</p>', '<script>a()</script>'],
        /^has the attribute|without source/,
      ),
    'Scripts and styles have the hashes of their content.': () =>
      findInEach(
        [
          '<script src="/a.js"></script>',
          '<link rel="stylesheet" href="/a.css" integrity="sha256-AAAA">',
          '<link rel="modulepreload" href="/a.js">',
        ],
        /does not carry the hash/,
      ),
  },
}
