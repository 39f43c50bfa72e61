import { join } from 'node:path'

/** The folder with the files of the sites that are measured. */
export const sites = 'scripts/bench/sites'

/** The small site of this project; the others have its styles and its counter. */
const small = 'tests/fixtures/minimal-site/renderer/site'

/** The style sheet of every small site. */
export const styles = join(small, 'site.css')

/** The React component that visitors operate. */
export const counter = join(small, 'islands/Counter.island.tsx')
