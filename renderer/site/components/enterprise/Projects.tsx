import { InlineMarkdown } from '../lists/InlineMarkdown'

/** An area of capabilities, with the projects that rest on it. */
export interface ProjectArea {
  /**
   * Its name.
   * @example Speech and video
   */
  title: string
  /**
   * The capabilities in it.
   * @minItems 1
   * @example ["Voice agents with handover", "Dubbing and subtitles"]
   */
  capabilities: string[]
  /**
   * Its projects, a list for each column of the table.
   * @minItems 1
   * @example [["Handover notes between shifts"], ["Voice line for appointments"]]
   */
  projects: string[][]
}

export interface ProjectsProps {
  /**
   * The persons whose work changes: the columns.
   * @minItems 1
   * @example ["For your staff", "For your customers"]
   */
  columns: string[]
  /**
   * The rows.
   * @minItems 1
   * @example [{ "title": "Speech and video", "capabilities": ["Voice agents with handover"], "projects": [["Handover notes between shifts"], ["Voice line for appointments"]] }]
   */
  areas: ProjectArea[]
}

/** Projects in a table: rows are areas of capabilities, columns the people whose work a project changes. */
export function Projects({ columns, areas }: ProjectsProps) {
  return (
    <table className="projects wide">
      <thead>
        <tr>
          <td />
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map(({ title, capabilities, projects }) => (
          <tr key={title}>
            <th scope="row">
              {title}
              <ul className="nav">
                {capabilities.map(capability => (
                  <li key={capability}>
                    <InlineMarkdown text={capability} />
                  </li>
                ))}
              </ul>
            </th>
            {columns.map((column, index) => (
              <td key={column} data-label={column}>
                <ul className="nav">
                  {projects[index]?.map(project => (
                    <li key={project}>
                      <InlineMarkdown text={project} />
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
