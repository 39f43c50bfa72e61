declare module 'virtual:site' {
  /** The definition of the site, from the module that its package.json names. */
  export const site: import('./site').SiteDefinition
}
