import type { OpenDraft, OpenPlace } from '../../../../content/types/paper'

/** A draft to be signed, and what each of its places rests on. */
export interface DraftToSignProps extends OpenDraft {}

/**
 * A draft in which visitors press the words that cannot be tested, without script: the answer is written in their place and
 * recorded below. One has no answer, so nobody signs.
 */
export function DraftToSign({ head, title, places, unsigned }: DraftToSignProps) {
  return (
    <figure className="paper draft" aria-label={`${head}: ${title}`}>
      <p className="paper-head">{head}</p>
      <p className="paper-title">{title}</p>
      <fieldset>
        <legend>Press each word that nobody can test: you ask, and the answer is written in.</legend>
        <p>
          {places.map(place => (
            <Place key={place.about} {...place} />
          ))}
        </p>
        <dl aria-live="polite">
          {places.map(({ about, askedOf, answer }) => (
            <div key={about} className={answer ? undefined : 'is-open'}>
              <dt>{about}</dt>
              <dd>{askedOf}</dd>
              <dd>{answer ?? 'no answer'}</dd>
            </div>
          ))}
        </dl>
        <p className="draft-signature">
          <b>Signature</b> <em>{unsigned}</em>
        </p>
      </fieldset>
    </figure>
  )
}

function Place({ text, vague, answer, askedOf }: OpenPlace) {
  return (
    <>
      {text}{' '}
      <label>
        <input type="checkbox" className="visually-hidden" />
        <span>{vague}</span>
        <b>{answer ?? `${vague}?`}</b>
        <span className="visually-hidden">: ask the {askedOf.toLowerCase()}</span>
      </label>{' '}
    </>
  )
}
