declare module 'virtual:uno.css' {}

interface ImportMetaEnv {
  /** Whether the site's settings have an `onVital` callback. */
  readonly HAS_VITALS: boolean
  /**
   * The style sheets that are files of their own, by name, with their parts in the order of the cascade; only in builds.
   * They are not imported, because Vite would add them to every page.
   */
  readonly SEPARATE_STYLES: Record<string, { path: string; parts: string[] }>
  /** The path of the file with all icons; only in builds. */
  readonly ICONS: string
  /** The short names of utilities; only in builds. */
  readonly SHORT_NAMES: import('./styles/class-names').ShortNames
}
