import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, onTestFinished, test } from 'vitest'
import { commandLine, removeCopy } from '../../project-copy'
import { makeSite } from './site-copy'

test('a coding tool edits a site by the command, and the process ends with the connection', async () => {
  const root = makeSite()
  onTestFinished(() => removeCopy(root))
  const file = 'content/blog/a-first-post.mdx'
  const before = readFileSync(join(root, file), 'utf8')
  // An edit that a killed command has left is finished first, and standard output has nothing but the protocol.
  writeFileSync(join(root, 'content/blog/.note.unfinished'), '')
  const transport = new StdioClientTransport({ command: process.execPath, args: commandLine(root, 'mcp'), cwd: root })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  const { pid } = transport
  const saved = await client.callTool({ name: 'set_field', arguments: { file, path: 'title', value: 'Another title' } })
  expect(saved.isError).toBeFalsy()
  expect(readFileSync(join(root, file), 'utf8')).toBe(before.replace(/^title: .*$/m, 'title: Another title'))
  const refused = await client.callTool({ name: 'set_field', arguments: { file, path: 'date', value: '2024-13-01' } })
  expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('is not a day') }] })
  await client.close()
  await expect.poll(() => pid !== null && existsSync(`/proc/${pid}`), { timeout: 10_000 }).toBe(false)
})
