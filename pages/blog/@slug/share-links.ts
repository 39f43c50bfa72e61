import type { Action } from '../../../content/types/text'

/** Links for sharing an article, each named like its network; each contains its URL, Twitter's also its title. */
export function shareLinks(url: string, title: string): Action[] {
  const address = encodeURIComponent(url)
  return [
    {
      label: 'X (Twitter)',
      href: `https://twitter.com/intent/tweet?url=${address}&text=${encodeURIComponent(title)}`,
    },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  ]
}
