/** The technologies that a solution is built with, as a note in the margin. */
export function BuiltWith({ technologies }: { technologies: readonly string[] }) {
  return (
    <div className="text-note">
      <p className="text-ink-3">Built with</p>
      <ul className="nav flex flex-wrap gap-x-4">
        {technologies.map(technology => (
          <li key={technology}>{technology}</li>
        ))}
      </ul>
    </div>
  )
}
