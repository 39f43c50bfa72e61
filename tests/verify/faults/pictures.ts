import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { toMarkdownUrl } from '../../../renderer/engine/content/media/media'
import { plain, secrets, withPrivateData } from '../../factories/pictures'
import { hostileNames } from '../../factories/texts/hostile-names'
import { build, copyProject, removeCopy, runCommand } from '../../project-copy'
import type { Finding, SiteCheck } from '../check'

/** The page that shows the pictures. */
const page = 'content/legal/refund-policy.mdx'
const address = '/refund-policy/'

/** Files that are no pictures, in spite of their names, with the words of the issue. */
const broken: Record<string, { content: string | Uint8Array; words: string }> = {
  'cut off.jpg': { content: (await plain(900, 600).jpeg().toBuffer()).subarray(0, 2000), words: 'damaged or cut off' },
  'empty.png': { content: '', words: 'is empty' },
  'heic.png': { content: '\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', words: 'HEIC' },
  'high.png': { content: await plain(100, 20_000).png().toBuffer(), words: '100 × 20,000' },
  'pointer.png': { content: 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n', words: 'Git LFS' },
  'text.png': { content: 'Some words that somebody saved here.\n', words: 'is a text' },
}

/** A picture in the text of the page. */
const pictureText = (name: string) => `\n\n![Planted](${toMarkdownUrl(`/media/${name}`)})`

/** Faults of a page and of the media files that it names: missing, unreadable, or with private data. */
async function inspectMedia(folder: string, html: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const url of new Set(html.match(/\/assets\/media\/[^"\s,]+/g))) {
    const file = join(folder, url)
    const content = existsSync(file) ? readFileSync(file) : undefined
    if (!content) findings.push({ page: url, message: 'does not exist' })
    else if (secrets.test(content.toString('latin1'))) findings.push({ page: url, message: 'has private data' })
    else if (!(await isPicture(content))) findings.push({ page: url, message: 'is not a picture' })
    if (!/^[\w./-]{1,120}$/.test(url)) findings.push({ page: url, message: 'is not a short address in ASCII' })
  }
  return findings
}

const isPicture = (content: Buffer) =>
  sharp(content)
    .stats()
    .then(
      () => true,
      () => false,
    )

/** Builds a copy with hostile names that a page uses, and broken files that nothing uses. */
async function buildWithNames(root: string): Promise<Finding[]> {
  const media = join(root, 'content/media')
  const photograph = await withPrivateData(500, 300, 6).jpeg().toBuffer()
  for (const name of hostileNames) writeFileSync(join(media, name), photograph)
  for (const [name, { content }] of Object.entries(broken)) writeFileSync(join(media, name), content)
  const source = readFileSync(join(root, page), 'utf8')
  const image = `metadata:\n  image: ${JSON.stringify(`/media/${hostileNames[0]}`)}`
  writeFileSync(join(root, page), source.replace('metadata:', image) + hostileNames.map(pictureText).join(''))
  const { ok, text: output } = build(root)
  if (!ok) return [{ page: 'the build', message: `fails: ${output.slice(0, 500)}` }]
  const client = join(root, 'dist/client')
  const html = readFileSync(join(client, address, 'index.html'), 'utf8')
  const images = html.match(/<img\b[^>]*alt="Planted"/g) ?? []
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  return [
    ...(await inspectMedia(client, html)),
    ...(images.length === hostileNames.length ? [] : [{ page: address, message: `shows ${images.length} pictures` }]),
    ...(/property="og:image" content="[^"]*\/assets\/media\/[^"]*\.jpg"/.test(html)
      ? []
      : [{ page: address, message: 'has no picture for other sites' }]),
    ...files.filter(file => /[^\w./~-]/.test(file)).map(file => ({ page: file, message: 'is not a name in ASCII' })),
    ...missingWarnings(root),
  ]
}

function missingWarnings(root: string): Finding[] {
  const { text } = runCommand(root, 'check')
  return Object.entries(broken).flatMap(([name, { words }]) => missingIssue(text, `content/media/${name}`, words))
}

/** A finding where check has printed no issue of a file with these words. */
function missingIssue(text: string, file: string, words: string): Finding[] {
  const issue = text.split('\n\n').find(each => each.startsWith(`${file}:`) && each.includes(words))
  return issue ? [] : [{ page: file, message: `has no issue that says "${words}"` }]
}

/** A broken picture in a page is an issue at its place, for check and build alike. */
function withBroken(root: string, name: string, words: string): Finding[] {
  const source = readFileSync(join(root, page), 'utf8')
  writeFileSync(join(root, page), source + pictureText(name))
  const findings = missingIssue(runCommand(root, 'check').text, page, words)
  const { ok, text } = build(root)
  writeFileSync(join(root, page), source)
  if (ok) findings.push({ page: name, message: 'passes the build' })
  else if (!text.includes(words) || /\n\s+at /.test(text))
    findings.push({ page: name, message: `has an unexpected message: ${text.slice(0, 300)}` })
  return findings
}

export const pictureFaults: SiteCheck = {
  name: 'pictures',
  async run({ log }) {
    const root = copyProject()
    try {
      log(`pictures: ${hostileNames.length} names`)
      const findings = await buildWithNames(root)
      for (const [name, { words }] of Object.entries(broken)) {
        log(`pictures: ${name}`)
        findings.push(...withBroken(root, name, words))
      }
      return { inspected: hostileNames.length + Object.keys(broken).length, findings }
    } finally {
      removeCopy(root)
    }
  },
  requirements: {
    'Pictures of any name are published whole.': () => inspectPlanted('b.jpg', 'A text.'),
    async 'Pictures are published without private data.'() {
      return inspectPlanted('a.jpg', await withPrivateData(50, 30).jpeg().toBuffer())
    },
    'The addresses of pictures are short and in ASCII.': async () =>
      inspectPlanted('ä.webp', await plain(8, 8).webp().toBuffer()),
    'A picture that can not be read is an issue where it is used.': async () =>
      missingIssue('No issues.', page, 'is empty'),
  },
}

/** What is found in a site with one planted picture. */
async function inspectPlanted(name: string, content: string | Uint8Array): Promise<Finding[]> {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  try {
    mkdirSync(join(root, 'assets/media'), { recursive: true })
    writeFileSync(join(root, 'assets/media', name), content)
    return await inspectMedia(root, `<img src="/assets/media/${name}">`)
  } finally {
    rmSync(root, { recursive: true })
  }
}
