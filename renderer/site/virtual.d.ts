declare module 'virtual:uno.css' {}

interface ImportMetaEnv {
  /** Whether the site's settings ask for vitals. */
  readonly HAS_VITALS: boolean
  /** The built styles for paper. They are imported nowhere: the dev server would apply them to the screen. */
  readonly PRINT_STYLES: { path: string; integrity: string }
}
