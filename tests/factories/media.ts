/** The first bytes of a file of each kind, which tell the kinds apart. */
export const beginnings: Record<string, Uint8Array> = {
  png: Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  jpg: Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'),
  gif: Buffer.from('GIF89a\x01\0\x01\0', 'latin1'),
  webp: Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'),
  avif: Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'latin1'),
  tiff: Buffer.from('II*\0\x08\0\0\0', 'latin1'),
  ico: Buffer.from('\0\0\x01\0\x01\0\x10\x10', 'latin1'),
  pdf: Buffer.from('%PDF-1.7\n', 'latin1'),
  mp4: Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'),
  webm: Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'latin1'),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
}

/** The first bytes of a kind of file. Throws for an unknown kind. */
export function beginningOf(ending: string): Uint8Array {
  const found = beginnings[ending]
  if (!found) throw new Error(`There is no beginning of a file of the kind ${ending}.`)
  return found
}
