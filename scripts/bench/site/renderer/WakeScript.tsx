import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The script that wakes islands: built it stands in the page itself, while writing at its address. */
export function WakeScript() {
  if (import.meta.env.DEV) return <script type="module" src="/renderer/wake.ts" />
  code ??= readFileSync(builtBeside(dirname(fileURLToPath(import.meta.url))), 'utf8')
  return <script type="module" dangerouslySetInnerHTML={{ __html: code }} />
}

let code: string | undefined

/** What browsers get stands beside the code that draws pages. */
function builtBeside(folder: string): string {
  const file = join(folder, 'client/assets/wake.js')
  return existsSync(file) ? file : builtBeside(dirname(folder))
}
