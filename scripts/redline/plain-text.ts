/** The values of facts, or groups with `value`, as their file has them. */
type Facts = Record<string, unknown>

/**
 * The words of a Markdown body, with those of links and the values of facts: a heading, paragraph or item a line.
 * Quotation marks are curly, so that their form is no change.
 */
export function plainText(body: string, facts: Facts = {}): string {
  return body
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => withFacts(line, facts))
    .map(line => line.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|__|`|<[^>]*>|\s\{#[\w-]+\}$/g, ''))
    .map(line => line.replace(/^([-*]|\d+[.)])\s+/, ''))
    .map(curly)
    .join('\n')
}

/** Shows the values of facts: `{facts.name}`, and the component that texts once had for them. */
function withFacts(line: string, facts: Facts): string {
  return line.replace(/\{facts\.(\w+)\}|<Fact name="([\w-]+)" \/>/g, (written, name: string, former: string) => {
    const fact = facts[name ?? former]
    const value = typeof fact === 'object' && fact !== null && 'value' in fact ? fact.value : fact
    return value === undefined ? written : `${value}`
  })
}

function curly(line: string): string {
  return line
    .replace(/(?<=^|[\s(])"/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s(])'/g, '‘')
    .replaceAll("'", '’')
}
