import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readArguments } from '@proofsheet/engine/commands/read-arguments'
import { writeProject } from './docs/write-project'

const usage = `Usage: npm run docs -- [--serve]
Builds the guides of this project as a website, in .cache/docs. --serve then serves it.`

const { values } = readArguments({ options: { serve: { type: 'boolean' } } }, usage)
const root = process.cwd()
const target = join(root, '.cache/docs')
const { pageCount, toGuideLines } = writeProject(root, target)
process.exitCode = await runEngine('build')
if (process.exitCode === 0) {
  console.log(`${pageCount} guides are in .cache/docs/dist/client. To read them: npm run docs -- --serve`)
  if (values.serve) process.exitCode = await runEngine('preview')
}

/** Runs a command of the engine in the folder of the documentation. Its output names the guides, not their copies. */
async function runEngine(command: string): Promise<number> {
  const bin = join(root, 'node_modules/@proofsheet/engine/bin.mjs')
  const child = spawn(process.execPath, [bin, command], { cwd: target, stdio: ['inherit', 'pipe', 'pipe'] })
  child.stdout.on('data', data => process.stdout.write(toGuideLines(`${data}`)))
  child.stderr.on('data', data => process.stderr.write(toGuideLines(`${data}`)))
  const [code] = await once(child, 'close')
  return code ?? 1
}
