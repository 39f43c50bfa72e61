// Reaches the browser, when a visitor uses the CallTranscript figure.

/** Sample: the agent's answers to what a caller may also say, each with its confidence. */
export const answers = {
  cancel: [0.9, 'It has arrived, so I can’t. You have 30 days to return it.'],
  which: [0.9, 'A new jar, or the $84? Which would you like?'],
  return: [0.84, 'You have 30 days to return it. Shall I email you a free label?'],
  delivery: [0.92, 'We deliver within the US, for $6, in two or three days.'],
  warranty: [0.9, 'Two years. A cracked jar is covered: shall I send a new one?'],
  cost: [0.85, 'You paid $84: $78 for the blender and $6 for delivery.'],
  charged: [0.72, 'I see one payment of $84. If your bank shows two, I’ll pass you to billing.'],
  paying: [0.87, 'By credit or debit card, and nothing else yet.'],
  address: [0.79, 'The blender has come. Where should a new jar go?'],
  move: [0.88, 'This one has come. Shall a new jar come on the day you like?'],
  bye: [0.96, 'Goodbye. Call about the jar whenever you like.'],
  machine: [0.95, 'I’m an AI agent. Ask for a person at any time.'],
  back: [0.86, 'Three to five business days, depending on your bank.'],
  faulty: [0.83, 'That is under its two-year warranty. Shall I send a new blender?'],
  lid: [0.82, 'A new lid is in stock. Shall I send one?'],
  declined: [0.9, 'All right, no refund. A new jar is in stock: shall I send it?'],
  jar: [0.89, 'A new jar is in stock, free since yours cracked. Shall I send it?'],
} satisfies Record<string, [confidence: number, reply: string]>
