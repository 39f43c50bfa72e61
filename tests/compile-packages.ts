import { compilePackages } from '../scripts/packages/compile.mjs'

/** Tests start commands and workers, which run the compiled packages. */
export async function setup(): Promise<void> {
  await compilePackages()
}
