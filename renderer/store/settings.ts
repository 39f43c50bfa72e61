import type { KeyObject } from 'node:crypto'
import { publicTextOf, readPrivateKey, type TrustedKey, trustedKeys } from './keys/trusted-keys'
import { parseAddress } from './remote'

/** How a build uses the store. */
export interface StoreSettings {
  address: ReturnType<typeof parseAddress>
  publicKeys: KeyObject[]
  /** The key that signs; absent where the store is only read. */
  privateKey?: KeyObject
  /** Why it is only read though it might be written. */
  note?: string
}

/**
 * Reads how to use the store from CACHE_URL, CACHE_MODE and CACHE_PRIVATE_KEY; undefined without an address. Gives a
 * sentence in place of settings that can't be used.
 */
export function readSettings(root: string): StoreSettings | string | undefined {
  const [url, mode, secret] = [process.env.CACHE_URL, process.env.CACHE_MODE, process.env.CACHE_PRIVATE_KEY]
  // CI services pass an empty variable to runs that may not read a secret.
  if (!url) return undefined
  try {
    if (mode && mode !== 'read' && mode !== 'write') return 'CACHE_MODE is read or write.'
    const trusted = trustedKeys(root)
    if (trusted.length === 0) return 'package.json has no key that it trusts: npm run store-keys -- new.'
    const shared: StoreSettings = { address: parseAddress(url), publicKeys: trusted.map(({ key }) => key) }
    if (mode === 'read' || !(mode === 'write' || secret)) return shared
    return { ...shared, ...readSecret(secret, trusted) }
  } catch (error) {
    return `CACHE_URL or a key can't be read: ${(error as Error).message}.`
  }
}

/** The key that signs, or why there is none. */
function readSecret(secret: string | undefined, trusted: TrustedKey[]): Pick<StoreSettings, 'privateKey' | 'note'> {
  if (!secret) return { note: 'CACHE_PRIVATE_KEY is not set, so nothing was written' }
  try {
    const privateKey = readPrivateKey(secret)
    const text = publicTextOf(privateKey)
    if (trusted.some(each => each.text === text)) return { privateKey }
    return { note: 'package.json does not trust the key of CACHE_PRIVATE_KEY, so nothing was written' }
  } catch {
    return { note: 'CACHE_PRIVATE_KEY is no private key, so nothing was written' }
  }
}
