/** A compiled body: plain values as JSON, or program code. */
export interface CompiledBody {
  kind: 'values' | 'program'
  text: string
}
