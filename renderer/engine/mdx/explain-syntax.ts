import type { VFileMessage } from 'vfile-message'
import type { Issue } from '../diagnostics/issue'

/** Explains an MDX syntax error to writers. */
export function explainSyntax({ reason, ruleId }: VFileMessage): Pick<Issue, 'message' | 'hint'> {
  const unclosed = /closing tag for `(<[^`]+>)`/.exec(reason)
  if (unclosed)
    return {
      message: `${unclosed[1]} is opened here and never closed in the same block.`,
      hint: `Close it with ${unclosed[1]?.replace('<', '</')}, or write ${unclosed[1]?.replace('>', ' />')} if it has no text inside.`,
    }
  const mismatch = /closing tag `(<\/[^`]+>)`, expected corresponding closing tag for `(<[^`]+>)`/.exec(reason)
  if (mismatch)
    return {
      message: `${mismatch[1]} closes something that was opened as ${mismatch[2]}.`,
      hint: `Write ${mismatch[2]?.replace('<', '</')} here.`,
    }
  if (/^Unexpected closing slash/.test(reason))
    return {
      message: 'A tag is closed here that was never opened.',
      hint: 'Remove the closing tag, or open it before.',
    }
  if (ruleId === 'acorn' || /acorn/.test(reason))
    return {
      message: 'What stands between the braces is not a value.',
      hint: 'Write a value or a field such as frontmatter.title between { and }; for a brace in the text write \\{.',
    }
  if (/^Unexpected end of file in expression/.test(reason))
    return {
      message: 'A brace is opened here and never closed.',
      hint: 'Close it with }, or write \\{ for a brace in the text.',
    }
  const character = /^Unexpected character `([^`]+)`/.exec(reason)?.[1]
  if (character)
    return {
      message: `${character === '!' ? '"<!" begins an HTML comment, which' : `"${character}" after "<"`} can't be read as a component.`,
      hint:
        character === '!'
          ? 'Write a comment as {/* … */}.'
          : 'For a less-than sign in the text write &lt; or put it in `code`.',
    }
  if (/^Unexpected end of file/.test(reason))
    return {
      message: 'A component is begun here and never finished.',
      hint: 'Close it with /> or >; for a less-than sign write &lt;.',
    }
  return { message: `${reason.replace(/\.$/, '')}.`, hint: 'Compare the line with a page that works.' }
}
