import { expect, test } from 'vitest'
import { site } from '../../../content/site'
import { contentSecurityPolicy } from '../../../renderer/engine/pages/html/policy'
import { grantsFor } from '../../../renderer/site/providers'

const providers = {
  ...site.providers,
  newsletter: 'https://news.example/subscribe?list=1',
  inquiry: 'https://crm.example/inquiries',
  contactMessage: 'https://crm.example/messages',
  map: 'https://maps.example/embed/princeton',
  embeds: ['video.example'],
  contactForm: {
    region: 'eu1',
    portalId: '1',
    formId: '2',
    script: 'https://js.forms.example/v2.js',
    origins: ['https://answers.forms.example'],
  },
}
const policyOf = (html: string, given = providers) =>
  Object.fromEntries(
    contentSecurityPolicy(html, grantsFor(given))
      .split('; ')
      .map(directive => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )
const plain = policyOf('<main></main>')

test('a page without a provider names no other origin, whatever is configured', () => {
  expect(JSON.stringify(plain)).not.toMatch(/https:|unsafe|\*/)
})

test('a form may post to the origin of its endpoint, and to no other', () => {
  const form = '<form data-provider="newsletter">'
  expect(policyOf(form)).toEqual({
    ...plain,
    'connect-src': "'self' https://news.example",
    'form-action': "'self' mailto: https://news.example",
  })
})

test('an endpoint on our own site needs no permission', () => {
  expect(policyOf('<form data-provider="inquiry">', { ...providers, inquiry: '/api/inquiry' })).toEqual(plain)
})

test('a map may be framed, and nothing more', () => {
  expect(policyOf('<figure data-provider="map">')).toEqual({ ...plain, 'frame-src': 'https://maps.example' })
})

test('a frame of a text may be of the hosts in the settings', () => {
  expect(policyOf('<figure data-provider="embeds">')).toEqual({ ...plain, 'frame-src': 'https://video.example' })
})

test('the contact form brings the origins of its provider', () => {
  const both = 'https://js.forms.example https://answers.forms.example'
  const policy = policyOf('<section class="a" data-provider="contactForm">')
  expect(policy['script-src']).toBe(`${plain['script-src']} ${both}`)
  expect(policy['connect-src']).toBe(`'self' ${both}`)
  expect(policy['frame-src']).toBe(both)
  expect(policy['require-trusted-types-for']).toBe("'script'")
  expect(policy['trusted-types']).toBe('default')
  expect(JSON.stringify(policy)).not.toContain('unsafe')
})

test('several providers on one page add up, each once', () => {
  const policy = policyOf('<form data-provider="inquiry"><form data-provider="inquiry"><figure data-provider="map">')
  expect(policy['connect-src']).toBe("'self' https://crm.example")
  expect(policy['frame-src']).toBe('https://maps.example')
})
