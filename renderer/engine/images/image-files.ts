import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Media } from './read-media'
import { type Format, formats, recordingAddress, variantAddress, variantWidths } from './variants'

/** Part of the name in the cache: raise it when variants are to be made otherwise. */
const version = 1

/** Gives the content of a variant or a recording by its address; nothing when the address names none. */
export type ContentOf = (address: string) => Promise<Buffer | undefined>

/** The contents behind the addresses of all media; variants are made when asked for and kept in .cache/pictures. */
export function mediaContents({ pictures, recordings }: Media, root = process.cwd()): ContentOf {
  const generators = new Map<string, () => Promise<Buffer>>()
  const source = (file: string) => readFile(join(root, 'content/media', file))
  // A card for other sites is named by its own path, in the form that its writer gave it.
  for (const [path, { file }] of Object.entries(pictures)) generators.set(path, () => source(file))
  for (const recording of Object.values(recordings))
    generators.set(recordingAddress(recording), () => source(recording.file))
  for (const picture of Object.values(pictures))
    for (const width of variantWidths(picture))
      for (const format of formats) {
        const cached = join(root, '.cache/pictures', `${picture.name}-${width}-${version}.${format}`)
        generators.set(variantAddress(picture, width, format), () =>
          once(cached, async () => convert(await source(picture.file), width, format)),
        )
      }
  return async address => generators.get(address)?.()
}

async function convert(content: Buffer, width: number, format: Format): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const image = sharp(content).autoOrient().resize({ width })
  return format === 'avif' ? image.avif({ quality: 55, effort: 3 }).toBuffer() : image.webp({ quality: 80 }).toBuffer()
}

/** What the file holds, or what is made now and kept there; the rename leaves no half-written file to others. */
async function once(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const cached = await readFile(file).catch(() => undefined)
  if (cached?.length) return cached
  const made = await make()
  const unfinished = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(unfinished, made)
  await rename(unfinished, file)
  return made
}
