// From a clean clone to the built site on this machine: installs missing packages, checks, builds, serves.
import { installPackages, run, showUsage } from './packages/install.mjs'

showUsage('Usage: npm start')
installPackages()
if (!run('npm', ['run', '--silent', 'build'])) process.exit(1)
process.exit(run('npm', ['run', '--silent', 'preview']) ? 0 : 1)
