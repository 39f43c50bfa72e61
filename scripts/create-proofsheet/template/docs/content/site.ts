/** The site's settings: who publishes it, where, and the order of the folders in the sidebar. */
export const settings = {
  brand: 'Handbook',
  tagline: 'How it works, and how to do it',
  origin: 'https://docs.example',
  language: 'en',
  home: '/',
  /** The folders of content/docs, in the order of the sidebar; others follow by their names. */
  sections: [
    { folder: 'start', label: 'Start here' },
    { folder: 'guides', label: 'Guides' },
    { folder: 'reference', label: 'Reference' },
  ],
}
