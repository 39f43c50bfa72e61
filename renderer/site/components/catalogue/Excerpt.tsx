import type { ExcerptLine } from '../../../../content/types/product-page'

/** Lines of a product's live example, on a white sheet; a line leads from marked words to the remark beside the sheet. */
export function Excerpt({ name, lines }: { name: string; lines: ExcerptLine[] }) {
  return (
    <figure className="excerpt" aria-label={`From the live example of ${name}`}>
      <ul className="nav">
        {lines.map(line => (
          <li key={line.text} className="sheet">
            <p>
              {line.label && <span className="excerpt-label">{line.label}</span>}
              <Words {...line} />
              {line.remark && <i className="leader" />}
            </p>
            {line.remark && <em>{line.remark}</em>}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Words({ text, language, marked = '', remark }: ExcerptLine) {
  const before = marked && text.endsWith(marked) ? text.slice(0, -marked.length) : text
  return (
    <span lang={language}>
      {before}
      {remark && before !== text && <mark>{marked}</mark>}
    </span>
  )
}
