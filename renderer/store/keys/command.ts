import { Failure } from '@proofsheet/engine/base/failures/failure'
import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import { idOf, makeKeys, saveTrustedKeys, trustedKeys } from './trusted-keys'

const usage = [
  'The keys that package.json trusts: npm run store-keys',
  'Another one beside them: npm run store-keys -- new',
  'Another one in place of all: npm run store-keys -- rotate',
  'One less: npm run store-keys -- revoke <key>',
].join('\n')

/** Runs `npm run store-keys`: lists, makes, replaces and revokes the keys with which jobs sign what they store. */
export function runKeys(args?: string[]): void {
  const root = process.cwd()
  const { positionals } = readArguments({ args, allowPositionals: true }, usage)
  const [action = 'list', id, ...others] = positionals
  if (others.length > 0 || (id !== undefined) !== (action === 'revoke')) throw new UsageError('A wrong call.', usage)
  const texts = trustedKeys(root).map(({ text }) => text)
  if (action === 'list') console.log(texts.length > 0 ? texts.map(describe).join('\n') : 'package.json has no keys.')
  else if (action === 'new') addKey(root, texts)
  else if (action === 'rotate') addKey(root, [])
  else if (action === 'revoke') revokeKey(root, texts, id ?? '')
  else throw new UsageError(`There is no action ${action}.`, usage)
}

const describe = (text: string) => `${idOf(text)}  ${text}`

/** Makes a pair: the public key goes into package.json, the private one is printed and stored nowhere. */
function addKey(root: string, others: string[]): void {
  const { publicText, privateText } = makeKeys()
  saveTrustedKeys(root, [...others, publicText])
  console.log(
    `Key ${idOf(publicText)} is in package.json: commit it. This is its private part, which is shown only now.\n` +
      'Make it the secret CACHE_PRIVATE_KEY of the jobs that write the store:\n\n' +
      `${privateText}\n`,
  )
}

function revokeKey(root: string, texts: string[], id: string): void {
  const left = texts.filter(text => idOf(text) !== id)
  if (left.length === texts.length) throw new Failure(`package.json has no key ${id}.`)
  saveTrustedKeys(root, left)
  console.log(`Key ${id} is revoked once package.json is committed: what it has signed is not used any more.`)
}
