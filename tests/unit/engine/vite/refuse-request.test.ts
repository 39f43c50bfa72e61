import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isEditable } from '../../../../renderer/engine/vite/server/project-files'
import { refuseRequest, type Served } from '../../../../renderer/engine/vite/server/refuse-request'
import { projectRoot } from '../../../factories/root'

const served: Served = {
  root: projectRoot,
  publicFolder: projectRoot,
  folders: [projectRoot],
  base: '/docs/',
  hosts: ['.work.example'],
  endpoints: ['/__write'],
}
const refuse = (url: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  refuseRequest(
    { method: 'GET', url, headers: { host: 'localhost:3000', ...headers }, socket: { remoteAddress } },
    served,
  )

test('names that the configuration allows are answered, and their origins', () => {
  expect(refuse('/docs/', { host: 'dev.work.example', origin: 'https://dev.work.example' })).toBeUndefined()
  expect(refuse('/docs/', { host: 'work.example' })).toBeUndefined()
  expect(refuse('/docs/', { host: 'notwork.example' })).toContain('has no host name "notwork.example"')
  expect(refuse('/docs/', { host: 'evil.example#localhost' })).toContain('has no host name')
  expect(refuse('/docs/', { host: '' })).toContain('has no host name')
})

test('a page in the network reads, but opens no editor on this machine', () => {
  const headers = { host: '192.168.1.5:3000', origin: 'http://192.168.1.5:3000' }
  const url = '/docs/__open-in-editor?file=package.json'
  expect(refuse('/docs/', headers, '192.168.1.9')).toBeUndefined()
  expect(refuse(url, headers, '192.168.1.9')).toContain('use localhost there')
  expect(refuse(url, headers, '::ffff:127.0.0.1')).toBeUndefined()
})

test('the endpoints of tools are for pages of this server on this machine', () => {
  const own = { 'sec-fetch-site': 'same-origin' }
  for (const url of ['/__write/save', '/docs/__WRITE/save', '/%5f_write/save']) {
    expect(refuse(url, {}), url).toBe('Only a page of this server opens and changes files.')
    expect(refuse(url, own, '192.168.1.9'), url).toContain('use localhost there')
    expect(refuse(url, own), url).toBeUndefined()
  }
  expect(refuse('/docs/__other/save', {})).toBeUndefined()
})

test('below a base path, too, nothing outside is read', () => {
  expect(refuse('/docs/@fs/etc/hosts', {})).toBe('"/docs/@fs/etc/hosts" is outside of the project.')
  expect(refuse('/docs/@fs/../etc/hosts', {})).toBeUndefined()
  expect(refuse(`/docs/@fs${projectRoot}/package.json`, {})).toBeUndefined()
})

test('on Windows, files whose names its command line could misread are not opened', () => {
  const root = mkdtempSync(join(tmpdir(), 'names-'))
  const names = ['a-b.mdx', 'a&calc.mdx', '%PATH%.mdx']
  for (const name of names) writeFileSync(join(root, name), '')
  const opened = (platform: string) => names.filter(name => isEditable(`${join(root, name)}:3:1`, root, platform))
  expect(opened('linux')).toEqual(names)
  expect(opened('win32')).toEqual(['a-b.mdx'])
  rmSync(root, { recursive: true })
})
