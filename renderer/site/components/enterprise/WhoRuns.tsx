import { InlineMarkdown } from '../lists/InlineMarkdown'

/** Who looks after a part of a deployment. */
export type Runner = 'you' | 'we' | 'the provider'

/** A part of a deployment, with who looks after it in each option. */
export interface Layer {
  /**
   * The part.
   * @example Hardware
   */
  title: string
  /**
   * Who looks after it, in the order of the options.
   * @example ["we", "the provider", "you"]
   */
  runners: Runner[]
}

/** An option of deployment. */
export interface DeploymentOption {
  /**
   * Its name.
   * @example Private Cloud
   */
  title: string
  /**
   * Where it runs.
   * @markdown
   * @example A cloud account that you already have
   */
  place: string
  /**
   * When to choose it.
   * @markdown
   * @example Data may not leave your own cloud.
   */
  choose: string
}

export interface WhoRunsProps {
  /**
   * The options, from the one that asks least of the reader.
   * @example [{ "title": "Cloud", "place": "Our infrastructure", "choose": "You want to begin soon." }]
   */
  options: DeploymentOption[]
  /**
   * The parts, from the top of the drawing.
   * @example [{ "title": "Hardware", "runners": ["we"] }]
   */
  layers: Layer[]
}

const names: Record<Runner, string> = { you: 'You', we: 'We', 'the provider': 'The provider' }

/** The options of deployment as a staircase: what the reader looks after is filled, and the line goes down with each option. */
export function WhoRuns({ options, layers }: WhoRunsProps) {
  return (
    <table className="who-runs wide">
      <caption className="visually-hidden">Who looks after each part</caption>
      <thead>
        <tr>
          <td />
          {options.map(({ title, place }) => (
            <th key={title} scope="col">
              {title} <span>{place}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {layers.map(layer => (
          <tr key={layer.title}>
            <th scope="row">{layer.title}</th>
            {options.map(({ title }, index) => {
              const runner = layer.runners[index] ?? 'we'
              return (
                <td key={title} data-runner={runner}>
                  {names[runner]}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Choose it when</th>
          {options.map(({ title, choose }) => (
            <td key={title}>
              <InlineMarkdown text={choose} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
