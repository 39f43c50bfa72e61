import type { ComponentProps } from 'react'
import { CopyButton } from './CopyButton'

type CodeBlockProps = ComponentProps<'pre'> & { 'data-language'?: string; 'data-title'?: string }

/** A code block in its box: the language, a button that copies the code, and the code, which scrolls sideways. */
export function CodeBlock({ 'data-language': language, 'data-title': title, ...props }: CodeBlockProps) {
  // The text of a prompt, which has a box and a button of its own.
  if (props.className?.startsWith('prompt-fence')) return <pre {...props} />
  const label = [language ? `Code in ${language}` : 'Code', title].filter(Boolean).join(': ')
  return (
    <>
      <div className="code-bar no-print">
        {title === undefined && language}
        <CopyButton label="Copy" />
      </div>
      <Scrolled {...props} data-copied="" aria-label={label} />
    </>
  )
}

function Scrolled(props: ComponentProps<'pre'>) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
  return <pre {...props} role="group" tabIndex={0} />
}
