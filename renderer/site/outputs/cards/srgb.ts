/** The linear red, green and blue of an OKLCH color such as "0.5 0.1 168", each clipped to 0–1 (Ottosson 2020). */
export function linearRgb(oklch: string): [red: number, green: number, blue: number] {
  const [l = 0, c = 0, h = 0] = oklch.split(' ').map(Number)
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const [x, y, z] = [
    l + 0.3963377774 * a + 0.2158037573 * b,
    l - 0.1055613458 * a - 0.0638541728 * b,
    l - 0.0894841775 * a - 1.291485548 * b,
  ].map(root => root ** 3) as [number, number, number]
  const within = (value: number) => Math.min(1, Math.max(0, value))
  return [
    within(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    within(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    within(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ]
}

/** An OKLCH color as #rrggbb in sRGB. */
export function hex(oklch: string): string {
  const bytes = linearRgb(oklch)
    .map(value => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
    .map(value => Math.round(value * 255))
  return `#${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}
