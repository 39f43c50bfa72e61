import { calloutKind } from '@proofsheet/authoring/foreign/callout-kinds'
import type { RootContent } from 'mdast'
import { alert, attributeOf, image, link, strongLine, toFlow, toPhrasing } from './builders'
import { type Conversion, embedLink } from './elements'
import type { ForeignElement } from './nest-html'
import { toText } from './texts'

/** The words that name a component. */
export const title = (element: ForeignElement) =>
  attributeOf(element, 'title', 'label', 'header', 'heading', 'summary', 'name', 'value')

const callout: Conversion = (element, children) => {
  const word = attributeOf(element, 'type', 'kind', 'variant', 'intent', 'level') ?? element.name ?? ''
  return [alert(calloutKind(word) ?? 'NOTE', attributeOf(element, 'title', 'label', 'heading'), children)]
}

const children: Conversion = (_, inner) => inner

/** The texts that a component is given as props, as paragraphs. */
function textsOf(element: ForeignElement): RootContent[] {
  const names = ['text', 'content', 'description', 'subtitle', 'body', 'quote', 'question', 'answer', 'caption']
  const texts = names.flatMap(name => attributeOf(element, name) ?? [])
  return texts.map(value => ({ type: 'paragraph', children: [{ type: 'text', value }] }))
}

/** A component by its title, its texts and its content. */
export const titled: Conversion = (element, inner) => {
  const text = title(element)
  const url = attributeOf(element, 'href', 'to', 'link')
  const line: RootContent[] = text ? link(url, [{ type: 'text', value: text }]) : []
  return [...(line.length > 0 ? strongLine(line) : []), ...textsOf(element), ...toFlow(inner)]
}

const picture: Conversion = (element, inner) => {
  const source = attributeOf(element, 'src', 'source', 'url', 'image')
  const caption = attributeOf(element, 'caption')
  if (!source)
    return [...inner, ...(caption ? toFlow([{ type: 'emphasis', children: [{ type: 'text', value: caption }] }]) : [])]
  const shown = image(source, attributeOf(element, 'alt') ?? caption, attributeOf(element, 'title'))
  const below = caption ? [{ type: 'text', value: caption } as const] : toPhrasing(inner)
  return [...toFlow([shown]), ...(below.length > 0 ? toFlow([{ type: 'emphasis', children: below }]) : [])]
}

const video: Conversion = element => {
  const id = attributeOf(element, 'id', 'videoId', 'videoid', 'youTubeId', 'youtubeId', 'src', 'url')
  const url = id && !/^https?:/.test(id) ? `https://www.youtube.com/watch?v=${id}` : id
  return embedLink(url, attributeOf(element, 'title'))
}

const anchor: Conversion = (element, inner) =>
  link(
    attributeOf(element, 'href', 'to', 'url'),
    inner.length > 0 ? toPhrasing(inner) : [{ type: 'text', value: title(element) ?? '' }],
  )

const code: Conversion = (element, inner) => {
  const value = attributeOf(element, 'code', 'text', 'content') ?? inner.map(toText).join('\n')
  return [{ type: 'code', lang: attributeOf(element, 'lang', 'language') ?? null, value }]
}

const all = (names: string, by: Conversion) => Object.fromEntries(names.split(' ').map(name => [name, by]))

/** The known components of other sites in lower case, with their conversions. */
export const foreignComponents: Record<string, Conversion> = {
  ...all('note tip info warning caution danger important callout aside admonition alert hint check notice', callout),
  ...all('image img figure nextimage exportedimage picture zoom zoomableimage themedimage staticimage', picture),
  ...all('youtube youtubeembed liteyoutube liteyoutubeembed video videoplayer', video),
  ...all(
    'tabs tabgroup codegroup code-group codetabs steps cardgrid cardgroup cards columns column row grid accordiongroup',
    children,
  ),
  ...all(
    'frame filetree linkcards wrapper center layout fragment prose container section bleed details.content',
    children,
  ),
  ...all(
    'tab tabitem step accordion accordionitem details collapse collapsible expandable disclosure card linkcard',
    titled,
  ),
  ...all('a link nextlink linkbutton button', anchor),
  ...all('codeblock code snippet highlight', code),
  ...all('kbd key', (_, inner) => [{ type: 'inlineCode', value: inner.map(toText).join('') }]),
  ...all('badge pill label', (element, inner) =>
    inner.length > 0 ? inner : [{ type: 'text', value: title(element) ?? attributeOf(element, 'text') ?? '' }],
  ),
  ...all('icon toc tableofcontents spacer divider', () => []),
  ...all('br', () => [{ type: 'break' }]),
}
