import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyContent, project, removeCopy } from '../content-copy'

const isThere = spawnSync('nvim', ['--version']).status === 0
if (!isThere) console.log('The test with Neovim is left out: there is no nvim on this machine.')

/** Debian's Neovim is older than the functions that .vscode/README.md uses; these do the same. */
const older = `
vim.g.do_filetype_lua = 1
vim.lsp.start = vim.lsp.start or function(config)
  local id = vim.lsp.start_client(config)
  vim.lsp.buf_attach_client(0, id)
end
vim.fs = vim.fs or {}
vim.fs.dirname = vim.fs.dirname or function(path) return vim.fn.fnamemodify(path, ':h') end
vim.fs.find = vim.fs.find or function(name, options)
  return { vim.fn.findfile(name, vim.fn.fnamemodify(options.path, ':p:h') .. ';') }
end
`

/** Waits for the diagnostic of a broken file, applies the first quick fix, and writes both to files. */
const visit = `
vim.cmd('edit content/legal/refund-policy.mdx')
vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 50)
local found = vim.diagnostic.get(0)[1]
local line = vim.fn.search('^lastUpdatd')
local result = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', {
  textDocument = vim.lsp.util.make_text_document_params(),
  range = { start = { line = line - 1, character = 0 }, ['end'] = { line = line - 1, character = 0 } },
  context = { diagnostics = {} },
}, 60000)
for _, answer in pairs(result or {}) do
  vim.lsp.util.apply_workspace_edit(answer.result[1].edit, 'utf-16')
end
vim.cmd('write')
vim.fn.writefile({ found and found.message or 'nothing' }, 'said.txt')
vim.cmd('qall!')
`

test.skipIf(!isThere)('Neovim, set up as its guide says, shows the issue and fixes it', { timeout: 120_000 }, () => {
  const root = copyContent()
  const file = join(root, 'content/legal/refund-policy.mdx')
  const whole = readFileSync(file, 'utf8')
  const setup = /```lua\n([\s\S]*?)```/.exec(readFileSync(join(project, '.vscode/README.md'), 'utf8'))?.[1] ?? ''
  expect(setup.trim().split('\n').length).toBeLessThanOrEqual(10)
  // The copy has the content alone; its language server is the project's.
  const server = `node ${join(project, 'scripts/run.mjs')} scripts/language-server.ts`
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { 'language-server': server } }))
  writeFileSync(file, whole.replace('lastUpdated:', 'lastUpdatd:'))
  writeFileSync(join(root, 'init.lua'), older + setup)
  writeFileSync(join(root, 'visit.lua'), visit)
  execFileSync('nvim', ['--headless', '-u', 'init.lua', '-S', 'visit.lua'], {
    cwd: root,
    timeout: 110_000,
    stdio: 'pipe',
  })
  expect(readFileSync(join(root, 'said.txt'), 'utf8')).toBe(
    '"lastUpdatd" is not a field of a legal page.\0Did you mean "lastUpdated"?\n',
  )
  expect(readFileSync(file, 'utf8')).toBe(whole)
  removeCopy(root)
})
