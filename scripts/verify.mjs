// Runs the slow checks of the built site: two at a time first, then the measurements, each alone on the machine. Where
// arguments choose checks, one run has them all.
import { run } from './packages/install.mjs'

const playwright = ['run', '--silent', 'checks', '--']
const options = process.argv.slice(2)
if (options.length > 0) process.exit(run('npm', [...playwright, ...options]) ? 0 : 1)

const started = Date.now()
const isPassed = [
  run('npm', [...playwright, '--project', 'pages', '--project', 'site']),
  run('npm', [...playwright, '--project', 'measurements'], { PLAYWRIGHT_HTML_OUTPUT_DIR: 'dist/verify/measurements' }),
].every(Boolean)
console.log(
  `${isPassed ? 'All checks passed' : 'Some checks failed'} after ${Math.round((Date.now() - started) / 60_000)} minutes.`,
)
process.exit(isPassed ? 0 : 1)
