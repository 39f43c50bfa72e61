/** “Ready” in twenty languages, each after its code and no two alike: what the label of one scene becomes. */
const labels = Object.entries({
  es: 'LISTO',
  de: 'BEREIT',
  fr: 'PRÊT',
  it: 'PRONTO',
  nl: 'KLAAR',
  sv: 'KLAR',
  ru: 'ГОТОВО',
  pl: 'GOTOWE',
  cs: 'HOTOVO',
  ro: 'GATA',
  pt: 'PRONTA',
  tr: 'HAZIR',
  id: 'SIAP',
  vi: 'SẴN SÀNG',
  el: 'ΕΤΟΙΜΟ',
  uk: 'ГОТОВА',
  hi: 'तैयार',
  ja: '準備完了',
  ko: '준비 완료',
  zh: '就绪',
})

interface ScreensProps {
  /** The code of the language that is marked. */
  marked?: string
  /** Whether the words beside it say the same. */
  isDrawing?: boolean
}

/** A wall of small screens: the label of one scene in twenty languages, each below its lamp. */
export function Screens({ marked, isDrawing }: ScreensProps) {
  return (
    <ol className="screens nav" aria-label={`The label in ${labels.length} languages`} aria-hidden={isDrawing}>
      {labels.map(([code, label]) => (
        <li key={code} lang={code} className={code === marked ? 'marked' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  )
}
