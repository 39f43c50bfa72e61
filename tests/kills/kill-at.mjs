// Loaded before a program: kills it without warning just before a numbered operation on the disk.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const last = Number(process.env.KILL_AT)
let done = 0

for (const name of ['chmod', 'copyFile', 'link', 'mkdir', 'rename', 'rm', 'rmdir', 'symlink', 'unlink', 'writeFile']) {
  const original = fs[`${name}Sync`]
  fs[`${name}Sync`] = (...parameters) => {
    if (++done === last) process.kill(process.pid, 'SIGKILL')
    return original(...parameters)
  }
}
syncBuiltinESMExports()
