import evaluatorModule from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import parserModule from 'csp_evaluator/dist/parser.js'
import type { Finding, SiteCheck } from '../check'

const { CspEvaluator } = evaluatorModule
const { CspParser } = parserModule

/** What the evaluator is sure of. Below that are its hints, such as that one's own origin might host somebody's scripts. */
const sure = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM]

function weaknesses(policy: string, page: string): Finding[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => sure.includes(severity))
    .map(({ directive, value, description }) => ({
      page,
      element: `${directive} ${value ?? ''}`.trim(),
      says: description.replace(/<[^>]*>/g, ''),
    }))
}

const fromMeta = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/
    .exec(html)?.[1]
    ?.replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** What a policy allows, each as "directive source". */
const permissions = (policy: string) =>
  policy.split(';').flatMap(part => {
    const [directive = '', ...sources] = part.trim().split(/\s+/)
    return sources.map(source => `${directive} ${source}`)
  })

// The search's worker compiles WebAssembly, and hosts know one policy for all files: only the headers say that.
const unsafe = /'unsafe-[a-z-]+'/
const unsafeInPages = /'(wasm-)?unsafe-[a-z-]+'/

export const policy: SiteCheck = {
  name: 'policy',
  holds:
    'The policy in each page is the one in its headers, allows nothing unsafe, asks for Trusted Types, and csp_evaluator is sure of no weakness.',
  async run({ origin, addresses }) {
    const findings: Finding[] = []
    const seen = new Set<string>()
    for (const address of addresses) {
      const response = await fetch(origin + address)
      const header = response.headers.get('content-security-policy') ?? ''
      const meta = fromMeta(await response.text()) ?? ''
      if (!header) findings.push({ page: address, says: 'has no policy in its headers' })
      const allowed = new Set(permissions(header))
      for (const permission of permissions(meta))
        if (!allowed.has(permission))
          findings.push({ page: address, says: `allows what its headers do not: ${permission}` })
      if (!header.includes("frame-ancestors 'none'")) findings.push({ page: address, says: 'may be framed' })
      if (unsafeInPages.test(meta)) findings.push({ page: address, element: meta, says: 'allows something unsafe' })
      if (unsafe.test(header)) findings.push({ page: address, element: header, says: 'allows something unsafe' })
      if (!meta.includes("require-trusted-types-for 'script'"))
        findings.push({ page: address, says: 'asks for no Trusted Types' })
      if (!seen.has(header)) findings.push(...weaknesses(header, address))
      seen.add(header)
    }
    return { looked: addresses.length, findings, figures: { 'different policies': seen.size } }
  },
  prove: async () => weaknesses("script-src 'unsafe-inline' *", 'a spoiled policy'),
}
