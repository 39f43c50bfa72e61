import { island } from '@proofsheet/engine/pages/islands/island'
import { site } from '../../../../content/site'
import * as FrameEmbedIsland from '../../islands/forms/FrameEmbed.island'
import { MailLink, OfficeAddress } from './reach'

const { contact, providers } = site
const FrameEmbed = island('FrameEmbed', FrameEmbedIsland)

/** The office: its address and hours, with a map that is loaded when a visitor asks for it, if the settings name one. */
export function OfficeMap() {
  if (!providers.map)
    return (
      <div className="office wide">
        <Office />
      </div>
    )
  return (
    <FrameEmbed address={providers.map} title="Map of the way to our office" noun="map" provider="map">
      <div className="pane">
        <Office />
      </div>
    </FrameEmbed>
  )
}

function Office() {
  return (
    <>
      <OfficeAddress className="text-h3 font-display font-600" />
      <p>
        Open {contact.hours}, closed on weekends. Before a visit, agree on a time: <MailLink />
      </p>
    </>
  )
}
