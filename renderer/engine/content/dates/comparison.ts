/** The environment variable with the folder of a site that is only compared; processes and workers inherit it. */
export const comparisonVariable = 'SITE_COMPARED_IN'

/**
 * The absolute path of the folder into which this run builds a site that is compared with another one and never
 * published: it has no compressed files. Undefined in every other build.
 */
export function comparisonFolder(): string | undefined {
  return process.env[comparisonVariable] || undefined
}
