/**
 * The path of a request's URL, decoded; undefined where no page or file can have it. Servers refuse such a URL before
 * they use it: `//host/..`, for example, would be another host when it is sent back in a redirect.
 */
export function requestPath(url = '/'): string | undefined {
  const [path = ''] = url.split(/[?#]/)
  if (!/^\/(?![/\\])/.test(path) || path.length > maxPathLength || isMalformed(path)) return
  try {
    return decodeURIComponent(path)
  } catch {
    return // Bytes that are not UTF-8.
  }
}

/** Whether a path isn't encoded as URLs are, or has the character NUL: servers answer with status 400. */
export const isMalformed = (path: string): boolean => /%(00|(?![\da-f]{2}))/i.test(path)

/** Whether a decoded path leads through other folders than it names: `..`, empty segments, back slashes. */
export const isDirect = (path: string): boolean => !/\\|\/\/|\/\.{1,2}(\/|$)/.test(path)

/** The longest path that a server looks for, in characters: systems refuse longer ones. */
export const maxPathLength = 2000

/** Removes a header Range that isn't one range of bytes in order: a server may, and sirv would use whatever it says. */
export function dropOddRange(headers: { range?: string }): void {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(headers.range ?? '') ?? []
  if (from === undefined || Number(to ?? from) < Number(from)) delete headers.range
}
