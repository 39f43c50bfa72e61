import { type IssueCode, show } from '../../base/diagnostics/issue'
import { suggestionHint } from '../../base/diagnostics/nearest'
import { endingOf, kinds } from '../../base/files/kinds'

/** The problem of a link; `fix` replaces its URL where one answer is certain. */
export interface LinkProblem {
  code: IssueCode
  message: string
  hint: string
  fix?: string
}

/** A name of a host with a dot, such as `www.example.com`, and the text after it. */
const hostName = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?=[/?#]|$)/u
const mailAddress = /^[^\s@,?:/]+@[^\s@,?/]+\.[^\s@,?./]+$/u
/** The scheme of the web without all of its three marks, such as `https//` and `https:/`, or with other letters. */
const brokenScheme = /^(?:https?(?:\/\/|:\/(?!\/)|;\/\/|:(?!\/))\/?|(?!https?:)h[tps]{2,6}:\/\/)(?=.)/i

/** Endings of files that are no top-level domains in practice; `notes.md` is a file. */
const fileEndings = new Set([...kinds.flatMap(({ endings }) => endings), 'htm', 'html', 'xml', 'zip', 'csv'])

/**
 * Checks the form of a link's URL: whether a browser reads it as the writer means it. `checkTarget` checks links to
 * pages of the site, and `isUnsafeUrl` finds schemes that could run code.
 */
export function checkLinkForm(url: string): LinkProblem | undefined {
  if (url === '' || url === '#')
    return problem(
      url === '' ? 'The link has no address.' : 'The address "#" leads nowhere.',
      'Write where it leads: a page from "/" to "/", an anchor such as #a-heading, or an address with https://.',
    )
  const [broken] = brokenScheme.exec(url) ?? []
  if (broken) return misspelled(url, `https://${url.slice(broken.length)}`)
  if (url.startsWith('//')) return misspelled(url, `https:${url}`)
  if (/^https?:/i.test(url)) return checkWebAddress(url)
  if (/^mailto:/i.test(url)) return checkMail(url)
  if (/^tel:/i.test(url)) return checkPhone(url)
  if (mailAddress.test(url)) return misspelled(url, `mailto:${url}`)
  const [host] = hostName.exec(url) ?? []
  return host && !isFileName(host, url) ? misspelled(url, `https://${url}`) : undefined
}

/** Whether a text in the form of a host name is the name of a file: it has a file extension, and no path follows. */
const isFileName = (host: string, url: string): boolean =>
  !/^www\./i.test(host) && url[host.length] !== '/' && fileEndings.has(endingOf(host))

/** Whether an address leads to the reader's own computer, as those of `npm run dev` and `npm run preview` do. */
export const isLocal = (url: string): boolean =>
  /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)(?=[:/?#]|$)/i.test(url)

function problem(message: string, hint: string, fix?: string): LinkProblem {
  return { code: 'link-form', message, hint, fix }
}

/** The address that was meant, offered only where its own form is good. */
function misspelled(url: string, fix: string): LinkProblem {
  const found = checkLinkForm(fix)
  if (found && found.code !== 'link-insecure') return { ...found, message: `${show(url)} is not an address.` }
  return problem(`${show(url)} is not an address that browsers understand.`, suggestionHint(fix, [], ''), fix)
}

function checkWebAddress(url: string): LinkProblem | undefined {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  const isWhole = /[^.]\.[^.]|^\[/.test(host) || isLocal(url)
  if (!isWhole)
    return problem(
      `${show(url)} names no site.`,
      'Write the whole address, as the browser shows it: for example https://site.example/.',
    )
  if (!/^http:/i.test(url) || isLocal(url)) return
  return {
    code: 'link-insecure',
    message: `The address ${show(url)} is without encryption.`,
    hint: `Write https${url.slice('http'.length)}, if the site answers there.`,
  }
}

function checkMail(url: string): LinkProblem | undefined {
  const [addresses = '', query] = url.slice('mailto:'.length).split('?')
  // Without an address but with a text, it is a mail that the reader sends to whom they like.
  if (addresses === '' && query) return
  if (addresses !== '' && addresses.split(',').every(address => mailAddress.test(address))) return
  return problem(`${show(url)} has no mail address.`, 'Write it with its host: for example mailto:name@site.example.')
}

/** Numbers as RFC 3966 writes them: digits and the marks between them, without spaces; parameters may follow. */
function checkPhone(url: string): LinkProblem | undefined {
  const [number = ''] = url.slice('tel:'.length).split(';')
  if (isPhoneNumber(number)) return
  const plain = number.replace(/%20|\s/g, '')
  if (isPhoneNumber(plain))
    return problem(`The telephone number ${show(number)} has spaces.`, `Write tel:${plain}`, `tel:${plain}`)
  const hint = 'Write it in digits with the code of the country: for example tel:+15550100.'
  return problem(`${show(number)} is not a telephone number.`, hint)
}

const isPhoneNumber = (text: string) => /^\+?[\d().-]+$/.test(text) && /\d/.test(text)
