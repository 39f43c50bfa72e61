import { spawn } from 'node:child_process'

/** Opens a URL in the system's browser. Does nothing where there is none: the output has the URL too. */
export function openBrowser(address: string): void {
  const [program, words] = openerOf(address)
  const isWindows = process.platform === 'win32'
  const opener = spawn(program, words, { stdio: 'ignore', detached: !isWindows, windowsVerbatimArguments: isWindows })
  opener.on('error', () => {})
  opener.unref()
}

function openerOf(address: string): [program: string, words: string[]] {
  if (process.platform === 'darwin') return ['open', [address]]
  // `start` is part of the shell and takes the first quoted argument as a window title.
  if (process.platform === 'win32') return ['cmd', ['/c', 'start', '""', `"${address}"`]]
  return ['xdg-open', [address]]
}
