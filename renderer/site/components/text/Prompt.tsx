import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton'

export interface PromptProps {
  /**
   * What the prompt is for.
   * @example Summarize a meeting
   */
  title: string
  /**
   * Whether it is for a model, or a template that people fill in.
   * @example template
   */
  kind?: 'prompt' | 'template'
  /**
   * The prompt, in a code fence where it has more than one paragraph. What readers fill in is in brackets.
   * @example
   * ```text
   * Summarize the notes in 120 words: first the decisions, then who does what.
   *
   * NOTES:
   * [your notes]
   * ```
   */
  children: ReactNode
}

/** A prompt to copy and fill in: the places to fill in are marked, long lines are broken. */
export function Prompt({ title, kind = 'prompt', children }: PromptProps) {
  return (
    <figure className="prompt bg-paper-sunk rounded-figure border border-solid border-transparent px-5 pb-5 pt-2">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 text-note">
        <span className="py-2">
          {kind === 'prompt' ? 'Prompt' : 'Template'}: <b>{title}</b>
        </span>
        <CopyButton label={`Copy ${kind}`} />
      </figcaption>
      <div className="flow" data-copied="">
        {children}
      </div>
    </figure>
  )
}
