import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatIssue, isError } from '../../../../renderer/engine/base/diagnostics/issue'
import { createLoader } from '../../../../renderer/engine/content/load'
import { site } from '../../../../renderer/site/index'
import { copyContent, removeCopy, run } from '../content-copy'

describe('the command', () => {
  let root = ''
  beforeAll(() => {
    root = copyContent()
  })
  afterAll(() => removeCopy(root))

  test('shows its plan, carries it out, and leaves a site without errors', { timeout: 120_000 }, async () => {
    const old = join(root, 'content/solutions/gen-ai-solutions.mdx')
    const settings = () => readFileSync(join(root, 'content/site.ts'), 'utf8')
    const before = settings()
    const dry = run(root, 'rename', 'solutions/gen-ai-solutions', 'generative-ai', '--dry-run')
    expect(dry.status).toBe(0)
    expect(dry.text).toContain('content/solutions/gen-ai-solutions.mdx moves to content/solutions/generative-ai.mdx')
    expect(dry.text).toContain('+redirects:\n+  - /solution/gen-ai-solutions/\n')
    expect(dry.text).toMatch(/Nothing was changed\.\n$/)
    expect(existsSync(old)).toBe(true)
    expect(settings()).toBe(before)

    const done = run(root, 'rename', 'solutions/gen-ai-solutions', 'generative-ai')
    expect(done.text).toMatch(/^\/solution\/generative-ai\/ is its address now\. /)
    expect(done.text).toContain('/solution/gen-ai-solutions/ leads to /solution/generative-ai/.')
    expect(existsSync(old)).toBe(false)
    expect(settings()).toBe(before.replace("'gen-ai-solutions':", "'generative-ai':"))
    const { value, issues } = await createLoader({ root, site })()
    expect(issues.filter(isError).map(formatIssue)).toEqual([])
    expect(value.solutions?.find(({ slug }) => slug === 'generative-ai')?.redirects).toEqual([
      '/solution/gen-ai-solutions/',
    ])
  })

  test('prints the usage when arguments are missing', () => {
    expect(run(root, 'rename', 'faq')).toEqual({
      status: 2,
      text: 'The file and its new name are needed. Usage: npm run rename -- <collection>/<name> <new name> [--dry-run]\n',
    })
  })
})
