import { sha256 } from '@proofsheet/engine/base/cache/hash'

/**
 * The address of a line in the list of changed files of a pull request; undefined for an address that is none of the
 * web. GitHub names a file by the hash of its path, `R` is the new version.
 */
export function diffLink(pullRequest: string, place: string): string | undefined {
  const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(place) ?? []
  if (!/^https?:\/\//.test(pullRequest) || !file) return undefined
  return `${pullRequest.replace(/\/$/, '')}/files#diff-${sha256(file)}R${line}`
}
