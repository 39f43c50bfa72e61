import { breakpoints, duration, fontFamily, fontSize, layout, measure, palette } from './theme'

const size = (step: keyof typeof fontSize) => {
  const [value, rest] = fontSize[step]
  return `font-size:${value};${Object.entries(rest)
    .map(([name, to]) => `${name}:${to}`)
    .join(';')}`
}
const heading = (tag: 'h1' | 'h2' | 'h3') =>
  `${tag}{${size(tag)};max-width:${measure[tag]};font-family:${fontFamily.display};font-weight:650;text-wrap:balance;margin:0}`

/** The styles of plain elements, of text written in MDX, and of the document as a whole. */
export const base = `
*,::before,::after{box-sizing:border-box}
html{font-family:${fontFamily.text};color:var(--ink);background:var(--paper);accent-color:var(--pine);
caret-color:var(--pine);scroll-padding-top:calc(${layout.header} + 1rem);-webkit-text-size-adjust:100%;text-size-adjust:100%;
font-kerning:normal;overflow-wrap:break-word}
body{${size('body')};margin:0;min-height:100dvh;display:flex;flex-direction:column}
main{flex:1 0 auto}
::selection{background:var(--pine-wash);color:var(--ink)}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
a{color:var(--pine);text-underline-offset:0.2em;text-decoration-thickness:1px}
a:hover{color:var(--pine-hover);text-decoration-thickness:2px}
strong,b{font-weight:650}
img,svg,video{display:block;max-width:100%}
img,video{height:auto}
button,input,select,textarea{font:inherit;color:inherit}
button,summary,label{cursor:pointer}
summary{list-style:none}summary::-webkit-details-marker{display:none}
p,ul,ol,dl,dd,figure,blockquote{margin:0;padding:0}
ul.nav,ol.nav{list-style:none}
${heading('h1')}${heading('h2')}${heading('h3')}
mark{background:var(--mark-wash);color:inherit;border-bottom:2px solid var(--mark)}
sup{font-size:.75em;line-height:0;color:var(--mark-ink);font-weight:650}
code,pre,kbd{font-family:${fontFamily.mono};font-size:.92em}
table{border-collapse:collapse;text-align:left;font-variant-numeric:tabular-nums}
x-island,x-slot{display:contents}
[hidden]{display:none!important}
@media (scripting:none){.with-script{display:none!important}}
@media (scripting:enabled){.without-script,.later{display:none!important}}
.prose{position:relative}
.prose>*,.noted>*,.prose>x-island>*{max-width:${layout.text}}
.prose>.wide,.prose>x-island>:is(.frame,.wide){max-width:none}
.prose>*+*,.noted>*+*{margin-top:1.1em}
.prose>h2{margin-top:2.2em;margin-bottom:.6em}
.prose>h3{margin-top:1.8em;margin-bottom:.5em}
.prose>h2:first-child{margin-top:0}
.prose>h2+*,.prose>h3+*{margin-top:0}
.prose>x-island>*{margin-block:2rem 2.5rem}
.prose>x-island:first-child>*{margin-top:0}
.list{padding-left:1.3em}.list>li+li{margin-top:.45em}.list .list{padding-left:1.2em;margin-top:.45em}
.list>li::marker{color:var(--ink-3)}
.list.contains-task-list{list-style:none;padding-left:0}
.quoted{border-left:2px solid var(--rule);padding-left:1.2rem;color:var(--ink-2)}.quoted>p+p{margin-top:.8em}
.table{overflow-x:auto;max-width:46rem}
.table th{${size('note')};font-weight:400;color:var(--ink-3);padding:.5rem 1.5rem .5rem 0;border-bottom:1px solid var(--rule);vertical-align:bottom}
.table td{padding:.75rem 1.5rem .75rem 0;border-bottom:1px solid var(--rule);vertical-align:top;line-height:1.45}
.table td:last-child,.table th:last-child{padding-right:0}
.prose>pre{background:var(--paper-sunk);padding:1rem 1.25rem;overflow-x:auto;white-space:pre-wrap;line-height:1.55}
.inline-code{background:var(--paper-sunk);padding:.1em .3em;border-radius:2px}
.prose>hr{border:0;border-top:1px solid var(--rule);margin-block:2.5rem}
.noted{position:relative}
.note{${size('note')};color:var(--mark-ink);border-left:2px solid var(--mark);padding-left:.75rem;max-width:${measure.note}}
@media (min-width:${breakpoints.margin}){
.noted>.note{position:absolute;top:.3em;left:calc(${layout.text} + 4rem);width:${layout.margin};margin:0}}

.skip{position:absolute;left:1rem;top:-4rem;z-index:20;padding:.75rem 1.25rem;background:var(--ink);color:var(--paper);border-radius:4px}
.skip:focus{top:.5rem}
#main:focus{outline:none}
.header-home{border-color:transparent;background:transparent}
.header-home[data-scrolled],.header-home:has([open]){border-color:var(--rule);background:var(--paper)}
.menu{position:relative}.menu summary>svg{transition:transform ${duration.open}ms var(--enter)}.menu[open] summary>svg{transform:rotate(180deg)}
.panel{position:absolute;right:0;top:calc(100% + .5rem);box-shadow:0 8px 24px oklch(0.2 0.02 205/.14)}
.panel::before{content:"";position:absolute;inset:-1rem 0 100%}
.panel-wide{width:min(58rem,calc(100vw - 4rem));right:-14rem}
@media (width<${breakpoints.lg}){.menu-panel{position:fixed;inset:${layout.header} 0 0;overflow-y:auto}
html:has(header .menu[open]>nav){overflow:hidden;padding-right:var(--scroll-bar)}}
.faq-plus{transition:opacity ${duration.open}ms}[open]>summary .faq-plus{opacity:0}
.toast{transition:opacity ${duration.open}ms var(--enter);box-shadow:0 8px 24px oklch(0.2 0.02 205/.14)}
@starting-style{.toast{opacity:0}}.toast :focus-visible{outline-color:currentColor;outline-offset:-4px}
.spinner{width:2rem;height:2rem;border:3px solid var(--rule);border-top-color:var(--pine);border-radius:50%;animation:spin 1s linear infinite}
@keyframes spin{to{transform:rotate(1turn)}}
.contact-embed :is(input,select,textarea):not([type=checkbox],[type=radio],[type=submit]){width:100%;min-height:2.75rem;padding:.5rem .75rem;
border:1px solid var(--rule-ctl);border-radius:4px;background:var(--paper-lift)}
.contact-embed label{display:block;margin:.75rem 0 .25rem;font-weight:650}.contact-embed .hs-error-msgs{color:var(--bad);list-style:none}
.contact-embed [type=submit]{min-height:2.75rem;margin-top:1.25rem;padding:.5rem 1.25rem;border:0;border-radius:4px;background:var(--pine);color:var(--on-pine);font-weight:650}
.waiting{position:absolute;display:grid;place-items:end center;pointer-events:none}
.waiting>div{position:sticky;bottom:1rem;width:10rem;height:4rem;border-radius:4px;display:grid;place-content:center;overflow:hidden;
color:oklch(${palette.ink[1]});background:oklch(${palette.paper[1]})}
#waiting>div{position:fixed;inset:0;width:auto;height:auto;border-radius:0;z-index:30;pointer-events:auto}
.dots{width:300px;height:300px;padding:126px 30px;background:radial-gradient(closest-side,currentColor 42%,#0000 46%) 0 0/48px 48px content-box;position:relative}
.waiting:not(#waiting) .dots{scale:.5}
.dots:has(path){background:none}.dots>svg{position:absolute;inset:0}.dots path{fill:currentColor}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}
::view-transition-group(root){animation-duration:${duration.page}ms}}
@media (prefers-reduced-motion:reduce){*,::before,::after{transition:none!important;animation:none!important;scroll-behavior:auto!important}}
@media (forced-colors:active){.own-square{forced-color-adjust:none}mark{border-bottom-color:currentColor}.btn{border:1px solid}}
`
