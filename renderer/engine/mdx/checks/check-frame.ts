import { attributeText } from '../elements/attributes'
import type { HtmlElement } from '../elements/known/element'
import type { Problem } from '../elements/problems'

/** Reports an `<iframe>` of a host that the site's definition doesn't list. */
export function checkFrame({ name, data }: HtmlElement, hosts: readonly string[]): Problem[] {
  const src = name === 'iframe' ? data.attributes?.find(attribute => attribute.name.toLowerCase() === 'src') : undefined
  if (!src) return []
  const url = `${attributeText(src)}`
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
  if (protocol === 'https:' && hosts.includes(hostname)) return []
  const [start, end] = [src.position?.start.offset ?? 0, src.position?.end.offset ?? 0]
  const allowed =
    hosts.length > 0 ? `The settings allow ${hosts.join(', ')}.` : 'The settings allow no host for frames.'
  return [
    {
      start,
      end,
      message: `A frame can't show ${url}.`,
      hint: `Link to it instead: [what it shows](${url}). ${allowed}`,
    },
  ]
}
