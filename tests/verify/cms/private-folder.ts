// Reaches the browser of a test: writes and reads files in the folder that it has for itself.

/** Writes files by their paths. */
export async function writeFolder(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    let folder = await navigator.storage.getDirectory()
    const names = path.split('/')
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
    const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true })
    const stream = await file.createWritable()
    await stream.write(text)
    await stream.close()
  }
}

/** The text of a file. */
export async function readFolder(path: string): Promise<string> {
  let folder = await navigator.storage.getDirectory()
  const names = path.split('/')
  for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
  const file = await folder.getFileHandle(names.at(-1) ?? '')
  return (await file.getFile()).text()
}
