// Reaches the browser, when a visitor uses the SlideSwap figure.
import type { Box } from './fit'

export type Language = 'es' | 'de' | 'fr' | 'pt' | 'ja'
export type Place = 'title' | 'bullet' | 'label' | 'screen'

/** The kind of box of each text of the slide, in order. */
export const places: readonly Place[] = ['title', 'bullet', 'bullet', 'bullet', 'label', 'label', 'label', 'screen']

/**
 * The boxes as they are in the style sheet. The letters of the title are set closer, so that its box has room for 5% more.
 * No text is within 3% of the width of its box: the table of widths differs from what is drawn by up to that.
 */
export const boxes: Record<Place, Box> = {
  title: { width: 2140, rows: 1 },
  bullet: { width: 1980, rows: 1 },
  label: { width: 550, rows: 2 },
  screen: { width: 1560, rows: 1 },
}

/** A text of the slide, with a shorter version for boxes that the full one may overflow. */
interface Text {
  full: string
  short?: string
}

interface Term {
  opening: string
  alone: string
  /** Where it must be short, if it can be shorter. */
  brief?: string
}

interface Version {
  name: string
  /** The translated glossary term: at the start of a sentence, and elsewhere. */
  term: Term
  /** The English term for the same positions. */
  kept: Term
  /** One text for each place, with {opening}, {alone} and {brief} as placeholders of the term, and | between phrases without spaces. */
  texts: readonly Text[]
}

export interface Translation extends Version {
  value: Language
  label: string
}

/** The glossary term; its space does not break. */
const leadTime = 'Lead\u00a0time'

/** One slide of a course on stock keeping, in the language of the course. */
export const source: Version = {
  name: 'English',
  term: { opening: leadTime, alone: leadTime },
  kept: { opening: leadTime, alone: leadTime },
  texts: [
    { full: 'Safety stock covers late deliveries' },
    { full: '{opening} runs from order to arrival.' },
    { full: 'Safety stock lasts while you wait.' },
    { full: 'Reorder when stock reaches the line.' },
    { full: 'Stock on hand' },
    { full: 'Reorder point' },
    { full: '{alone}' },
    { full: 'Next: set your reorder point' },
  ],
}

/** The slide in other languages. */
export const translations: readonly [Translation, ...Translation[]] = [
  {
    value: 'es',
    label: 'Español',
    name: 'Spanish',
    term: { opening: 'El plazo de entrega', alone: 'Plazo de entrega' },
    kept: { opening: 'El lead\u00a0time', alone: leadTime },
    texts: [
      {
        full: 'El stock de seguridad cubre los retrasos en las entregas',
        short: 'El stock de seguridad cubre los retrasos',
      },
      { full: '{opening} va del pedido a la recepción.', short: 'Plazo: del pedido a la recepción.' },
      {
        full: 'El stock de seguridad alcanza mientras espera la entrega.',
        short: 'Ese stock alcanza mientras espera.',
      },
      {
        full: 'Vuelva a pedir cuando las existencias alcancen la línea.',
        short: 'Pida cuando el stock llegue a la línea.',
      },
      { full: 'Existencias' },
      { full: 'Punto de pedido' },
      { full: '{alone}' },
      { full: 'A continuación: fije su punto de pedido', short: 'Luego: fije su punto de pedido' },
    ],
  },
  {
    value: 'de',
    label: 'Deutsch',
    name: 'German',
    term: { opening: 'Die Lieferzeit', alone: 'Lieferzeit' },
    kept: { opening: 'Die Lead\u00a0Time', alone: 'Lead\u00a0Time' },
    texts: [
      {
        full: 'Der Sicherheitsbestand gleicht verspätete Lieferungen aus',
        short: 'Sicherheitsbestand gleicht Verspätungen aus',
      },
      {
        full: '{opening} läuft von Bestellung bis Wareneingang.',
        short: '{alone}: von Bestellung bis Eingang.',
      },
      { full: 'Der Sicherheitsbestand reicht, solange Sie warten.', short: 'Er reicht, solange Sie warten.' },
      {
        full: 'Bestellen Sie nach, sobald der Bestand die Linie erreicht.',
        short: 'Ist die Linie erreicht, bestellen Sie nach.',
      },
      { full: 'Lager\u00adbestand' },
      { full: 'Melde\u00adbestand' },
      { full: '{alone}' },
      { full: 'Als Nächstes: Meldebestand festlegen', short: 'Weiter: Meldebestand festlegen' },
    ],
  },
  {
    value: 'fr',
    label: 'Français',
    name: 'French',
    term: { opening: 'Le délai de livraison', alone: 'Délai de livraison', brief: 'Délai' },
    kept: { opening: 'Le lead\u00a0time', alone: leadTime },
    texts: [
      {
        full: 'Le stock de sécurité couvre les retards de livraison',
        short: 'Le stock de sécurité couvre les retards',
      },
      { full: '{opening} va de la commande à la réception.', short: '{brief}\u00a0: de la commande à la réception.' },
      { full: 'Le stock de sécurité suffit pendant que vous attendez.', short: 'Ce stock suffit pendant l’attente.' },
      {
        full: 'Passez commande lorsque le stock atteint la ligne.',
        short: 'Commandez quand le stock atteint la ligne.',
      },
      { full: 'Stock disponible' },
      { full: 'Point de commande' },
      { full: '{alone}' },
      { full: 'Ensuite\u00a0: fixez votre point de commande', short: 'Puis\u00a0: fixez le point de commande' },
    ],
  },
  {
    value: 'pt',
    label: 'Português',
    name: 'Portuguese',
    term: { opening: 'O prazo de entrega', alone: 'Prazo de entrega' },
    kept: { opening: 'O lead\u00a0time', alone: leadTime },
    texts: [
      { full: 'O estoque de segurança cobre atrasos nas entregas', short: 'O estoque de segurança cobre atrasos' },
      { full: '{opening} vai do pedido ao recebimento.', short: 'Prazo: do pedido ao recebimento.' },
      { full: 'O estoque de segurança dura enquanto você espera.', short: 'Esse estoque dura enquanto você espera.' },
      { full: 'Faça um novo pedido quando o estoque chegar à linha.', short: 'Peça quando o estoque chegar à linha.' },
      { full: 'Estoque atual' },
      { full: 'Ponto de pedido' },
      { full: '{alone}' },
      { full: 'A seguir: defina seu ponto de pedido', short: 'Agora: defina o ponto de pedido' },
    ],
  },
  {
    value: 'ja',
    label: '日本語',
    name: 'Japanese',
    term: { opening: 'リードタイム', alone: 'リード\u200bタイム' },
    kept: { opening: leadTime, alone: leadTime },
    texts: [
      { full: '安全在庫は|納品の|遅れに|備える|在庫です' },
      { full: '{opening}とは、|発注から|入荷までの|期間です。', short: '{opening}：|発注から|入荷まで。' },
      {
        full: '安全在庫が|あれば、|入荷を|待つ|間も|品切れになりません。',
        short: '入荷待ちの|間も|品切れを|防ぎます。',
      },
      { full: '在庫が|線まで|減ったら、|再発注します。' },
      { full: '現在の|在庫' },
      { full: '発注点' },
      { full: '{alone}' },
      { full: '次は、|発注点を|設定します' },
    ],
  },
]
