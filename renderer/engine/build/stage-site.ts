import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publicFiles } from '../base/files/public-files'
import type { Output, StoredContent, StoredFile } from '../pages/outputs/output'
import { filesOfPage } from '../pages/outputs/page-files'
import type { BuildContext } from './build-context'
import { type Compression, linkFiles, readStored, storeBlob } from './publish/link-files'
import { type ManifestFile, writeManifest } from './publish/manifest'
import type { Staging } from './publish/staging'
import type { RenderedSite } from './render-site'

/** The parts of a built site. */
type SiteParts = Pick<RenderedSite, 'pages' | 'outputs' | 'code'>

/** Stores a site's files besides pages, and compressed variants of all; none without a level. Gives all by path. */
export async function storeSite(context: BuildContext, { pages, outputs, code }: SiteParts, level?: Compression) {
  const { root } = context
  const copied = publicFiles(root).map(path => ({ path, content: readFileSync(join(root, 'public', path)) }))
  const others = [...copied, ...outputs.filter(({ isUnpublished }) => !isUnpublished)]
  const stored = others.map(({ path, content }) => {
    // A stored file is a content too; where it is published, it has this path alone.
    const { hash, bytes } = isStored(content) ? content : storeBlob(context, content)
    return { path, hash, bytes }
  })
  const files = [...pages.flatMap(filesOfPage), ...code.assets, ...stored]
  const variants = level && (await (await context.site.compress?.())?.(context, files, level))
  return new Map([...files, ...(variants ?? [])].map(file => [file.path, file]))
}

/** Makes a staging folder contain a site of stored files, with those beside it. Gives the manifest. */
export function stageSite(
  context: BuildContext,
  { root, client, former }: Staging,
  { pages, outputs, code }: SiteParts,
  files: ReadonlyMap<string, StoredFile>,
): ManifestFile[] {
  const manifest = writeManifest(root, files.values(), pages, outputs)
  linkFiles(context, client, manifest.files, manifest.lines, former)
  const beside = [{ path: 'assets.json', content: code.list }, ...outputs.filter(({ isUnpublished }) => isUnpublished)]
  for (const { path, content } of beside) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), isStored(content) ? readStored(context.cache, content) : content)
  }
  return manifest.files
}

const isStored = (content: Output['content']): content is StoredContent =>
  typeof content === 'object' && 'hash' in content
