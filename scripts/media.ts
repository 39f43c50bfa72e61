import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { requireBuild } from '@proofsheet/engine/build/publish/releases'
import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import { findBrowser } from '@proofsheet/review/pictures/find-browser'
import { encodeVariants } from '../renderer/site/media/encode-variants'
import { recordedSteps } from '../renderer/site/media/figure-steps'
import { mediaFolder, recordMedia } from '../renderer/site/media/record-media'

const usage = 'Usage: npm run media -- [<product>… | --variants]'
const options = { variants: { type: 'boolean' } } as const
const { positionals, values } = readArguments({ allowPositionals: true, options }, usage)
const products = Object.keys(recordedSteps)
const unknown = positionals.find(slug => !products.includes(slug))
if (unknown !== undefined) throw new UsageError(`There is no recorded product ${unknown}.`, usage)
if (!values.variants) {
  requireBuild(process.cwd())
  const { files, bytes } = await recordMedia(findBrowser(), positionals.length > 0 ? positionals : products)
  console.log(`${files} files in ${mediaFolder}, ${Math.round(bytes / 1024)} KiB. Look at them before you commit them.`)
}
const { encoded, removed } = await encodeVariants(process.cwd())
console.log(`${count(encoded, 'variant')} of pictures encoded, ${removed} removed.`)
