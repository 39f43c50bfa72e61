import type { ManifestFile } from '@proofsheet/engine/build/publish/manifest'

/** The difference between the files of a host and those of a built site, as paths. */
export interface Changes {
  /** The files that the host lacks or has with another content. Pages come last: what they name is there before them. */
  lacking: string[]
  /** The files that only the host has, to be removed after that. */
  gone: string[]
}

/** Compares the files of a host, as the manifest of its release lists them, with those of a built site. */
export function changesBetween(host: readonly ManifestFile[], site: readonly ManifestFile[]): Changes {
  const there = new Map(host.map(({ path, hash }) => [path, hash]))
  const present = new Set(site.map(({ path }) => path))
  const lacking = site.filter(({ path, hash }) => there.get(path) !== hash).map(({ path }) => path)
  const isPage = (path: string) => /\.html(\.br|\.gz)?$/.test(path)
  return {
    lacking: [...lacking.filter(path => !isPage(path)), ...lacking.filter(isPage)],
    gone: [...there.keys()].filter(path => !present.has(path)),
  }
}
