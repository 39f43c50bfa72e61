import { existsSync } from 'node:fs'
import { published } from '../publish/staging'

/** Ends the process with exit code 1 and one line where there is no built site. */
export function requireBuild(): void {
  if (existsSync(`${published}/index.html`)) return
  console.error('There is no built site yet. Run: npm run build')
  process.exit(1)
}
