import type { Change } from '../review-types'

/** The files of a picture in the report, before and after. */
export interface ShownPair {
  before?: string | undefined
  after?: string | undefined
}

/** Pictures and recordings that are replaced, new or gone, each before and after. */
export function Media({ changes, pictures }: { changes: Change[]; pictures: ReadonlyMap<string, ShownPair> }) {
  if (changes.length === 0) return null
  return (
    <section>
      <h2>Pictures and recordings</h2>
      {changes.map(({ subject, before, after }) => {
        const { before: old, after: now } = pictures.get(subject) ?? {}
        return (
          <section key={subject}>
            <h3>
              <code>{subject}</code> is {before ? (after ? 'replaced' : 'gone') : 'new'}
            </h3>
            <div className="cards">
              {old && <Shown file={old} name="Before" subject={subject} />}
              {now && <Shown file={now} name="After" subject={subject} />}
            </div>
          </section>
        )
      })}
    </section>
  )
}

function Shown({ file, name, subject }: { file: string; name: string; subject: string }) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <img src={file} alt={`${name}: ${subject}`} />
    </figure>
  )
}
