import { type Named, NamedLines } from '../shapes/NamedText'

export interface FeatureLinesProps {
  /**
   * The features, each with a sentence.
   * @example [{ "title": "Sorted by size", "description": "Small parcels leave with the first van." }]
   */
  items: Named[]
}

/** The features of a product as short columns, below an object or beside a sample. */
export function FeatureLines({ items }: FeatureLinesProps) {
  return (
    <ul className="sample-features wide">
      {items.map(item => (
        <li key={item.title}>
          <NamedLines item={item} />
        </li>
      ))}
    </ul>
  )
}
