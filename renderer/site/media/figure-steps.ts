/** A visitor's action in a figure; the control is identified by its accessible name. */
export type Step =
  | { act: 'choose' | 'toggle' | 'press'; name: string }
  | { act: 'select' | 'slide'; name: string; value: string }

/** The steps recorded for each product, by slug. */
export const recordedSteps: Record<string, Step[]> = {
  coursetranslate: [
    { act: 'choose', name: 'Shortened' },
    { act: 'choose', name: 'Slide 2' },
    { act: 'select', name: 'Translated to', value: 'Français' },
    { act: 'select', name: 'Translated to', value: '日本語' },
  ],
  deployit: [
    { act: 'choose', name: 'Tip calculator' },
    { act: 'press', name: 'Take out the key' },
    { act: 'press', name: 'Deploy' },
  ],
  draftemail: [
    { act: 'choose', name: 'Brief' },
    { act: 'choose', name: 'Formal' },
    { act: 'choose', name: 'Warm' },
  ],
  dublabs: [
    { act: 'choose', name: 'Español' },
    { act: 'choose', name: 'In full' },
    { act: 'choose', name: 'Shortened' },
    { act: 'choose', name: 'हिन्दी' },
  ],
  flowbuilder: [
    { act: 'press', name: 'Replay' },
    { act: 'toggle', name: 'Filter on' },
    { act: 'press', name: 'Replay' },
  ],
  joblyn: [
    { act: 'choose', name: 'Second try' },
    { act: 'choose', name: 'First try' },
  ],
  plan: [
    { act: 'choose', name: 'Farms in the region' },
    { act: 'choose', name: 'A national wholesaler' },
    { act: 'press', name: 'Next question' },
  ],
  pmcoach: [
    { act: 'choose', name: 'What goes wrong in the first week if it' },
    { act: 'choose', name: 'No. Scope was frozen last month.' },
    { act: 'choose', name: 'Yes, we will fit it in.' },
  ],
  shubh: [
    { act: 'press', name: 'Day after' },
    { act: 'select', name: 'Place', value: 'Nairobi' },
    { act: 'select', name: 'Place', value: 'Reykjavík' },
  ],
  vaja: [
    { act: 'slide', name: 'Hand over below', value: '0.9' },
    { act: 'slide', name: 'Refund at most', value: '20' },
  ],
}
