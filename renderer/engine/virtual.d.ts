declare module 'virtual:islands' {
  /** The loaders of all files `*.island.tsx` in the folders with code, by path; outside of browsers the paths alone. */
  export const islands: Record<string, () => Promise<unknown>>
}

declare module 'virtual:site' {
  /** The definition of the site, from the module that its package.json names. */
  export const site: import('./site').SiteDefinition
}
