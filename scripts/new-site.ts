import { newSite } from '@proofsheet/create/new-site'
import { readArguments, refuse } from '@proofsheet/engine/commands/read-arguments'

const usage = 'Usage: npm run new-site -- <folder>'
const { positionals } = readArguments({ allowPositionals: true, options: {} }, usage)
const [folder, ...more] = positionals
if (!folder || more.length > 0) refuse('One folder is needed.', usage)
try {
  newSite(folder)
} catch (error) {
  refuse((error as Error).message, usage)
}
console.log(`${folder} is a site of its own now. Go on there: cd ${folder} && npm start`)
