declare module 'virtual:uno.css' {}

interface ImportMetaEnv {
  /** Whether the site's settings ask for vitals. */
  readonly HAS_VITALS: boolean
}
