import evaluatorModule from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import parserModule from 'csp_evaluator/dist/parser.js'
import type { Finding, SiteCheck } from '../check'

const { CspEvaluator } = evaluatorModule
const { CspParser } = parserModule

/** Severities that count. Lower ones are hints, such as that the own origin could host foreign scripts. */
const relevant = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM]

function weaknesses(policy: string, page: string): Finding[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => relevant.includes(severity))
    .map(({ directive, value, description }) => ({
      page,
      element: `${directive} ${value ?? ''}`.trim(),
      message: description.replace(/<[^>]*>/g, ''),
    }))
}

const fromMeta = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/
    .exec(html)?.[1]
    ?.replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** The sources that a policy allows, each as "directive source". */
const permissions = (policy: string) =>
  policy.split(';').flatMap(part => {
    const [directive = '', ...sources] = part.trim().split(/\s+/)
    return sources.map(source => `${directive} ${source}`)
  })

// The search worker compiles WebAssembly. Hosts have one header for all files, so only the header allows that.
const unsafe = /'unsafe-[a-z-]+'/
const unsafeInPages = /'(wasm-)?unsafe-[a-z-]+'/

export const policy: SiteCheck = {
  name: 'policy',
  requirement:
    'The policy of each page is part of its header, allows nothing unsafe and requires Trusted Types; csp_evaluator reports no weakness.',
  async run({ origin, addresses }) {
    const findings: Finding[] = []
    const seen = new Set<string>()
    for (const address of addresses) {
      const response = await fetch(origin + address)
      const header = response.headers.get('content-security-policy') ?? ''
      const meta = fromMeta(await response.text()) ?? ''
      if (!header) findings.push({ page: address, message: 'has no policy header' })
      const allowed = new Set(permissions(header))
      for (const permission of permissions(meta))
        if (!allowed.has(permission))
          findings.push({ page: address, message: `allows what its header does not: ${permission}` })
      if (!header.includes("frame-ancestors 'none'")) findings.push({ page: address, message: 'may be framed' })
      if (unsafeInPages.test(meta)) findings.push({ page: address, element: meta, message: 'allows something unsafe' })
      if (unsafe.test(header)) findings.push({ page: address, element: header, message: 'allows something unsafe' })
      if (!meta.includes("require-trusted-types-for 'script'"))
        findings.push({ page: address, message: 'does not require Trusted Types' })
      if (!seen.has(header)) findings.push(...weaknesses(header, address))
      seen.add(header)
    }
    return { inspected: addresses.length, findings, figures: { 'different policies': seen.size } }
  },
  prove: async () => weaknesses("script-src 'unsafe-inline' *", 'a policy with a deliberate fault'),
}
