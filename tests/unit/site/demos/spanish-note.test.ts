import { expect, test } from 'vitest'
import { type SlotName, samples, spanish } from '../../../../renderer/site/islands/demos/dictated-mail/slots'

test.each(Object.entries(spanish) as [SlotName, string[]][])(
  'each word in Spanish is a fact that is chosen: %s',
  (name, words) => {
    const choices: readonly string[] = samples.invoices.choices[name]
    // What is said first in English is so in Spanish, and no choice is only left out.
    expect(words[0]).toBeTruthy()
    expect(words.filter(Boolean).length).toBeGreaterThan(1)
    for (const [index, said] of words.entries()) if (said) expect(choices[index], said).toBeTruthy()
  },
)
