import { spawn } from 'node:child_process'

/** Opens an address in the system's browser. Where there is none nothing happens: the address is in the output too. */
export function openBrowser(address: string): void {
  const [program, words] = openerOf(address)
  const isWindows = process.platform === 'win32'
  const opener = spawn(program, words, { stdio: 'ignore', detached: !isWindows, windowsVerbatimArguments: isWindows })
  opener.on('error', () => {})
  opener.unref()
}

function openerOf(address: string): [program: string, words: string[]] {
  if (process.platform === 'darwin') return ['open', [address]]
  // `start` is part of the shell, and takes its first quoted word for the title of a window.
  if (process.platform === 'win32') return ['cmd', ['/c', 'start', '""', `"${address}"`]]
  return ['xdg-open', [address]]
}
