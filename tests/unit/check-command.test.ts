import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { loadSite } from '../../renderer/engine/content/load'
import { fixtureSite } from '../workspace'

const project = join(import.meta.dirname, '../..')

const commandLine = (...args: string[]) => [join(project, 'scripts/run.mjs'), 'scripts/check.ts', ...args]

/** Calls the command in a folder; gives its exit code and what it wrote. */
function check(root: string, ...args: string[]) {
  const command = commandLine(...args)
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('check ends with 1 for errors, with 0 for warnings unless it is strict, with 2 for a wrong call', {
  timeout: 60_000,
}, async () => {
  const { root } = await fixtureSite('broken-site', loadSite)
  const one = check(root, 'content/blog/title-length.mdx')
  expect(one).toMatchObject({ status: 0, stderr: '' })
  expect(one.stdout).toMatch(/^content\/blog\/title-length\.mdx:3:8 {2}title {2}title-length {2}warning\n/)
  expect(one.stdout).toMatch(/\n1 warning\.\n$/)
  expect(check(root, '--strict', 'content/blog/title-length.mdx').status).toBe(1)
  const json = check(root, '--format', 'json', 'content/blog')
  expect(json.status).toBe(1)
  expect(new Set(JSON.parse(json.stdout).issues.map(({ file }: { file: string }) => file.split('/')[1]))).toEqual(
    new Set(['blog']),
  )
  const wrong = check(root, '--format', 'xml')
  expect(wrong).toMatchObject({ status: 2, stdout: '' })
  expect(wrong.stderr).toMatch(/^There is no format xml\. Usage: npm run check -- \[<path…>\] .*\n$/)
})

test('check stays with --watch and checks again what changes', { timeout: 60_000 }, async () => {
  const { root } = await fixtureSite('broken-site', loadSite)
  const watching = spawn(process.execPath, commandLine('--watch', 'content/blog/whole.mdx'), { cwd: root })
  let said = ''
  for (const stream of [watching.stdout, watching.stderr])
    stream.on('data', chunk => {
      said += chunk
    })
  const says = (what: string) => vi.waitFor(() => expect(said).toContain(what), { timeout: 25_000, interval: 50 })
  await says('Watching content.')
  expect(said).not.toContain('frontmatter-missing')
  writeFileSync(join(root, 'content/blog/whole.mdx'), 'No frontmatter.')
  await says('content/blog/whole.mdx:1:1  frontmatter-missing')
  watching.kill()
})
