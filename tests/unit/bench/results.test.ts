import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { watchMemory } from '../../../scripts/bench/memory'
import { mediansOf, modes, type Row } from '../../../scripts/bench/results'
import { renderTables } from '../../../scripts/bench/tables'

const row = (change: Partial<Row>, seconds: number): Row => ({
  table: 'pages',
  name: 'site',
  label: 'A site',
  posts: 1000,
  mode: 'from nothing',
  round: 1,
  load: 0,
  measured: { seconds, processor: 2 * seconds, memory: 100 * seconds, treeMemory: 200 * seconds, bytes: 3e6, files: 9 },
  ...change,
})
const turn = (change: Partial<Row>, seconds: number) => modes.map(mode => row({ ...change, mode }, seconds))

test('tables have the medians of the rounds, everything on first', () => {
  const rows = [
    ...[3, 1, 2].flatMap((seconds, round) => turn({ round }, seconds)),
    ...turn({ table: 'everything', name: 'all', label: 'With all' }, 5),
  ]
  const tables = renderTables(mediansOf(rows))
  expect(tables).toMatch(/### Everything on[\s\S]*\| With all \| 1,000 \| 5\.00 \/ 10\.0[\s\S]*### Pages only/)
  expect(tables).toMatch(/\| A site \| 1,000 (\| 2\.00 \/ 4\.0 ){5}\| 200 \/ 400 \| 3\.0 \|/)
})

test('a failed round is shown as failed', () => {
  const { measured: _, ...failed } = row({ round: 2 }, 1)
  const tables = renderTables(mediansOf([...turn({}, 1), { ...failed, failure: 'It ended with 1.' }]))
  expect(tables).toMatch(/\| A site \| 1,000 \| failed (\| 1\.00 \/ 2\.0 ){4}/)
})

test.skipIf(!existsSync('/proc/self/status'))('memory is that of a process and those that it starts', async () => {
  const wait = 'const held = Buffer.alloc(64e6, 1); setTimeout(() => held.length, 700)'
  const start = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(wait)}]); ${wait}`
  const child = spawn(process.execPath, ['-e', start])
  const stop = watchMemory(child.pid ?? 0)
  await new Promise(resolve => child.on('close', resolve))
  const memory = stop()
  expect(memory?.largest).toBeGreaterThan(61)
  expect(memory?.tree).toBeGreaterThan(122)
})
