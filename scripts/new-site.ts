import { newSite } from '@proofsheet/create/new-site'
import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'

const usage = 'Usage: npm run new-site -- <folder>'
const { positionals } = readArguments({ allowPositionals: true, options: {} }, usage)
const [folder, ...more] = positionals
if (!folder || more.length > 0) throw new UsageError('One folder is needed.', usage)
try {
  newSite(folder)
} catch (error) {
  throw new UsageError((error as Error).message, usage)
}
console.log(`${folder} is a site of its own now. Go on there: cd ${folder} && npm start`)
