import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { progress } from '@proofsheet/engine/base/failures/progress'
import { listFiles } from '@proofsheet/engine/base/files/list-files'
import { writeProjectFile } from '@proofsheet/engine/base/files/write-files'
import { readManifest } from '@proofsheet/engine/build/publish/manifest'
import { publishedFolder } from '@proofsheet/engine/build/publish/releases'
import { encodedFolder } from '@proofsheet/engine/content/media/find-media'
import { toVariant } from '@proofsheet/engine/content/media/image-files'
import { isUnreadable } from '@proofsheet/engine/content/media/media'
import { createMediaReader } from '@proofsheet/engine/content/media/read-media'
import { formats, variantAddress, variantWidths } from '@proofsheet/engine/content/media/variants'

/** The effort for AVIF, of at most 9: a tenth fewer bytes than a build makes, in twelve times the time. */
const effort = 5

/** The pictures of the built site: their names without the hash, which changes with the picture. */
function publishedPictures(root: string): Set<string> {
  const names = readManifest(dirname(publishedFolder(root))).map(({ path }) => basename(path))
  return new Set(names.flatMap(name => /^(.+)-[0-9a-f]{12}-\d+\.avif$/.exec(name)?.[1] ?? []))
}

/**
 * Encodes the variants of the pictures that pages of the built site show, where they are not in their folder yet, so
 * that builds publish them as they are; removes those of former pictures. Gives the numbers of both.
 */
export async function encodeVariants(root: string): Promise<{ encoded: number; removed: number }> {
  const { pictures } = await createMediaReader(root)()
  const published = publishedPictures(root)
  const wanted = Object.values(pictures).flatMap(picture =>
    isUnreadable(picture) || !published.has(picture.name.slice(0, -'-0123456789ab'.length))
      ? []
      : variantWidths(picture).flatMap(width =>
          formats.map(format => ({
            file: `${encodedFolder}/${basename(variantAddress(picture, width, format))}`,
            picture,
            width,
            format,
          })),
        ),
  )
  mkdirSync(join(root, encodedFolder), { recursive: true })
  const there = new Set(listFiles(root, encodedFolder))
  const known = new Set(wanted.map(({ file }) => file))
  const former = [...there].filter(file => !known.has(file))
  for (const file of former) rmSync(join(root, file))
  const missing = wanted.filter(({ file }) => !there.has(file))
  for (const [index, { file, picture, width, format }] of missing.entries()) {
    progress(`Encoding ${index + 1} of ${missing.length} variants …`)
    const content = readFileSync(join(root, 'content', picture.file))
    writeProjectFile(root, file, await toVariant(content, width, format, effort))
  }
  progress('')
  return { encoded: missing.length, removed: former.length }
}
