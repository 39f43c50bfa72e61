// Run this after changing a font package, the characters or the weights, and commit its output.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readArguments } from '@proofsheet/engine/commands/read-arguments'
import { buildFonts } from '../renderer/site/fonts/build-fonts'

readArguments({}, 'Usage: npm run fonts')
for (const [name, content] of await buildFonts()) {
  const file = join('renderer/site/fonts', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  console.log(`${file.padEnd(44)}${String(content.length).padStart(6)} bytes`)
}
