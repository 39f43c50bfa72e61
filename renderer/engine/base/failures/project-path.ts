/** Characters that mean something else to Vite, Vike or Node when they load a file. */
const refused = ['#', '?', '%', '*']

/**
 * Why a project can't be in a folder, in a sentence with what to do; undefined where it can. Vite, Vike and Node read
 * paths as URLs and as patterns in places, and take everything below a folder `node_modules` for packages.
 */
export function refusePath(folder: string): string | undefined {
  const name = refused.find(character => folder.includes(character)) ?? namedControl(folder)
  const isPackage = folder.split(/[\\/]/).includes('node_modules')
  if (!name && !isPackage) return
  const what = name ? `has the character ${name} in it` : 'is below a folder called node_modules'
  return `The project can't be built in ${JSON.stringify(folder)}: this path ${what}.\nRename or move the folder, and run this again.`
}

/** Ends the process with a sentence where the project can't be in its folder. */
export function requireUsablePath(folder: string): void {
  const reason = refusePath(folder)
  if (!reason) return
  console.error(reason)
  process.exit(1)
}

/** The name of the first control character, such as a line break. */
function namedControl(folder: string): string | undefined {
  const found = [...folder].find(character => /\p{Cc}/u.test(character))
  if (found === undefined) return
  return found === '\n' ? 'line break' : `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}
