/**
 * The path of a request's URL, decoded; undefined where no page or file can have it. Servers refuse such a URL before
 * they use it: `//host/..`, for example, would be another host when it is sent back in a redirect.
 */
export function requestPath(url = '/'): string | undefined {
  const [path = ''] = url.split(/[?#]/)
  if (!/^\/(?![/\\])/.test(path)) return
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    // A percent sign without two digits, or bytes that are not UTF-8.
    return
  }
}

/** Whether a decoded path leads through other folders than it names: `..`, empty segments, back slashes. */
export function isDirect(path: string): boolean {
  return !/\\|\/\/|\/\.{1,2}(\/|$)/.test(path)
}
