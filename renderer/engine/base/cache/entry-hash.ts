import { createHmac } from 'node:crypto'
import { hashOf } from './hash'

/** The shortest secret that is accepted, in characters: 128 bits in hexadecimal. */
const minSecretLength = 32

/** The fewest different characters of a secret: 32 random digits in hexadecimal have 14. */
const minDifferent = 8

/**
 * Gives the function for the hash that each entry of a store carries: SHA-256, which finds damage, or, with the secret
 * of the environment variable CACHE_SECRET, HMAC-SHA-256 (RFC 2104), which also finds entries of others. Throws when the
 * secret is easy to guess.
 */
export function createEntryHash(secret = process.env.CACHE_SECRET): (...parts: string[]) => string {
  // CI services pass an empty variable to runs that may not read the secret.
  if (!secret) return hashOf
  if (secret.length < minSecretLength)
    throw new Error(
      `CACHE_SECRET has ${secret.length} characters, fewer than ${minSecretLength}. Make one with: openssl rand -hex 32`,
    )
  if (new Set(secret).size < minDifferent)
    throw new Error('CACHE_SECRET repeats few characters. Make a random one with: openssl rand -hex 32')
  return (...parts) =>
    createHmac('sha256', secret)
      .update(hashOf(...parts))
      .digest('hex')
}
