import type { GlobalContextServer } from 'vike/types'
import { pageAddresses } from './addresses'

/** Tells the build which pages there are. */
export function onCreateGlobalContext(context: Partial<GlobalContextServer>): void {
  context.pageAddresses = pageAddresses
}
