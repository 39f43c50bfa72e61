import { metaPolicy, weaknessesOf } from '../../policy-weaknesses'
import type { Finding, ServedSite, SiteCheck } from '../check'

const weaknesses = (policy: string, page: string): Finding[] =>
  weaknessesOf(policy).map(weakness => ({ page, ...weakness }))

/** The sources that a policy allows, each as "directive source". */
const permissions = (policy: string) =>
  policy.split(';').flatMap(part => {
    const [directive = '', ...sources] = part.trim().split(/\s+/)
    return sources.map(source => `${directive} ${source}`)
  })

const unsafe = /'(wasm-)?unsafe-[a-z-]+'/

/** The faults of a page's policy and of the header that it is sent with. */
function faultsOf(page: string, header: string, meta: string): Finding[] {
  const allowed = new Set(permissions(header))
  const messages = [
    ...(header ? [] : ['has no policy header']),
    ...permissions(meta)
      .filter(permission => !allowed.has(permission))
      .map(permission => `allows what its header does not: ${permission}`),
    ...(header.includes("frame-ancestors 'none'") ? [] : ['may be framed']),
    ...[header, meta].filter(each => unsafe.test(each)).map(each => `allows something unsafe: ${each}`),
    ...(meta.includes("require-trusted-types-for 'script'") ? [] : ['does not require Trusted Types']),
    ...(/; trusted-types [^;*]+/.test(meta) ? [] : ['does not name its Trusted Types policies']),
  ]
  return messages.map(message => ({ page, message }))
}

/** The policies of a page: that of its header, and that of its `meta` element. */
async function policiesAt(address: string): Promise<[header: string, meta: string]> {
  const response = await fetch(address)
  return [response.headers.get('content-security-policy') ?? '', metaPolicy(await response.text())]
}

/** What is found on a page after a change of its policies, where each change causes the finding; nothing otherwise. */
const proof =
  (expected: RegExp, ...changes: ((header: string, meta: string) => [header: string, meta: string])[]) =>
  async ({ origin }: ServedSite) => {
    const policies = await policiesAt(`${origin}/faq/`)
    const found = changes.map(change => {
      const [header, meta] = change(...policies)
      const all = [...faultsOf('/faq/', header, meta), ...weaknesses(header, '/faq/'), ...weaknesses(meta, '/faq/')]
      return all.filter(({ message }) => expected.test(message))
    })
    return found.every(each => each.length > 0) ? found.flat() : []
  }

export const policy: SiteCheck = {
  name: 'policy',
  async run({ origin, addresses }) {
    const findings: Finding[] = []
    const seen = new Set<string>()
    for (const address of addresses) {
      const [header, meta] = await policiesAt(origin + address)
      findings.push(...faultsOf(address, header, meta))
      for (const each of [header, meta]) if (!seen.has(each)) findings.push(...weaknesses(each, address))
      seen.add(header).add(meta)
    }
    return { inspected: addresses.length, findings, figures: { 'different policies': seen.size } }
  },
  requirements: {
    'The policy of each page is part of its header.': proof(
      /header/,
      (_, meta) => ['', meta],
      (header, meta) => [header, meta.replace("img-src 'self'", "img-src 'self' https:")],
    ),
    'No page may be framed.': proof(/framed/, (header, meta) => [header.replace(/; frame-ancestors [^;]*/, ''), meta]),
    'It allows nothing unsafe.': proof(
      /unsafe/,
      (header, meta) => [header.replace("style-src 'self'", "style-src 'unsafe-inline'"), meta],
      (header, meta) => [header, meta.replace("script-src 'self'", "script-src 'unsafe-eval'")],
    ),
    'It requires Trusted Types and names their policies.': proof(
      /Trusted Types/,
      (header, meta) => [header, meta.replace(/require-trusted-types-for [^;]*;?/, '')],
      (header, meta) => [header, meta.replace(/; trusted-types [^;]*/, '; trusted-types *')],
    ),
    'csp_evaluator reports no weakness.': async () =>
      weaknesses("script-src 'unsafe-inline' *", 'a policy with a deliberate fault'),
  },
}
