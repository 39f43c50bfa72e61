import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { runCms } from '../../../renderer/cms/command'
import { projectRoot } from '../../factories/root'
import { site } from '../../fixtures/sample-site/renderer/site/index'

/** What the command prints in the folder of the sample site. */
async function print(...args: string[]) {
  vi.spyOn(process, 'cwd').mockReturnValue(join(projectRoot, 'tests/fixtures/sample-site'))
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  await runCms(site, args)
  return parse(`${log.mock.calls[0]?.[0]}`)
}

test('prints YAML with the backend and a collection for each of the site', async () => {
  const config = await print('sveltia', '--repo', 'owner/name', '--branch', 'texts')
  expect(config.backend).toEqual({ name: 'github', repo: 'owner/name', branch: 'texts' })
  expect(config.collections.map(({ name }: { name: string }) => name)).toEqual(Object.keys(site.collections))
  expect(config).toMatchObject({
    media_folder: 'content/media',
    public_folder: '/media',
    site_url: site.settings.origin,
  })
})

test('a backend without a repository needs no name of one', async () => {
  expect((await print('decap', '--backend', 'git-gateway')).backend).toEqual({ name: 'git-gateway', branch: 'main' })
})

test.each([
  [[], 'Name one CMS. Usage'],
  [['tina'], 'Name one CMS.'],
  [['sveltia'], 'The backend github needs --repo.'],
  [['sveltia', '--backend', 'ftp'], 'There is no backend "ftp".'],
])('%j is a wrong call', async (args, message) => {
  await expect(print(...args)).rejects.toThrow(message.replace(' Usage', ''))
})
