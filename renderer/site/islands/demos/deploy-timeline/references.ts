// Reaches the browser, when a visitor uses the DeployTimeline figure.

/** Attributes that load or send something, each of an element; `srcset` has several addresses. */
const attributes =
  /(?<=<(?!a\b|link\b)[a-z](?:=>|[^<>])*\s)(?:src|srcset|poster|data|action)=(?:["']([^"']+)|([^"'{\s>]+))/gi
const stylesheets =
  /<link\b(?![^>]*\brel=["']?(?:canonical|alternate|author|license|next|prev)\b)[^>]*?\shref=["']([^"']+)/gi
const imports = /\bimport\s*(?:[^'"()]*?\bfrom\s+|\(\s*)?['"]((?:https?:|\.|[@~]\/)[^'"]+)['"]/g
/** The pictures of Markdown. */
const pictures = /!\[[^\]]*\]\(([^)\s]+)/g
const inStyles = /(?:\burl\(\s*["']?|@import\s+["'])([^"')\s]+)/gi
/** Addresses in strings, but not those of links and of namespaces. */
const strings = /(?<!\b(?:href|xmlns(?::\w+)?)=\{?)["'`]((?:https?|wss?):\/\/[^"'`\s\\]+)["'`]/gi
const parts = /<script\b[^>]*>([\s\S]*?)(?:<\/script|$)|\son\w+=(?:"([^"]*)"|'([^']*)')/gi

/**
 * The references of a snippet, found by rules: sources and forms of elements, style sheets, imports, `url()` in styles,
 * and, in scripts, every string that is a URL: it may be fetched.
 */
export function findReferences(code: string, isPage: boolean): string[] {
  const scripts = isPage ? [...code.matchAll(parts)].map(([, ...found]) => found.find(Boolean) ?? '').join('\n') : code
  const named = [attributes, stylesheets, imports, inStyles, pictures].flatMap(pattern => firstGroups(code, pattern))
  const split = named.flatMap(value => (/,\s/.test(value) ? value.split(/,\s+/) : [value]))
  const addresses = split.map(value => value.trim().split(/\s+\d[\d.]*[wx]$/)[0] ?? '')
  const known = [...addresses, ...firstGroups(scripts, strings)].filter(
    value => !/^http:\/\/www\.w3\.org\//.test(value),
  )
  return [...new Set(known)]
}

const firstGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, quoted, bare = '']) => quoted ?? bare)

/** The path to which the first form of a page is sent, or ""; undefined where there is none, or it is received outside or by a script. */
export function findUnreceived(code: string): string | undefined {
  const [, attributes] = /<form\b([^>]*)/i.exec(code) ?? []
  if (attributes === undefined || /onsubmit|preventDefault|\bfetch\(/i.test(code)) return undefined
  const [, action = ''] = /\saction=["']?([^"'\s]+)/i.exec(attributes) ?? []
  return /^(?:[a-z]+:|\/\/)/i.test(action) ? undefined : action
}

/** Whether a reference leads to another server. */
export const isOutside = (address: string): boolean => /^(?:(?:https?|wss?):)?\/\//i.test(address)
