// Reaches the browser, when a visitor uses it.

import { useEffect, useId, useRef } from 'react'
import type { Inline } from '../mdx/inline'
import { questionAnchors } from '../rules/element-ids'
import { DisclosureIcon } from './DisclosureIcon'
import { InlineContent } from './InlineContent'

interface FaqListProps {
  items: { question: string; answer: Inline }[]
  isFirstOpen?: boolean
}

/** The island is hydrated on first use. */
export const wake = 'use'

/**
 * The list of `Faq`. With the first answer open, one is open at a time, without scripts too, since the `details` elements
 * have one name. The script opens the answer that the URL names.
 */
export default function Faq({ items, isFirstOpen = false }: FaqListProps) {
  const name = useId()
  const anchors = questionAnchors(items.map(({ question }) => question))
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const open = () => {
      const target = list.current?.querySelector(`details[id="${CSS.escape(location.hash.slice(1))}"]`)
      if (target instanceof HTMLDetailsElement) target.open = true
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])

  return (
    <div ref={list} className="mt-6 max-w-text border-0 border-t border-solid border-rule">
      {items.map(({ question, answer }, index) => {
        const id = anchors[index]
        return (
          <details
            key={id}
            id={id}
            name={isFirstOpen ? name : undefined}
            open={isFirstOpen && index === 0}
            className="border-0 border-b border-solid border-rule"
            onToggle={event => event.currentTarget.open && history.replaceState(history.state, '', `#${id}`)}
          >
            <summary className="faq-question flex items-center justify-between gap-4 min-h-14 py-3 text-body font-650">
              {question}
              <DisclosureIcon />
            </summary>
            <p className="pb-5 text-ink-2">
              <InlineContent inline={answer} codeClass="inline-code" />
            </p>
          </details>
        )
      })}
    </div>
  )
}
