import type { Picture, PicturePair } from '../pictures/picture-types'

/** The pictures of a group before and after, with its changed blocks marked. `base` leads to the folder of the report. */
export function Pictures({ pairs, base }: { pairs: PicturePair[]; base: string }) {
  return (
    <div className="pairs">
      {pairs.map(pair => {
        const name = `${pair.width} pixels wide, ${pair.scheme}`
        return (
          <figure key={name} className="pair" data-name={name}>
            <figcaption>{name}</figcaption>
            <div className="sides">
              {pair.before && <Side picture={pair.before} base={base} name={`Before, ${name}`} side="before" />}
              {pair.after && <Side picture={pair.after} base={base} name={`After, ${name}`} side="after" />}
            </div>
          </figure>
        )
      })}
    </div>
  )
}

function Side({
  picture,
  base,
  name,
  side,
}: {
  picture: Picture
  base: string
  name: string
  side: 'before' | 'after'
}) {
  const { file, width, height, marks } = picture
  return (
    <div className={`side ${side}`}>
      <img src={base + file} alt={name} width={width} height={height} loading="lazy" />
      <svg viewBox={`0 0 ${width} ${height}`} aria-label={`Changed blocks: ${name}`}>
        {marks.map(mark => (
          <a key={`${mark.change}`} href={`#change-${mark.change + 1}`} aria-label={`Change ${mark.change + 1}`}>
            <rect x={mark.x - 4} y={mark.y - 4} width={mark.width + 8} height={mark.height + 8} rx="4" />
          </a>
        ))}
      </svg>
    </div>
  )
}
