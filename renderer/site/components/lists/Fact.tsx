export interface FactProps {
  /**
   * The name of the fact.
   * @example reply-time
   */
  name: string
}

/** A price, a number or a phrase that several pages state: content/facts.yaml has its value. */
export function Fact({ name }: FactProps) {
  // Bodies are compiled with the value in place of this component; a name without a value is an error of the content.
  return name
}
