import type { PageInfo } from '../../page-info/page-shapes'
import { card, own, palette } from '../../theme'
import { hex } from './srgb'

const color = (name: keyof typeof palette) => hex(palette[name][0])

/** The content of a social card. */
export interface CardProps extends Pick<PageInfo, 'heading' | 'lead' | 'card'> {
  /** The company's name, which is also the logo. */
  brand: string
  /** The URL of the page in short form. */
  address: string
}

/**
 * A social card: the page's heading at the left, one fact in the margin, the brand below. Lengths are in pixels and
 * styles inline, because nothing else reads them; no page contains this component.
 */
export function Card({ heading, lead, card: { label, note, color: ownColor }, brand, address }: CardProps) {
  return (
    <div
      style={{
        ...card,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        padding: '64px 72px 52px',
        background: color('paper'),
        color: color('ink'),
        fontFamily: 'Text',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 18, height: 40, fontSize: 30 }}>
        {ownColor && <div style={{ width: 22, height: 22, borderRadius: 4, background: hex(own[ownColor][0]) }} />}
        <div style={{ fontWeight: ownColor ? 650 : 400, color: color(ownColor ? 'ink' : 'ink-2') }}>
          {label ?? brand}
        </div>
      </div>
      <div style={{ display: 'flex', flexGrow: 1, paddingTop: 26, justifyContent: 'space-between' }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: note ? 750 : 900 }}>
          <div
            style={{
              fontFamily: 'Display',
              fontWeight: 650,
              fontSize: sizeOf(heading),
              lineHeight: 1.08,
              letterSpacing: '-0.015em',
              lineClamp: 3,
            }}
          >
            {heading}
          </div>
          <div
            style={{
              marginTop: 22,
              fontSize: 27,
              lineHeight: 1.4,
              color: color('ink-2'),
              lineClamp: 3,
            }}
          >
            {lead}
          </div>
        </div>
        {note && (
          <div
            style={{
              boxSizing: 'content-box',
              display: 'flex',
              alignSelf: 'flex-start',
              width: 236,
              marginTop: 12,
              paddingLeft: 20,
              borderLeft: `4px solid ${color('mark')}`,
              fontSize: 29,
              lineHeight: 1.35,
              color: color('mark-ink'),
            }}
          >
            {note}
          </div>
        )}
      </div>
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          borderTop: `2px solid ${color('rule')}`,
          paddingTop: 24,
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ fontFamily: 'Display', fontWeight: 650, fontSize: 38, lineHeight: 1 }}>{brand}</div>
          <svg aria-hidden="true" width="158" height="12" viewBox="0 0 100 6" preserveAspectRatio="none">
            <path
              d="M0 3.5C14 1 24 5.2 40 3.6S70 1.6 84 3.2s12 .6 16-.4"
              fill="none"
              stroke={color('mark')}
              strokeWidth="1.8"
            />
          </svg>
        </div>
        <div style={{ fontSize: 25, color: color('ink-3') }}>{address}</div>
      </div>
    </div>
  )
}

/** The largest size at which a heading takes at most three lines, so that three lines of lead fit below it. */
function sizeOf({ length }: string): number {
  if (length <= 28) return 84
  return length <= 58 ? 66 : 58
}
