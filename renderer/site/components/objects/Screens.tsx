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

const names = new Intl.DisplayNames('en', { type: 'language' })

/** A wall of small screens, only drawn: the label of one scene in twenty languages, each below its lamp. */
export function Screens() {
  return (
    <ol className="screens nav" aria-hidden="true">
      {labels.map(([code, label]) => (
        <li key={code} lang={code}>
          {label}
        </li>
      ))}
    </ol>
  )
}

/** The same as switches: a screen that is pressed has its reviewer’s approval, and its lamp is on. */
export function ScreenSwitches({ approved }: { approved: string }) {
  return (
    <ol className="screens nav" aria-label="Languages that their reviewers approve">
      {labels.map(([code, label]) => (
        <li key={code}>
          <label>
            <input type="checkbox" defaultChecked={code === approved} />
            <span className="visually-hidden">{names.of(code)}: </span>
            <span lang={code}>{label}</span>
          </label>
        </li>
      ))}
    </ol>
  )
}
