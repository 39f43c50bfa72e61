declare module 'virtual:uno.css' {}

interface ImportMetaEnv {
  /** Whether the site's settings have an `onVital` callback. */
  readonly HAS_VITALS: boolean
  /** The style sheets that are files of their own. They are not imported, because Vite would add them to every page. */
  readonly SEPARATE_STYLES: Record<string, { path: string; integrity: string }>
}
