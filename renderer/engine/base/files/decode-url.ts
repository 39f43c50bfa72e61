/** A URL without percent-encoding. A percent sign that encodes nothing is a plain character, and letters keep their case. */
export function decodeUrl(url: string): string {
  return url.replace(/(%[0-9a-f]{2})+/gi, encoded => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}

/** A URL of the site without percent-encoding and in NFC, the form that addresses, anchors and names of files have. */
export const normalUrl = (url: string): string => decodeUrl(url).normalize()
