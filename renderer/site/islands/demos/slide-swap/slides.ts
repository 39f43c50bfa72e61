// Reaches the browser, when a visitor uses the SlideSwap figure.
import type { Box } from './fit'

export type Language = 'es' | 'de' | 'fr' | 'pt' | 'ja'
export type Place = 'title' | 'bullet' | 'label' | 'screen'

/** The texts of each slide, by their places in a version: the second slide has labels of the first in its table. */
export const slides = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [8, 9, 10, 11, 6, 5, 12],
] as const

/** The rows of the table: a part, how long it takes to come, and when to reorder it. No language has other words for them. */
export const parts = [
  ['A-12', '14 d', '700'],
  ['B-07', '35 d', '240'],
  ['C-31', '7 d', '15'],
] as const

/** The kind of box of each text, in order. */
export const places: readonly Place[] = [
  ...(['title', 'bullet', 'bullet', 'bullet', 'label', 'label', 'label', 'screen'] as const),
  ...(['title', 'bullet', 'bullet', 'bullet', 'screen'] as const),
]

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
  /**
   * One text for each place, then a shorter one after a slash where the full one may overflow its box. Placeholders of the
   * term are {opening}, {alone} and {brief}; | is between phrases without spaces.
   */
  texts: readonly string[]
}

export interface Translation extends Version {
  value: Language
  label: string
}

/** The glossary term; its space does not break. */
const leadTime = 'Lead\u00a0time'

/** Two slides of a course on stock keeping, in the language of the course. */
export const source: Version = {
  name: 'English',
  term: { opening: leadTime, alone: leadTime },
  kept: { opening: leadTime, alone: leadTime },
  texts: [
    'Safety stock covers late deliveries',
    '{opening} runs from order to arrival.',
    'Safety stock lasts while you wait.',
    'Reorder when stock reaches the line.',
    'Stock on hand',
    'Reorder point',
    '{alone}',
    'Next: set your reorder point',
    'Each part has its own reorder point',
    '{opening} comes from the supplier.',
    'Add up what you use in that time.',
    'Then add your safety stock.',
    'Next: count your first shelf',
  ],
}

/** The slides in other languages. */
export const translations: readonly [Translation, ...Translation[]] = [
  {
    value: 'es',
    label: 'Español',
    name: 'Spanish',
    term: { opening: 'El plazo de entrega', alone: 'Plazo de entrega' },
    kept: { opening: 'El lead\u00a0time', alone: leadTime },
    texts: [
      'El stock de seguridad cubre los retrasos en las entregas / El stock de seguridad cubre los retrasos',
      '{opening} va del pedido a la recepción. / Plazo: del pedido a la recepción.',
      'El stock de seguridad alcanza mientras espera la entrega. / Ese stock alcanza mientras espera.',
      'Vuelva a pedir cuando las existencias alcancen la línea. / Pida cuando el stock llegue a la línea.',
      'Existencias',
      'Punto de pedido',
      '{alone}',
      'A continuación: fije su punto de pedido / Luego: fije su punto de pedido',
      'Cada pieza tiene su propio punto de pedido',
      '{opening} lo indica el proveedor. / Ese plazo lo indica el proveedor.',
      'Sume lo que consume durante todo ese tiempo. / Sume lo que consume en ese plazo.',
      'Añada después el stock de seguridad.',
      'A continuación: cuente su primer estante / Luego: cuente su primer estante',
    ],
  },
  {
    value: 'de',
    label: 'Deutsch',
    name: 'German',
    term: { opening: 'Die Lieferzeit', alone: 'Lieferzeit' },
    kept: { opening: 'Die Lead\u00a0Time', alone: 'Lead\u00a0Time' },
    texts: [
      'Der Sicherheitsbestand gleicht verspätete Lieferungen aus / Sicherheitsbestand gleicht Verspätungen aus',
      '{opening} läuft von Bestellung bis Wareneingang. / {alone}: von Bestellung bis Eingang.',
      'Der Sicherheitsbestand reicht, solange Sie warten. / Der Bestand reicht, solange Sie warten.',
      'Bestellen Sie nach, sobald der Bestand die Linie erreicht. / Ist die Linie erreicht, bestellen Sie nach.',
      'Lager\u00adbestand',
      'Melde\u00adbestand',
      '{alone}',
      'Als Nächstes: Meldebestand festlegen / Weiter: Meldebestand festlegen',
      'Jedes Teil hat seinen eigenen Meldebestand',
      '{opening} erfahren Sie von Ihrem Lieferanten. / {opening} nennt der Lieferant.',
      'Rechnen Sie zusammen, was Sie in dieser Zeit verbrauchen. / Addieren Sie den Verbrauch bis dahin.',
      'Schlagen Sie dann den Sicherheitsbestand auf. / Dazu kommt der Sicherheitsbestand.',
      'Als Nächstes: das erste Regal zählen / Weiter: das erste Regal zählen',
    ],
  },
  {
    value: 'fr',
    label: 'Français',
    name: 'French',
    term: { opening: 'Le délai de livraison', alone: 'Délai de livraison', brief: 'Délai' },
    kept: { opening: 'Le lead\u00a0time', alone: leadTime },
    texts: [
      'Le stock de sécurité couvre les retards de livraison / Le stock de sécurité couvre les retards',
      '{opening} va de la commande à la réception. / {brief}\u00a0: de la commande à la réception.',
      'Le stock de sécurité suffit pendant que vous attendez. / Ce stock suffit pendant l’attente.',
      'Passez commande lorsque le stock atteint la ligne. / Commandez quand le stock atteint la ligne.',
      'Stock disponible',
      'Point de commande',
      '{alone}',
      'Ensuite\u00a0: fixez votre point de commande / Puis\u00a0: fixez le point de commande',
      'Chaque pièce a son propre point de commande',
      '{opening} est indiqué par le fournisseur. / Le fournisseur indique ce délai.',
      'Additionnez ce que vous consommez pendant ce temps. / Comptez ce que vous consommez alors.',
      'Ajoutez ensuite le stock de sécurité.',
      'Ensuite\u00a0: comptez votre première étagère / Puis\u00a0: comptez une étagère',
    ],
  },
  {
    value: 'pt',
    label: 'Português',
    name: 'Portuguese',
    term: { opening: 'O prazo de entrega', alone: 'Prazo de entrega' },
    kept: { opening: 'O lead\u00a0time', alone: leadTime },
    texts: [
      'O estoque de segurança cobre atrasos nas entregas / O estoque de segurança cobre atrasos',
      '{opening} vai do pedido ao recebimento. / Prazo: do pedido ao recebimento.',
      'O estoque de segurança dura enquanto você espera. / Esse estoque dura enquanto você espera.',
      'Faça um novo pedido quando o estoque chegar à linha. / Peça quando o estoque chegar à linha.',
      'Estoque atual',
      'Ponto de pedido',
      '{alone}',
      'A seguir: defina seu ponto de pedido / Agora: defina o ponto de pedido',
      'Cada peça tem seu próprio ponto de pedido',
      '{opening} é informado pelo fornecedor. / O fornecedor informa o prazo.',
      'Some o que você consome durante esse tempo. / Some o consumo desse período.',
      'Depois, some o estoque de segurança.',
      'A seguir: conte sua primeira prateleira / Agora: conte uma prateleira',
    ],
  },
  {
    value: 'ja',
    label: '日本語',
    name: 'Japanese',
    term: { opening: 'リードタイム', alone: 'リード\u200bタイム' },
    kept: { opening: leadTime, alone: leadTime },
    texts: [
      '安全在庫は|納品の|遅れに|備える|在庫です',
      '{opening}とは、|発注から|入荷までの|期間です。 / {opening}：|発注から|入荷まで。',
      '安全在庫が|あれば、|入荷を|待つ|間も|品切れになりません。 / 入荷待ちの|間も|品切れを|防ぎます。',
      '在庫が|線まで|減ったら、|再発注します。',
      '現在の|在庫',
      '発注点',
      '{alone}',
      '次は、|発注点を|設定します',
      '発注点は|部品ごとに|違います',
      '{opening}は|仕入先に|問い合わせて|確認します。 / {opening}は|仕入先に|確認します。',
      'その期間に|使用する|数量を|すべて|合計します。 / その間の|使用量を|合計します。',
      '最後に|安全在庫を|加えます。',
      '次は、|最初の|棚を|数えます',
    ],
  },
]
