import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { readArguments } from '@proofsheet/engine/commands/read-arguments'
import { unusedMedia } from '../unused/unused-media'

/** Runs `npm run unused`: names the files of content/media that nothing uses. */
export async function runUnused(args?: string[]): Promise<void> {
  readArguments({ args, options: {} }, 'Usage: npm run unused')
  const files = unusedMedia(process.cwd())
  for (const { file, bytes } of files)
    console.log(
      `${file}  ${Math.ceil(bytes / 1024)} KB\n  No text, setting or code names it.\n  Use it, or remove it.\n`,
    )
  console.log(files.length === 0 ? 'Everything in content/media is used.' : `${count(files.length, 'file')} unused.`)
  process.exitCode = files.length === 0 ? 0 : 1
}
