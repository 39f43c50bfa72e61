import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Change, PageSources } from '../../renderer/studio/contract'
import type { EditEndpoint } from '../edit-endpoint'
import { randomChange } from './changes'
import { foreignTexts } from './foreign-texts'
import { randomFormat } from './format'
import { faultsOf } from './properties'
import { createRandom } from './random'

const project = join(import.meta.dirname, '../..')

/** How many changes are undone together at most. */
const maxDepth = 6

/** The result of random edits: their number and the faults. */
export interface RandomEdits {
  saved: number
  refused: number
  faults: string[]
}

/**
 * A root with a copy of this project's content and with foreign Markdown. Of four files one has Windows line ends, one a
 * byte order mark, one both.
 */
export function makeEditRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'edits-'))
  cpSync(join(project, 'content'), join(root, 'content'), { recursive: true })
  mkdirSync(join(project, '.cache'), { recursive: true })
  for (const path of ['renderer', '.cache']) symlinkSync(join(project, path), join(root, path), 'junction')
  for (const { file, text } of foreignTexts()) writeFileSync(join(root, file), text)
  for (const [index, file] of textFiles(root).entries()) {
    const text = readFileSync(join(root, file), 'utf8')
    const lines = index % 2 === 1 ? text.replaceAll('\n', '\r\n') : text
    writeFileSync(join(root, file), (index % 4 > 1 ? '\uFEFF' : '') + lines)
  }
  return root
}

/** The content files of a root, in a fixed order. */
function textFiles(root: string): string[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.mdx?$/.test(entry.name) && entry.parentPath !== join(root, 'content'))
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** Makes random edits of random files through the endpoint, and undoes them; gives the faults. */
export async function runRandomEdits(
  { ask }: Pick<EditEndpoint, 'ask'>,
  root: string,
  { seed, count }: { seed: number; count: number },
): Promise<RandomEdits> {
  const random = createRandom(seed)
  const result: RandomEdits = { saved: 0, refused: 0, faults: [] }
  const urls = await pageUrls(ask, root)
  const states: { file: string; bytes: Buffer }[] = []
  const undo = async () => {
    const state = states.pop()
    if (!state) return
    await ask('undo', {})
    if (!readFileSync(join(root, state.file)).equals(state.bytes))
      result.faults.push(`${state.file}: undo gives other bytes`)
  }
  for (let done = 0; done < count && result.faults.length < 10; done++) {
    const page = await ask('page', { url: random.pick(urls) })
    if (!page) throw new Error('There is no page any more.')
    await tryChange(page)
    if (states.length >= maxDepth || random.below(3) === 0)
      for (let left = 1 + random.below(3); left > 0; left--) await undo()
  }
  while (states.length > 0) await undo()
  return result

  /** A change of a formatted text, for every third edit. */
  async function formatChange({ blocks }: PageSources): Promise<Change | undefined> {
    if (blocks.length === 0 || random.below(3) > 0) return
    const { id } = random.pick(blocks)
    const document = await ask('document', { id })
    return document ? { type: 'format', id, document: randomFormat(random, document) } : undefined
  }

  async function tryChange(page: PageSources): Promise<void> {
    const { file, version } = page
    const change = (await formatChange(page)) ?? randomChange(random, page)
    const before = readFileSync(join(root, file))
    const answer = await ask('save', { file, version, changes: [change] })
    const after = readFileSync(join(root, file))
    const fault = (text: string) => result.faults.push(`${file}: ${text}, ${JSON.stringify(change)}`)
    if (answer.type === 'saved') {
      result.saved++
      if (!after.equals(before)) states.push({ file, bytes: before })
      for (const text of faultsOf(file, before, after, change, answer.edits)) fault(text)
    } else {
      result.refused++
      if (!after.equals(before)) fault('a refused change was written')
      if (answer.type === 'conflict') fault('there is a conflict with nobody')
    }
  }
}

/** The addresses of the pages of all files. */
async function pageUrls(ask: EditEndpoint['ask'], root: string): Promise<string[]> {
  const links = await ask('choices', { of: 'link' })
  if (links.length < textFiles(root).length - 1) throw new Error('Some files have no page.')
  return links.map(({ value }) => value)
}
