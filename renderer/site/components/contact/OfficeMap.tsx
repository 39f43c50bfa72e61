import { island } from '@proofsheet/engine/pages/islands/island'
import type { ReactNode } from 'react'
import { site } from '../../../../content/site'
import * as FrameEmbedIsland from '../../islands/forms/FrameEmbed.island'
import { MailLink, OfficeAddress } from './reach'

const { contact, providers } = site
const FrameEmbed = island('FrameEmbed', FrameEmbedIsland)

/** The office: its address and hours, with a map that is loaded when a visitor asks for it, if the settings name one. */
export function OfficeMap() {
  if (!providers.map)
    return (
      <div className="frame wide my-8!">
        <Office />
      </div>
    )
  return (
    <FrameEmbed address={providers.map} title="Map of the way to our office" noun="map" provider="map">
      <Office />
    </FrameEmbed>
  )
}

function Office() {
  return (
    <div className="grid md:grid-cols-[7fr_5fr]">
      <div className="pane sm:py-10!">
        <p className="pane-label mb-2">Office</p>
        <OfficeAddress className="text-h3 font-display font-650" />
      </div>
      <dl className="pane sm:py-10! grid content-start gap-4 border-0 border-t md:border-t-0 md:border-l border-solid border-rule">
        <Fact term="Open">{contact.hours}, closed on weekends</Fact>
        <Fact term="Before a visit">
          Write to <MailLink />
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-note text-ink-3">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
