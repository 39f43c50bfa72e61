import type { SiteSettings } from './types/site'

/** The settings of the site that is built to be measured. */
export const site: SiteSettings = {
  brand: 'Bench',
  origin: 'https://bench.example',
  language: 'en',
  home: '/',
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'Blog', href: '/blog/' },
    { label: 'First', href: '/blog/post-00001/' },
    { label: 'Second', href: '/blog/post-00002/' },
    { label: 'Third', href: '/blog/post-00003/' },
    { label: 'Fourth', href: '/blog/post-00004/' },
  ],
  foot: 'Built to be measured.',
}

/** The title with the brand behind it. */
export function withBrand(title: string): string {
  return `${title} – ${site.brand}`
}
