import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fixtureRoot, projectRoot } from '../../../factories/root'

const commandLine = (...args: string[]) => [join(projectRoot, 'scripts/run.mjs'), 'scripts/check.ts', ...args]

/** Runs the command in a folder; gives its exit code and its output. */
function check(root: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine(...args), { cwd: root, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('check exits with 1 for errors, 2 for a wrong call, 0 for warnings unless strict', { timeout: 60_000 }, () => {
  const root = fixtureRoot('broken-site', projectRoot)
  const one = check(root, 'content/blog/title-length.mdx')
  expect(one).toMatchObject({ status: 0, stderr: '' })
  expect(one.stdout).toMatch(/^content\/blog\/title-length\.mdx:3:8 {2}title {2}title-length {2}warning\n/)
  expect(one.stdout).toMatch(/\n1 warning\.\n$/)
  expect(check(root, '--strict', 'content/blog/title-length.mdx').status).toBe(1)
  const json = check(root, '--format', 'json', 'content/blog')
  expect(json.status).toBe(1)
  const folders = JSON.parse(json.stdout).issues.map(({ file }: { file: string }) => file.split('/')[1])
  expect(new Set(folders)).toEqual(new Set(['blog']))
  const wrong = check(root, '--format', 'xml')
  expect(wrong).toMatchObject({ status: 2, stdout: '' })
  expect(wrong.stderr).toMatch(/^There is no format xml\. Usage: npm run check -- \[<path…>\] .*\n$/)
})

test('check reports texts that no parser may get, as JSON too', { timeout: 60_000 }, () => {
  const root = fixtureRoot('broken-site', projectRoot)
  const texts = {
    lists: '- '.repeat(2500),
    components: '<Note>'.repeat(1900) + '</Note>'.repeat(1900),
    brackets: '['.repeat(100_000),
  }
  for (const [name, text] of Object.entries(texts))
    writeFileSync(join(root, `content/blog/hard-${name}.mdx`), `---\ntitle: Hard\n---\n\n${text}\n`)
  const { status, stdout, stderr } = check(root, '--format', 'json')
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  const issues: { file: string; code: string }[] = JSON.parse(stdout).issues
  const files = issues.filter(({ file, code }) => file.includes('/hard-') && code === 'file-limit')
  expect(files.map(({ file }) => file)).toEqual(
    ['brackets', 'components', 'lists'].map(name => `content/blog/hard-${name}.mdx`),
  )
})

test('check --watch checks again when a file has changed', { timeout: 60_000 }, async () => {
  const root = fixtureRoot('broken-site', projectRoot)
  const watching = spawn(process.execPath, commandLine('--watch', 'content/blog/whole.mdx'), { cwd: root })
  onTestFinished(() => {
    watching.kill()
  })
  let output = ''
  for (const stream of [watching.stdout, watching.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  const waitFor = (text: string) => vi.waitFor(() => expect(output).toContain(text), { timeout: 25_000, interval: 50 })
  await waitFor('Watching content.')
  expect(output).not.toContain('frontmatter-missing')
  writeFileSync(join(root, 'content/blog/whole.mdx'), 'No frontmatter.')
  await waitFor('content/blog/whole.mdx:1:1  frontmatter-missing')
})

test('check --fix applies certain fixes and reports the rest', { timeout: 60_000 }, () => {
  const root = fixtureRoot('broken-site', projectRoot)
  const { status, stdout } = check(root, '--fix', 'content/blog/field-value.mdx')
  expect(status).toBe(1)
  expect(stdout).toContain('content/blog/field-value.mdx:9:11  category  field-value: "guides" is now "Guides"')
  expect(stdout).toContain('2 fixes in 1 file.')
  expect(readFileSync(join(root, 'content/blog/field-value.mdx'), 'utf8')).toContain('category: Guides')
  const json = check(root, '--fix', '--format', 'json', 'content/blog/field-value.mdx')
  expect(JSON.parse(json.stdout).issues.map(({ field }: { field: string }) => field)).toEqual(['date', 'tags'])
  expect(json.stderr).toContain('Nothing to fix.')
  expect(check(root, '--fix', '--watch').status).toBe(2)
})
