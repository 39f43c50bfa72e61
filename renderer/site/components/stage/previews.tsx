import type { ReactNode } from 'react'
import type { ProductWorld } from '../../worlds'

/** A preview of the live example of a product, on a white sheet. */
export function Preview({ of }: { of: string }) {
  return (
    <svg className="preview sheet" viewBox="0 0 112 92" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {previews[of as ProductWorld]}
    </svg>
  )
}

/** A line of text in a preview. */
const line = (x: number, y: number, text: string, className?: string) => (
  <text x={x} y={y} className={className}>
    {text}
  </text>
)

/** Bars of a voice, one each six units, as strokes of one path. */
const voice = (middle: number, heights: readonly number[]) =>
  heights.map((height, index) => `M${9 + index * 6} ${middle - height / 2}v${height}`).join('')

/** A sector of the ring around the middle of the sheet; a day has eight by light and eight by night. */
function sector(index: number, inner: number, outer: number): string {
  const at = (turn: number, radius: number) => {
    const angle = ((turn - 4) * Math.PI) / 8
    return `${(56 + radius * Math.cos(angle)).toFixed(1)} ${(46 + radius * Math.sin(angle)).toFixed(1)}`
  }
  const [from, to] = [index + 0.08, index + 0.92]
  const [a, b, c, d] = [at(from, inner), at(from, outer), at(to, outer), at(to, inner)]
  return `M${a}L${b}A${outer} ${outer} 0 0 1 ${c}L${d}A${inner} ${inner} 0 0 0 ${a}`
}

/** A preview of each product's live example, cut out of its sheet in its own words: text in ink, areas in the accent. */
export const previews: Record<ProductWorld, ReactNode> = {
  plan: (
    <>
      <path className="area" d="M5 7h20v51H5zM46 7h19v51H46zM5 60h42v25H5z" />
      <path d="M4 6h104v80H4zM26 6v53M46 6v53M66 6v53M86 6v53M26 32h20M66 32h20M4 59h104M47 59v27" />
      <path d="M11 16h9M11 23h6M50 16h10M50 23h7M70 14h9M90 16h9M90 23h6M30 14h8M30 40h10M70 40h7" />
      {line(7, 77, 'Costs')}
      {line(50, 77, 'Revenue')}
      <path className="pen" d="M56 29Q56 50 78 64" />
    </>
  ),
  dublabs: (
    <>
      <path className="bars" d={voice(18, [4, 10, 18, 9, 22, 14, 16, 8, 14, 22, 12, 6, 16, 10, 18, 7, 4])} />
      {line(8, 45, 'the green light')}
      {line(8, 62, 'la luz verde', 'strong')}
      <path className="bars" d={voice(77, [6, 14, 20, 12, 18, 22, 12, 8, 18, 20, 16, 10, 20, 14, 18, 12, 6])} />
    </>
  ),
  draftemail: (
    <>
      {line(8, 22, '“Tell her we')}
      {line(8, 39, 'can’t make …”')}
      <path d="M0 49h112" />
      {line(8, 68, 'Hi there,', 'strong')}
      <path className="pen" d="M8 74q16-5 30-1t26-1" />
      <path className="bars" d="M8 84h80" />
    </>
  ),
  joblyn: (
    <>
      {line(8, 22, 'everyone was,')}
      {line(8, 40, 'you know, a')}
      {line(8, 58, 'lot happier')}
      <path className="pen" d="M8 63q16-5 32 0t32-1" />
      {line(26, 82, 'How much?', 'by-pen')}
    </>
  ),
  pmcoach: (
    <>
      <path className="area" d="M6 6h92v42H18L6 56z" />
      {line(14, 23, 'Can you add')}
      {line(14, 41, 'it?')}
      <path d="M4 64h31v22H4zM84 64h25v22H84z" />
      <path className="full" d="M39 64h41v22H39z" />
      {line(8, 80, 'Yes')}
      {line(42, 80, 'What', 'on-full')}
      {line(87, 80, 'No')}
    </>
  ),
  shubh: (
    <>
      {Array.from({ length: 16 }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the sectors never change their order
          key={index}
          className={[1, 2, 4, 9, 12, 13].includes(index) ? 'full' : 'area'}
          d={sector(index, 25, 41)}
        />
      ))}
      <path className="pen" d="M56 46L77 34" />
      <circle className="full" cx="56" cy="46" r="3" />
    </>
  ),
  vaja: (
    <>
      <path className="area" d="M6 6h96v40H14L6 53z" />
      {line(13, 22, 'my money')}
      {line(13, 39, 'back, please.')}
      <path className="full" d="M16 60h90v26H16z" />
      {line(26, 78, 'Done. $84', 'on-full')}
    </>
  ),
  coursetranslate: (
    <>
      {line(8, 20, 'Lead time')}
      {line(8, 38, 'Lieferzeit', 'strong')}
      <path className="pen" d="M8 43q18-5 34 0t34-1" />
      <path d="M8 52v34h98M8 76h98" />
      <path className="bars" d="M8 56L40 78V57L76 81V57L106 78" />
    </>
  ),
  deployit: (
    <>
      <path className="full" d="M0 0h112v13H0z" />
      <path className="dots" d="M8 6.5h0M16 6.5h0M24 6.5h0" />
      {line(8, 32, 'Rye loaf')}
      {line(86, 32, '$6', 'strong')}
      {line(8, 50, 'Six rolls')}
      {line(86, 50, '$4', 'strong')}
      <path d="M8 37h96M8 55h96" />
      <path className="full" d="M8 64h96v20H8z" />
      {line(22, 78, 'Sold out?', 'on-full')}
    </>
  ),
  flowbuilder: (
    <>
      <path d="M6 8h46v22H6zM56 62h50v22H56z" />
      <path className="full" d="M24 35h68v22H24z" />
      <path className="bars" d="M14 30v16h10M92 46h7v16" />
      {line(13, 24, 'Filter')}
      {line(30, 51, 'Classify', 'on-full')}
      {line(62, 78, 'Route')}
    </>
  ),
}
