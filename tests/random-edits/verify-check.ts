import { rmSync } from 'node:fs'
import { compiledEntry } from '../../renderer/engine/base/modules/compiled-entry'
import { packageModule } from '../../renderer/engine/base/modules/package-module'
import { site } from '../../renderer/site/index'
import { type EditEndpoint, startEditEndpoint } from '../edit-endpoint'
import { projectRoot } from '../factories/root'
import type { Finding, SiteCheck } from '../verify/check'
import { makeEditRoot, type RandomEdits, runRandomEdits } from './run'

/** How many edits are made; the unit tests make the first ones of another seed. */
const count = 2_000

type Ask = EditEndpoint['ask']

/** Makes random edits through a new endpoint, or through its replacement. */
async function editRandomly(count: number, replace = (ask: Ask) => ask): Promise<RandomEdits> {
  // Cache keys come from the worker's modules.
  await compiledEntry(projectRoot, packageModule('worker'))
  const root = makeEditRoot()
  const endpoint = await startEditEndpoint(root, site)
  try {
    return await runRandomEdits({ ask: replace(endpoint.ask) }, root, { seed: 2, count })
  } finally {
    endpoint.close()
    rmSync(root, { recursive: true, force: true })
  }
}

/** An endpoint that leaves out one of the edits that it has made, as if something else had been changed. */
const withoutFirstEdit = (ask: Ask) =>
  (async (name, body) => {
    const answer = await ask(name, body)
    return name === 'save' && answer && 'edits' in answer ? { ...answer, edits: answer.edits.slice(1) } : answer
  }) as Ask

const toFindings = ({ faults }: RandomEdits): Finding[] => faults.map(message => ({ page: 'edit mode', message }))

export const randomEdits: SiteCheck = {
  name: 'random edits',
  async run({ log }) {
    const result = await editRandomly(count)
    const { saved, refused } = result
    log(`${saved} edits saved, ${refused} refused`)
    return { inspected: count, findings: toFindings(result), figures: { saved, refused } }
  },
  requirements: {
    'An edit on the page changes nothing else, and undo restores every byte, in this content and in foreign texts.':
      async () => toFindings(await editRandomly(20, withoutFirstEdit)),
  },
}
