import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { billOf } from './sbom/bill'

const file = 'dist/sbom.json'
const bill = billOf(JSON.parse(readFileSync('package-lock.json', 'utf8')))
mkdirSync('dist', { recursive: true })
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)

const licences = new Map<string, number>()
for (const { licenses: [{ expression }] = [{ expression: 'none told' }] } of bill.components)
  licences.set(expression, (licences.get(expression) ?? 0) + 1)
for (const [name, count] of [...licences].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(5)} ${name}`)
console.log(`${bill.components.length} packages in ${file}, as CycloneDX ${bill.specVersion}.`)
