import type { ReactNode } from 'react'
import type { ProductWorld } from '../../worlds'

/** The heights of bars that stand in a row, as strokes of one path. */
const bars = (heights: readonly number[], middle: number, step: number) =>
  heights.map((height, index) => `M${2 + index * step} ${middle - height / 2}v${height}`).join('')

const voice = [4, 10, 18, 9, 22, 30, 16, 8, 14, 26, 12, 6, 16, 24, 10, 18, 7, 4]
const dubbed = [6, 14, 22, 12, 28, 20, 30, 12, 18, 28, 16, 10, 22, 14, 26, 12, 8, 5]

/** A drawing of each product's live example: lines in ink, fills in ink, and what the product marks in the pen. */
export const drawings: Record<ProductWorld, ReactNode> = {
  plan: (
    <>
      <path d="M2 2h96v60H2zM21 2v40M40 2v40M60 2v40M79 2v40M21 22h19M60 22h19M2 42h96M50 42v20" />
      <path className="fill" d="M2 2h19v40H2zM40 2h20v40H40zM50 42h48v20H50z" />
      <path className="pen" d="M24 32q6-5 13 0" />
    </>
  ),
  dublabs: (
    <>
      <path d={bars(voice, 17, 5.6)} />
      <path d={bars(dubbed, 48, 5.6)} strokeWidth="3" />
    </>
  ),
  draftemail: (
    <>
      <path d="M2 8h34M2 20h28M2 32h32M2 44h18M56 8h42M56 20h34M56 32h40M56 44h38M56 56h22" />
      <path d="M22 44c14 0 18-12 30-12" strokeDasharray="3 3" />
      <path className="pen" d="M2 13q10-4 20 0" />
    </>
  ),
  joblyn: (
    <>
      <path d="M2 8h58M2 20h52M2 32h56M2 44h44M2 56h30" />
      <path className="pen" d="M20 25q9-4 18 0M2 49q12-4 24 0M74 20h24M74 44h18" />
    </>
  ),
  pmcoach: (
    <>
      <path d="M2 2h28v16H2zM36 2h28v16H36zM70 2h28v16H70zM2 46h28v16H2zM36 46h28v16H36zM70 46h28v16H70z" />
      <path className="fill" d="M36 2h28v16H36zM2 46h28v16H2z" />
      <path d="M50 18v14H16v14" strokeWidth="3" />
    </>
  ),
  shubh: (
    <>
      <circle cx="32" cy="32" r="30" />
      <circle cx="32" cy="32" r="19" />
      <path d="M32 2v11M32 51v11M2 32h11M51 32h11M10.8 10.8l7.8 7.8M45.4 45.4l7.8 7.8M53.2 10.8l-7.8 7.8M18.6 45.4l-7.8 7.8" />
      <path
        d="M36 7.8a24.5 24.5 0 0 1 11 4.6M56.2 36a24.5 24.5 0 0 1-4.6 11M17 47a24.5 24.5 0 0 1-4.6-3"
        strokeWidth="9"
      />
    </>
  ),
  vaja: (
    <>
      <path d="M2 8h42M22 20h54M2 32h34M22 44h62" />
      <path d="M84 8h14M90 20h8M80 32h18M92 44h6" strokeWidth="5" />
      <path className="pen" d="M22 56q18-5 38 0" />
    </>
  ),
  coursetranslate: (
    <>
      <path d="M2 2h96v48H2zM10 12h34M10 21h26M54 42V12M54 42h36M58 18l14 18M72 36V20l14 16" />
      <path d="M2 60h62" strokeWidth="4" />
      <path className="pen" d="M8 28h40v14H8z" strokeDasharray="4 3" />
    </>
  ),
  deployit: (
    <>
      <path d="M8 4l-6 7 6 7M92 4l6 7-6 7M22 11h34M64 11h18M16 28h20M44 28h30M2 40v16M26 42v12M44 42v12M60 42v12M98 40v16M2 48h96" />
      <path d="M2 48h66" strokeWidth="6" />
    </>
  ),
  flowbuilder: (
    <>
      <path d="M2 4h26v16H2zM38 4h26v16H38zM74 4h24v16H74zM38 44h26v16H38zM74 44h24v16H74zM28 12h10M64 12h10M64 52h10" />
      <path className="fill" d="M38 4h26v16H38z" />
      <path className="pen" d="M51 24v16" />
    </>
  ),
}
