// Loaded before a build: after so many files, nothing more can be written, with the error that a full disk gives.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

let room = Number(process.env.ROOM)
const code = process.env.ROOM_CODE ?? 'ENOSPC'
const said = { ENOSPC: 'no space left on device', EACCES: 'permission denied' }[code]

function refuse(file) {
  if (--room >= 0) return
  throw Object.assign(new Error(`${code}: ${said}, open '${file}'`), { code, syscall: 'open', path: `${file}` })
}

for (const name of ['writeFileSync', 'copyFileSync', 'cpSync', 'linkSync', 'createWriteStream']) {
  const real = fs[name]
  fs[name] = (...told) => {
    refuse(told[name === 'writeFileSync' || name === 'createWriteStream' ? 0 : 1])
    return real(...told)
  }
}
for (const name of ['writeFile', 'copyFile', 'cp']) {
  const real = fs.promises[name]
  fs.promises[name] = async (...told) => {
    refuse(told[name === 'writeFile' ? 0 : 1])
    return real(...told)
  }
}
syncBuiltinESMExports()
