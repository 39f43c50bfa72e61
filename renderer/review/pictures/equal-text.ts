import { count } from '@proofsheet/engine/base/diagnostics/issue'

/** A sentence about pages with changed styles or markup, of which a sample was compared as pictures and looks the same. */
export function equalText(compared: number, all: number): string {
  const pages = compared < all ? `${compared} of ${count(all, 'page')}` : count(all, 'page')
  const verb = compared === 1 ? 'was' : 'were'
  return `${pages} with other styles or markup ${verb} compared as pictures and ${compared === 1 ? 'looks' : 'look'} the same. Pictures don't show print, nor what the pointer changes.`
}
