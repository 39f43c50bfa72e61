// Reaches the browser, when the first toast is shown.
import { resolveValue, type Toast } from 'react-hot-toast/headless'

/** The look of each kind, and its name for screen readers. */
const kinds: Record<string, { colors: string; word?: string; icon?: string }> = {
  success: { colors: 'bg-ok text-on-pine border-transparent', word: 'Done', icon: 'm4 12.5 5 5L20 6.5' },
  error: { colors: 'bg-bad text-on-pine border-transparent', word: 'Error', icon: 'M12 4v10M12 18.5v1' },
  loading: { colors: 'bg-paper-lift text-ink border-rule-ctl', icon: 'M5 12h.5M12 12h.5M19 12h.5' },
}
const plain = { colors: 'bg-paper-lift text-ink border-rule-ctl', word: undefined, icon: undefined }

/** One toast: its kind, its text and a button that dismisses it. */
export function ToastRow({ toast, dismiss }: { toast: Toast; dismiss: () => void }) {
  const { colors, word, icon } = kinds[toast.type] ?? plain
  return (
    <li
      data-toast={toast.id}
      data-kind={toast.type}
      inert={!toast.visible}
      className={`toast flex items-start gap-3 pl-4 rounded-ctl border border-solid text-note ${colors} ${toast.visible ? 'pointer-events-auto' : 'opacity-0'}`}
    >
      {icon && <ToastIcon path={icon} className="mt-3" />}
      <p className="flex-1 min-w-0 py-2.5 [overflow-wrap:anywhere]">
        {word && <span className="visually-hidden">{`${word}: `}</span>}
        {resolveValue(toast.message, toast)}
      </p>
      <button
        type="button"
        aria-label="Dismiss this message"
        className="toast-close flex-none grid place-items-center w-11 h-11 p-0 border-0 bg-transparent"
        onClick={dismiss}
      >
        <ToastIcon path="m6 6 12 12M18 6 6 18" />
      </button>
    </li>
  )
}

function ToastIcon({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={`flex-none ${className}`}
    >
      <path d={path} />
    </svg>
  )
}
