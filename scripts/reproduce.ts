import { readArguments } from '@proofsheet/engine/commands/read-arguments'
import { reproduce } from '@proofsheet/engine/commands/reproduce'
import { requireBuild } from '@proofsheet/engine/commands/require-build'

readArguments({}, 'Usage: npm run reproduce')
requireBuild(process.cwd())
const difference = reproduce()
if (difference) console.error(difference)
else console.log('Every file of dist/client is the same, byte for byte, when it is built elsewhere.')
process.exitCode = difference ? 1 : 0
