import { onTestFinished } from 'vitest'
import { openStoreServer, type StoreServer } from '../../../scripts/bench/store-server'

/** Starts a server, which ends with the test. */
export async function startStoreServer(): Promise<StoreServer> {
  const server = await openStoreServer()
  onTestFinished(server.stop)
  return server
}
