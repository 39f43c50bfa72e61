import { expect, test } from 'vitest'
import { contentSecurityPolicy, type Grants } from '../../../../../renderer/engine/pages/html/policy'

const providers: Record<string, Grants> = {
  form: { 'connect-src': ['https://crm.example'], 'form-action': ['https://crm.example'] },
  map: { 'frame-src': ['https://maps.example'] },
}
const policyOf = (html: string) =>
  Object.fromEntries(
    contentSecurityPolicy(html, providers)
      .split('; ')
      .map(directive => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )
const plain = policyOf('<main></main>')

test('a page without a provider allows its own files only, whatever is configured', () => {
  expect(plain).toMatchObject({
    'default-src': "'none'",
    'connect-src': "'self'",
    'form-action': "'self' mailto:",
    'require-trusted-types-for': "'script'",
  })
  expect(plain['script-src']).toMatch(/^'self'( 'sha256-[^']+')*$/)
  expect(plain['frame-src']).toBeUndefined()
  expect(JSON.stringify(plain)).not.toMatch(/https:|unsafe|\*/)
})

test('several providers on one page add up, each once', () => {
  const policy = policyOf('<form data-provider="form"><form data-provider="form"><figure data-provider="map">')
  expect(policy['connect-src']).toBe("'self' https://crm.example")
  expect(policy['frame-src']).toBe('https://maps.example')
})

test('the names of Trusted Types policies are those that the page’s scripts make', () => {
  const form = { form: { 'trusted-types': ['default'] } }
  const namesIn = (html: string) => /; trusted-types ([^;]+)/.exec(contentSecurityPolicy(html, form))?.[1]
  expect(namesIn('<main></main>')).toBe("'none'")
  expect(namesIn('<button data-search="nav a">')).toBe('search')
  expect(namesIn('<form data-provider="form">')).toBe('default')
  expect(namesIn('<button data-search="nav a"><form data-provider="form">')).toBe('search default')
})

test('an unknown provider grants nothing', () => {
  expect(policyOf('<p data-provider="toString">')).toEqual(plain)
})
