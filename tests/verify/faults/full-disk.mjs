// Loaded before a build: once so many files have been written, every further write fails like on a full disk.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

let writable = Number(process.env.WRITABLE_FILES)
const code = process.env.WRITE_ERROR ?? 'ENOSPC'
const message = { ENOSPC: 'no space left on device', EACCES: 'permission denied' }[code]

function countWrite(file) {
  if (--writable >= 0) return
  throw Object.assign(new Error(`${code}: ${message}, open '${file}'`), { code, syscall: 'open', path: `${file}` })
}

for (const name of ['writeFileSync', 'copyFileSync', 'cpSync', 'linkSync', 'createWriteStream']) {
  const original = fs[name]
  fs[name] = (...parameters) => {
    countWrite(parameters[name === 'writeFileSync' || name === 'createWriteStream' ? 0 : 1])
    return original(...parameters)
  }
}
for (const name of ['writeFile', 'copyFile', 'cp']) {
  const original = fs.promises[name]
  fs.promises[name] = async (...parameters) => {
    countWrite(parameters[name === 'writeFile' ? 0 : 1])
    return original(...parameters)
  }
}
syncBuiltinESMExports()
