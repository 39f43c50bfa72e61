import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { makeChanges } from '../../../renderer/authoring/changes'

// Makes changes in the working folder, and is killed before the file operation of a given number.
const [changes = '', number = ''] = process.argv.slice(2)
let left = Number(number)
for (const name of ['writeFileSync', 'renameSync', 'rmSync', 'mkdirSync'] as const) {
  const original = fs[name] as (...values: unknown[]) => unknown
  Object.assign(fs, {
    [name]: (...values: unknown[]) => {
      if (left-- === 0) process.kill(process.pid, 'SIGKILL')
      return original(...values)
    },
  })
}
syncBuiltinESMExports()
makeChanges(process.cwd(), JSON.parse(changes))
