/** The site's settings: who publishes it, where, and what its header and footer link to. */
export const settings = {
  brand: 'Field notes',
  tagline: 'Short texts about work in progress',
  origin: 'https://site.example',
  language: 'en',
  home: '/',
  navigation: [
    { label: 'All posts', href: '/blog/' },
    { label: 'About', href: '/about/' },
  ],
}
