/** The limits of files in content/media. */
export const mediaLimits = {
  /** 25 MiB, the most that Cloudflare Pages takes: pictures for other sites are published almost as they are. */
  pictureBytes: 25 * 2 ** 20,
  /** 50 million, as many as telephones have: a decoder may need 4 bytes of memory for each. */
  pixels: 50_000_000,
  /** Pages show still pictures; recordings show motion. */
  frames: 1,
  /** WebP has 14 bits for each side of a picture (RFC 6386, section 9.1); AVIF encoders end near it. */
  variantSidePx: 16_383,
} as const
