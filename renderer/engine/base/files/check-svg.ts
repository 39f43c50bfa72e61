import sax, { type QualifiedAttribute, type QualifiedTag } from 'sax'
import { type Range, rangeAt } from '../diagnostics/position'

/** Something in a drawing that a browser could run or fetch, with its place. */
export interface SvgProblem {
  range: Range
  message: string
}

const svg = 'http://www.w3.org/2000/svg'

/** The elements of SVG that only show something: https://svgwg.org/svg2-draft/eltindex.html without links and scripts. */
const shapes = new Set(
  `circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence filter g image line linearGradient marker mask metadata path pattern polygon polyline radialGradient
  rect stop style svg switch symbol text textPath title tspan use view`.split(/\s+/),
)

/** Descriptions that drawing programs add, which browsers ignore: RDF, Creative Commons, Dublin Core, Inkscape. */
const ignoredNamespaces = new Set([
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
])

/**
 * Finds the first thing that a drawing could run or fetch: a script, handler, HTML, animation, link, other file or
 * entity. It is parsed as XML and compared with what is allowed, so anything unknown is a problem too.
 */
export function findSvgProblem(source: string): SvgProblem | undefined {
  let problem: SvgProblem | undefined
  const parser = sax.parser(true, { xmlns: true, position: true })
  const stop = (start: number, message: string): never => {
    problem = { range: rangeAt(source, start, parser.position), message }
    throw new Error(message)
  }
  const report = (message: string) => stop(Math.max(0, parser.startTagPosition - 1), message)
  /** The names of the open elements; the text of an open <style>, whose parts a browser joins. */
  const open: string[] = []
  let style = ''

  parser.onerror = error => stop(parser.position, `The drawing is not XML: ${error.message.split('\n')[0]}.`)
  parser.ondoctype = text => {
    if (text.includes('[')) report('<!DOCTYPE> declares entities, which can hide anything.')
  }
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name !== 'xml') report(`<?${name}?> is an instruction to load something.`)
    if (/encoding(?!\s*=\s*["']utf-8["'])/i.test(body)) report('The drawing is not in UTF-8.')
  }
  parser.onopentag = node => {
    const { name, uri, local, attributes } = node as QualifiedTag
    if (open.length === 0 && (uri !== svg || local !== 'svg')) report(`<${name}> is not the element <svg>.`)
    if (uri === svg ? !shapes.has(local) : !ignoredNamespaces.has(uri)) report(`<${name}> is no part of a picture.`)
    open.push(uri === svg ? local : '')
    for (const attribute of Object.values(attributes)) {
      const wrong = attributeProblem(attribute)
      if (wrong) report(`<${name} ${attribute.name}="…">: ${wrong}`)
    }
  }
  parser.ontext = parser.oncdata = text => {
    if (open.at(-1) === 'style') style += text
  }
  parser.onclosetag = () => {
    if (open.pop() !== 'style') return
    if (!isHarmlessStyle(style)) report('<style> loads something.')
    style = ''
  }
  parser.onend = () => {
    if (!source.includes('<')) stop(0, 'The drawing is empty.')
  }
  try {
    parser.write(source).close()
  } catch (error) {
    if (!problem) throw error
  }
  return problem
}

/** Why an attribute is refused: the thing that it could run or fetch; undefined for a harmless one. */
function attributeProblem({ local, prefix, uri, value }: QualifiedAttribute): string | undefined {
  if (prefix === 'xml' && local === 'base') return 'the attribute moves all addresses elsewhere.'
  if (/^(href|src)$/i.test(local) && !isOwn(value)) return 'the address is outside of the drawing.'
  // Browsers ignore other attributes of other namespaces.
  if (uri !== '') return
  if (/^on/i.test(local)) return 'the attribute is a script.'
  return isHarmlessStyle(value) ? undefined : 'the value loads something.'
}

/** Whether an address is a part of the drawing, or a picture within it that can't have script. */
const isOwn = (address: string) =>
  /^\s*(#|data:image\/(png|jpeg|gif|webp|avif);base64,)/.test(address) || address.trim() === ''

/** Whether CSS loads nothing. A backslash could hide a name. */
function isHarmlessStyle(css: string): boolean {
  if (/@import|\\|image-set|expression\s*\(|javascript:/i.test(css)) return false
  return [...css.matchAll(/url\(\s*["']?(.?)/gi)].every(([, first]) => first === '#')
}
