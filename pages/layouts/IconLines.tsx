import type { IconName } from '../../content/types/text'
import { Icon } from '../../renderer/site/components/icons/Icon'
import { InlineMarkdown } from '../../renderer/site/components/lists/InlineMarkdown'

/** Short lines below one another, each beside the same icon. */
export function IconLines({ icon, items }: { icon: IconName; items: string[] }) {
  return (
    <ul className="nav grid gap-3 leading-snug">
      {items.map(item => (
        <li key={item} className="grid grid-cols-[2.5rem_1fr]">
          <Icon name={icon} className="text-ink-3 mt-0.5" />
          <InlineMarkdown text={item} />
        </li>
      ))}
    </ul>
  )
}
