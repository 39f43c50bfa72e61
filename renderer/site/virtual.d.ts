declare module 'virtual:uno.css' {}

interface ImportMetaEnv {
  /** Whether the site's settings have an `onVital` callback. */
  readonly HAS_VITALS: boolean
  /** The built print styles. They are not imported, because the dev server would apply them to the screen. */
  readonly PRINT_STYLES: { path: string; integrity: string }
}
