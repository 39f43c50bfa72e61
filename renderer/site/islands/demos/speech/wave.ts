// Reaches the browser, when a visitor uses a figure with the sound of its words.

/** The seconds of one bar of a waveform. */
export const bar = 0.07

/** The path of bars for the letters of a text, from one second to another: vowels higher and spaces low, 40 units high. */
export function wave(text: string, start: number, end: number): string {
  const bars = Math.max(1, Math.floor((end - start) / bar))
  const each = text.length / bars
  return Array.from({ length: bars }, (_, index) => {
    const heard = [...text.slice(Math.floor(index * each), Math.max(1, Math.floor((index + 1) * each))).toLowerCase()]
    const loudest = heard.reduce((most, one) => Math.max(most, loudness(one)), 1)
    // Speech swells and fades with its words.
    const half = Math.max(1, Math.round(loudest * (0.4 + 0.6 * Math.abs(Math.sin(start + index * 0.42)))))
    return `M${Math.round(start / bar) + index} ${20 - half}v${2 * half}`
  }).join('')
}

function loudness(one: string): number {
  if (!/[a-z\d$]/.test(one)) return 1.5
  const code = (one.codePointAt(0) ?? 0) * 7
  return /[aeiou]/.test(one) ? 12 + (code % 8) : 5 + (code % 9)
}
