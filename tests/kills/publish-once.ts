import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../../renderer/engine/base/cache/hash'
import { writeManifest } from '../../renderer/engine/build/publish/manifest'
import { activate, copyInto } from '../../renderer/engine/build/publish/releases'
import { openStaging, publish } from '../../renderer/engine/build/publish/staging'

/*
 * Changes what a folder publishes: publish-once <root> publish <text>, or activate or copy with the number of a release.
 * Each file of the tiny site holds the text.
 */
const [root = '', way, value = ''] = process.argv.slice(2)
if (way === 'activate') activate(root, Number(value))
else if (way === 'copy') copyInto(root, Number(value))
else {
  const staging = openStaging(root)
  const paths = ['index.html', 'about/index.html', 'about/index.html.br']
  for (const path of paths) {
    mkdirSync(join(staging.client, path, '..'), { recursive: true })
    writeFileSync(join(staging.client, path), value)
  }
  writeFileSync(join(staging.root, 'host-rules.json'), JSON.stringify(value))
  const files = paths.map(path => ({ path, bytes: Buffer.byteLength(value), hash: sha256(value) }))
  writeManifest(staging.root, files, [], [])
  publish(staging)
}
