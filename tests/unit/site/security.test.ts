import { expect, test } from 'vitest'
import type { OutputContext } from '../../../renderer/engine/pages/outputs/output'
import { site } from '../../../renderer/site/index'
import { security } from '../../../renderer/site/outputs/security'

function expiresOf(changed: string, at: string): string | undefined {
  const context = { pages: [{ info: { changed } }], settings: site.settings, at: new Date(at) }
  const [file] = security(context as unknown as OutputContext)
  return /^Expires: (.*)$/m.exec(`${file?.content}`)?.[1]
}

test('security.txt expires a year after the last change, and no later than a year after the build', () => {
  expect(expiresOf('2027-03-01', '2027-04-01T12:00Z')).toBe('2028-03-01T00:00:00.000Z')
  expect(expiresOf('2027-03-01', '2030-04-01T12:00Z')).toBe('2028-03-01T00:00:00.000Z')
  expect(expiresOf('2027-12-31', '2027-04-01T12:00Z')).toBe('2028-04-01T00:00:00.000Z')
  expect(expiresOf('2026-11-21', '1971-01-01T00:00Z')).toBe('2027-11-21T00:00:00.000Z')
})
