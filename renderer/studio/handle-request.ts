import type { IncomingMessage, ServerResponse } from 'node:http'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { explainSystemError } from '@proofsheet/engine/base/failures/system-error'
import { editUrl } from './contract'
import type { EditContext } from './edit-service'
import { handlers } from './handlers/handlers'
import { addPicture } from './handlers/new-files'
import { checkRequest } from './request-shapes'
import { hasToken } from './token'

/** The largest bodies of requests, in bytes: a text may have one mebibyte, a picture 25. */
const maxBytes = { json: 4 * 2 ** 20, media: 25 * 2 ** 20 }

/** The error of a request that is not answered. */
class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** The error that a page gets: a sentence. What has none is a bug, which the dev server reports. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  // Whatever reads a request, one that is deeper than the stack is a mistake of its sender.
  if (error instanceof RangeError && /call stack/.test(error.message))
    return new HttpError(400, 'The request is nested too deeply.')
  const sentence = error instanceof Failure ? error.message : explainSystemError(error)
  if (sentence === undefined) throw error
  return new HttpError(500, sentence)
}

/** Answers a request of edit mode. Gives whether it was one; `context` is created with the first one. */
export type EditHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Creates the handler of the requests with this token. The guard has refused other origins before. */
export function createEditHandler(token: string, context: () => Promise<EditContext>): EditHandler {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(`http://dev${request.url}`)
    if (!pathname.startsWith(editUrl)) return false
    try {
      checkSender(request, token)
      const name = pathname.slice(editUrl.length)
      const answer = await handleRequest(await context(), name, searchParams, request)
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer))
    } catch (error) {
      const { status, message } = toHttpError(error)
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${message}\n`)
    }
    return true
  }
}

function checkSender(request: IncomingMessage, token: string): void {
  if (request.method !== 'POST') throw new HttpError(403, 'Edit mode takes POST requests only.')
  if (!hasToken(request, token))
    throw new HttpError(403, 'Only edit mode of a page of this start of the server, on this machine, may change texts.')
}

async function handleRequest(
  context: EditContext,
  name: string,
  search: URLSearchParams,
  request: IncomingMessage,
): Promise<unknown> {
  if (name === 'media') {
    const bytes = await readBody(request, maxBytes.media)
    return context.session.inTurn(() => addPicture(context, search.get('name') ?? '', bytes))
  }
  if (!Object.hasOwn(handlers, name)) throw new HttpError(404, 'Edit mode has no such request.')
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new HttpError(400, 'Edit mode takes JSON only.')
  const body = parseJson((await readBody(request, maxBytes.json)).toString())
  const problem = checkRequest(name as keyof typeof handlers, body)
  if (problem) throw new HttpError(400, problem)
  const handler: (context: EditContext, body: never) => Promise<unknown> = handlers[name as keyof typeof handlers]
  return handler(context, body as never)
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > limit) throw new HttpError(413, 'The request is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The request is not JSON.')
  }
}
