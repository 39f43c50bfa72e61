import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLoopback } from '@proofsheet/engine/vite/server/refuse-request'
import { tokenHeader } from './contract'

/** Whether a request has the token of this start of the server, and is from this machine. */
export function hasToken({ headers, socket }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(String(headers[tokenHeader.toLowerCase()] ?? ''))
  const own = Buffer.from(token)
  return isLoopback(socket.remoteAddress ?? '') && given.length === own.length && timingSafeEqual(given, own)
}
