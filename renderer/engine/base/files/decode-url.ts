/** A URL without percent-encoding, its letters as they are written. A percent sign that encodes nothing stands for itself. */
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
export function normalUrl(url: string): string {
  return decodeUrl(url).normalize()
}
