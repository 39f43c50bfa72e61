import { metaPolicy, weaknessesOf } from '../../policy-weaknesses'
import type { Finding, SiteCheck } from '../check'

const weaknesses = (policy: string, page: string): Finding[] =>
  weaknessesOf(policy).map(weakness => ({ page, ...weakness }))

/** The sources that a policy allows, each as "directive source". */
const permissions = (policy: string) =>
  policy.split(';').flatMap(part => {
    const [directive = '', ...sources] = part.trim().split(/\s+/)
    return sources.map(source => `${directive} ${source}`)
  })

const unsafe = /'(wasm-)?unsafe-[a-z-]+'/

export const policy: SiteCheck = {
  name: 'policy',
  requirement:
    'The policy of each page is part of its header, allows nothing unsafe, requires Trusted Types and names their policies; csp_evaluator reports no weakness.',
  async run({ origin, addresses }) {
    const findings: Finding[] = []
    const seen = new Set<string>()
    for (const address of addresses) {
      const response = await fetch(origin + address)
      const header = response.headers.get('content-security-policy') ?? ''
      const meta = metaPolicy(await response.text())
      if (!header) findings.push({ page: address, message: 'has no policy header' })
      const allowed = new Set(permissions(header))
      for (const permission of permissions(meta))
        if (!allowed.has(permission))
          findings.push({ page: address, message: `allows what its header does not: ${permission}` })
      if (!header.includes("frame-ancestors 'none'")) findings.push({ page: address, message: 'may be framed' })
      if (unsafe.test(meta)) findings.push({ page: address, element: meta, message: 'allows something unsafe' })
      if (unsafe.test(header)) findings.push({ page: address, element: header, message: 'allows something unsafe' })
      if (!meta.includes("require-trusted-types-for 'script'"))
        findings.push({ page: address, message: 'does not require Trusted Types' })
      if (!/; trusted-types [^;*]+/.test(meta))
        findings.push({ page: address, message: 'does not name its Trusted Types policies' })
      for (const each of [header, meta]) if (!seen.has(each)) findings.push(...weaknesses(each, address))
      seen.add(header).add(meta)
    }
    return { inspected: addresses.length, findings, figures: { 'different policies': seen.size } }
  },
  prove: async () => weaknesses("script-src 'unsafe-inline' *", 'a policy with a deliberate fault'),
}
