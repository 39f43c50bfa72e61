/** The site's settings: who publishes it, where, and what its header links to. */
export const settings = {
  brand: 'My site',
  tagline: 'A small site',
  origin: 'https://site.example',
  language: 'en',
  home: '/',
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'Blog', href: '/blog/' },
  ],
}
