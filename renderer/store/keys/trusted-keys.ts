import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeProjectFile } from '@proofsheet/engine/base/files/write-files'

/** A public key whose signatures count, as package.json lists it. */
export interface TrustedKey {
  /** Its name: the first digits of its hash. */
  id: string
  /** The key as `SubjectPublicKeyInfo` (RFC 8410) in Base64. */
  text: string
  key: KeyObject
}

const manifestFile = 'package.json'

interface Manifest {
  proofsheet?: { storeKeys?: string[] }
}

const readManifest = (root: string): Manifest => JSON.parse(readFileSync(join(root, manifestFile), 'utf8'))

/** The public keys that package.json trusts. Throws where one of them is none. */
export function trustedKeys(root: string): TrustedKey[] {
  return (readManifest(root).proofsheet?.storeKeys ?? []).map(text => {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return { id: idOf(text), text, key }
  })
}

/** Writes the public keys into package.json, under `proofsheet`. */
export function saveTrustedKeys(root: string, texts: string[]): void {
  const manifest = readManifest(root)
  const changed = { ...manifest, proofsheet: { ...manifest.proofsheet, storeKeys: texts } }
  writeProjectFile(root, manifestFile, `${JSON.stringify(changed, null, 2)}\n`)
}

/** A new pair of keys in Base64: the public one as package.json has it, and the private one for a secret. */
export function makeKeys(): { publicText: string; privateText: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { format: 'der', type: 'spki' },
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  })
  return { publicText: publicKey.toString('base64'), privateText: privateKey.toString('base64') }
}

/** Reads a private key in Base64. Throws where it is none. */
export function readPrivateKey(text: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
}

/** The public key of a private one, as package.json has it. */
export const publicTextOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')

/** The name of a public key. */
export const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)
