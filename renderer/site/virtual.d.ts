declare module 'virtual:uno.css' {}

interface ImportMetaEnv {
  /** Whether the site's settings have an `onVital` callback. */
  readonly HAS_VITALS: boolean
  /**
   * The paths of the style sheets that are files of their own, by name; only in builds. They are not imported, because
   * Vite would add them to every page.
   */
  readonly SEPARATE_STYLES: Record<string, string>
}
