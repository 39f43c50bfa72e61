import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emitDeclarations } from '../../../../../renderer/engine/content/schema/emit-declarations'
import { folderOf } from '../../../../factories/root'

const files = {
  'packages/kit/part.ts': 'export const part = { size: 1 }',
  'site/tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', paths: { '@kit/*': ['../packages/kit/*'] } },
  }),
  'site/parts/own.ts': 'export const own = true',
  'site/components.ts':
    "import { part } from '@kit/part'\nimport { own } from './parts/own'\nexport const all = { part, own }",
}

test('declarations are emitted below the folder alone, also where paths lead out of the root', async () => {
  const root = folderOf(files)
  const folder = join(root, 'site/node_modules/.cache/types')
  mkdirSync(folder, { recursive: true })
  const output = await emitDeclarations(join(root, 'site'), 'components.ts', folder)
  const outside = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    name => name.includes('.') && !name.replaceAll('\\', '/').startsWith('site/node_modules'),
  )
  expect(outside.map(name => name.replaceAll('\\', '/')).sort()).toEqual(Object.keys(files).sort())
  expect(readFileSync(join(folder, 'components.d.ts'), 'utf8')).toContain('size: number')
  expect(existsSync(join(folder, 'parts/own.d.ts'))).toBe(true)
  for (const file of ['components.ts', 'own.ts', 'part.ts']) expect(output).toContain(file)
})
