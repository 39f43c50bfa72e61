// From a clean clone to the built site on this machine: installs missing packages, checks, builds, serves.
import { installPackages, run } from '../renderer/engine/commands/setup/setup.mjs'

installPackages()
if (!run('npm', ['run', '--silent', 'build'])) process.exit(1)
process.exit(run('npm', ['run', '--silent', 'preview']) ? 0 : 1)
