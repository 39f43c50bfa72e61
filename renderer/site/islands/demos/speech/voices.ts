// Reaches the browser, when a visitor uses a figure that can be heard.

/** The properties by which a voice is chosen. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

/** The voices of a language, such as "en" for "en-US" and "en_GB"; those on the device first: they send nothing. */
export function voicesOf<Known extends Voice>(voices: readonly Known[], language: string): Known[] {
  return voices
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    .sort((one, other) => Number(other.localService) - Number(one.localService))
}

/** The index of the word at an offset of a text whose words are separated by single spaces. */
export function wordAt(text: string, offset: number): number {
  return text.slice(0, offset).split(' ').length - 1
}
