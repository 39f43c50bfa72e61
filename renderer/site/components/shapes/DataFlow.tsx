import type { FactLine } from '../../../../content/types/text'
import { InlineMarkdown } from '../lists/InlineMarkdown'

/** A station that data passes, and in whose hands it is there. */
export interface Station {
  /**
   * The name of the station.
   * @example The product and its content
   */
  title: string
  /**
   * Where that is, in a few words.
   * @markdown
   * @example Our infrastructure
   */
  place: string
  /** In whose hands the data is: yours, ours, or those of a provider who works for us. */
  held: 'by you' | 'by us' | 'by a provider'
}

/** One way of running something, with the stations of its data in order. */
export interface Flow {
  /**
   * The name of the way.
   * @example Private Cloud
   */
  title: string
  /**
   * What it comes to, in one sentence.
   * @markdown
   * @example Data stays in your account.
   */
  text: string
  /**
   * What the pen says about the line around what is yours.
   * @markdown
   * @example Nothing leaves by this way.
   */
  remark?: string
  /**
   * The stations, in the order in which data passes them.
   * @example [{ "title": "AI model", "place": "Your account", "held": "by you" }]
   */
  stations: Station[]
  /**
   * Other differences of this way.
   * @example [{ "term": "Who may read it", "detail": "Those your administrators allow" }]
   */
  facts?: FactLine[]
}

export interface DataFlowProps {
  /**
   * The ways to compare: the first is chosen.
   * @example [{ "title": "Cloud", "text": "Begins soonest.", "stations": [{ "title": "AI model", "place": "A provider", "held": "by a provider" }] }]
   */
  flows: Flow[]
  /**
   * What it is a drawing of, and what it is not.
   * @markdown
   * @example The three usual ways. Yours is drawn for you.
   */
  caption?: string
}

/** The names of whose hands a part of the way is in. */
const hands = { 'by you': 'In your hands', 'by us': 'In ours', 'by a provider': 'With a provider' }

/**
 * A drawing of the way that data takes, with a line around what is in the reader's hands. Readers choose a way without
 * script; each has a small drawing of the hands beside its name, so that all can be compared. As the first part of a page it
 * lies on the stage.
 */
export function DataFlow({ flows, caption }: DataFlowProps) {
  return (
    <figure className="data-flow wide">
      <fieldset>
        <legend className="visually-hidden">The way to show</legend>
        <ul className="nav">
          {flows.map((flow, index) => (
            <li key={flow.title}>
              <Choice flow={flow} isFirst={index === 0} />
              <div className="flow-way">
                <Stations stations={flow.stations} remark={flow.remark} />
                {flow.facts && <Facts facts={flow.facts} />}
              </div>
            </li>
          ))}
        </ul>
      </fieldset>
      {caption && (
        <figcaption>
          <InlineMarkdown text={caption} />
        </figcaption>
      )}
    </figure>
  )
}

function Choice({ flow: { title, text, stations }, isFirst }: { flow: Flow; isFirst: boolean }) {
  return (
    <div className="flow-choice">
      <h3>
        <label>
          <input type="radio" name="way" className="visually-hidden" defaultChecked={isFirst} />
          {title}
        </label>
      </h3>
      <p>
        <InlineMarkdown text={text} />
      </p>
      <div aria-hidden="true">
        {stations.map(({ title, held }) => (
          <i key={title} data-in={held} />
        ))}
      </div>
    </div>
  )
}

function Facts({ facts }: { facts: FactLine[] }) {
  return (
    <dl>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <InlineMarkdown text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The stations, those that follow one another in the same hands as one zone; the remark is on the reader’s. */
function Stations({ stations, remark }: Pick<Flow, 'stations' | 'remark'>) {
  const zones: { held: Station['held']; stations: Station[] }[] = []
  for (const station of stations) {
    const last = zones.at(-1)
    if (last?.held === station.held) last.stations.push(station)
    else zones.push({ held: station.held, stations: [station] })
  }
  return (
    <ol className="nav">
      {zones.map(({ held, stations }) => (
        <li key={stations[0]?.title} data-held={held} data-span={stations.length}>
          <b>{hands[held]}</b>
          <ol className="nav">
            {stations.map(({ title, place }) => (
              <li key={title}>
                <strong>{title}</strong>{' '}
                <span>
                  <InlineMarkdown text={place} />
                </span>
              </li>
            ))}
          </ol>
          {held === 'by you' && remark && (
            <em>
              <InlineMarkdown text={remark} />
            </em>
          )}
        </li>
      ))}
    </ol>
  )
}
