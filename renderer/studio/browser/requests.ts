// Reaches the browser, when a writer turns edit mode on in the dev server.
import { toolRequests } from '@proofsheet/engine/vite/browser/update'
import { type Answers, editUrl, tokenEvent, tokenHeader, tokenRequestEvent } from '../contract'

/** The answer of the server to a request by its name. */
export type Answer<Name extends keyof Answers> = Answers[Name][1]

/** That the server gave no answer: it has ended, or it refused the request with a sentence. */
export class NoAnswer extends Error {}

/** How long a token is awaited, and after which time it is asked for again, in ms. */
const [tokenTimeoutMs, tokenRepeatMs] = [60_000, 1_000]

let token: Promise<string> | undefined

/** The token of this start of the server, which it sends over its own connection to its own pages only. */
export function readToken(): Promise<string> {
  token ??= new Promise<string>((resolve, reject) => {
    // Vite looks for these very words.
    const hot = import.meta.hot
    if (!hot) return reject(new NoAnswer('The page has no connection to the server. Load it again.'))
    const send = () => hot.send(tokenRequestEvent)
    // Again, because a server that has just started may not listen yet.
    const repeat = setInterval(send, tokenRepeatMs)
    const end = setTimeout(() => {
      clearInterval(repeat)
      reject(new NoAnswer(serverGone))
    }, tokenTimeoutMs)
    const receive = (answer: { token: string }) => {
      clearInterval(repeat)
      clearTimeout(end)
      hot.off(tokenEvent, receive)
      resolve(answer.token)
    }
    hot.on(tokenEvent, receive)
    send()
  })
  token.catch(() => {
    token = undefined
  })
  return token
}

/** Makes the page ask for another token. */
export function dropToken(): void {
  token = undefined
}

/** Asks the server. Throws `NoAnswer` with a sentence for the writer. */
export function ask<Name extends keyof Answers>(name: Name, body: Answers[Name][0], query = ''): Promise<Answer<Name>> {
  const request = requestAnswer(name, body, query)
  toolRequests.add(request)
  return request.finally(() => toolRequests.delete(request))
}

async function requestAnswer<Name extends keyof Answers>(
  name: Name,
  body: Answers[Name][0],
  query: string,
): Promise<Answer<Name>> {
  const isFile = body instanceof Blob
  const send = async () =>
    fetch(`${editUrl}${name}${query}`, {
      method: 'POST',
      headers: {
        [tokenHeader]: await readToken(),
        'Content-Type': isFile ? 'application/octet-stream' : 'application/json',
      },
      body: isFile ? body : JSON.stringify(body),
    }).catch(() => {
      throw new NoAnswer(serverGone)
    })
  let response = await send()
  if (response.status === 403) {
    // The server was started again since the page has its token.
    token = undefined
    response = await send()
  }
  if (!response.ok) throw new NoAnswer((await response.text()).trim() || `The server answered with ${response.status}.`)
  return response.json()
}

const serverGone =
  'The server does not answer. What you typed stays in this browser: start the server with npm run dev, and save again.'
