import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listReleases } from '../../../renderer/engine/build/publish/releases'
import { type Change, change, leftovers, published, statesAfterKills } from '../../kills/killed-publications'
import type { Finding, SiteCheck } from '../check'

/** How many processes the check kills in each of two folders. */
const killsInFolder = 1000

/** A folder that has published two sites; remove it afterwards. */
async function newFolder(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'publication-'))
  for (const text of ['first', 'second']) await change(root, ['publish', text])
  return root
}

/** Kills a change before each of its operations on the disk; reports each state in which no whole site is published. */
async function killAtEach(
  root: string,
  next: (killAt: number) => Change,
): Promise<{ kills: number; findings: Finding[] }> {
  const states = [...(await statesAfterKills(root, next)), published(root)]
  const findings = states.flatMap((state, operation) =>
    'fault' in state ? [{ page: `${next(0)[0]}, killed before operation ${operation}`, message: state.fault }] : [],
  )
  return { kills: states.length - 2, findings }
}

/** Kills publications, and steps back to former releases, in a folder of its own. */
async function killMany(): Promise<{ kills: number; findings: Finding[] }> {
  const root = await newFolder()
  const results: { kills: number; findings: Finding[] }[] = []
  const kills = () => results.reduce((sum, result) => sum + result.kills, 0)
  try {
    while (kills() < killsInFolder) {
      results.push(await killAtEach(root, killAt => ['publish', `${kills() + killAt}`]))
      const left = leftovers(root).map(page => ({ page, message: 'is left by a process that was killed' }))
      results.push({ kills: 0, findings: left })
      const [present, former] = listReleases(root).map(({ number }) => number)
      results.push(await killAtEach(root, killAt => ['activate', (killAt % 2 ? former : present) ?? 0]))
    }
    return { kills: kills(), findings: results.flatMap(({ findings }) => findings) }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

export const publication: SiteCheck = {
  name: 'publication',
  async run({ log }) {
    log(`publication: ${2 * killsInFolder} kills`)
    const results = await Promise.all([killMany(), killMany()])
    return {
      inspected: results.reduce((sum, { kills }) => sum + kills, 0),
      findings: results.flatMap(({ findings }) => findings),
    }
  },
  requirements: {
    // Without links, a site is replaced by several renames.
    async 'Publishing and going back have no gap: killed before any operation on the disk, they leave a whole site that agrees with its manifest and the files beside it, and the next publication succeeds and leaves nothing behind.'() {
      const root = await newFolder()
      try {
        rmSync(join(root, 'dist'))
        await change(root, ['copy', 1])
        return (await killAtEach(root, () => ['copy', 2])).findings
      } finally {
        rmSync(root, { recursive: true, force: true })
      }
    },
  },
}
