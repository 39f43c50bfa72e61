import { InlineMarkdown } from '../lists/InlineMarkdown'

/** A station that data passes, and in whose hands it is there. */
export interface Station {
  /**
   * What stands there.
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
   * The stations, in the order in which data passes them.
   * @example [{ "title": "AI model", "place": "Your account", "held": "by you" }]
   */
  stations: Station[]
}

export interface DataFlowProps {
  /**
   * The ways to compare, one below the other.
   * @example [{ "title": "Cloud", "text": "Begins soonest.", "stations": [{ "title": "AI model", "place": "A provider", "held": "by a provider" }] }]
   */
  flows: Flow[]
}

/** A drawing of the way that data takes: who holds it at each station, filled where that is the reader. */
export function DataFlow({ flows }: DataFlowProps) {
  return (
    <ul className="shape data-flow wide">
      {flows.map(({ title, text, stations }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <InlineMarkdown text={text} />
          </p>
          <ol>
            {stations.map(station => (
              <li key={station.title} data-held={station.held}>
                <b>{station.title}</b>
                <span>
                  <InlineMarkdown text={station.place} />
                </span>
                <em>Held {station.held}</em>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}
