const [width, left, line, gap] = [880, 390, 20, 14]
const tints = ['#1d5c4a', '#c2562e', '#4b6b9a', '#8a6d1f', '#6a4c8c', '#5f6b70']
const opacities = ['1', '.8', '.65', '.5', '.35']

interface Bar {
  label: string
  mode: string
  posts: number
  seconds: number
}

/**
 * Plots build times as SVG: a block with its own scale for each number of posts, with a bar for each site and mode
 * labelled in seconds.
 */
export function renderPlot(bars: Bar[]): string {
  const labels = [...new Set(bars.map(({ label }) => label))]
  const modes = [...new Set(bars.map(({ mode }) => mode))]
  const parts: string[] = []
  let y = 12
  for (const posts of [...new Set(bars.map(each => each.posts))].sort((a, b) => a - b)) {
    const block = bars.filter(each => each.posts === posts)
    const longest = Math.max(...block.map(({ seconds }) => seconds))
    parts.push(text(8, y + 14, `${posts.toLocaleString('en')} posts`, ' font-weight="bold"'))
    y += line + 6
    for (const label of labels) {
      for (const { mode, seconds } of block.filter(each => each.label === label)) {
        const index = modes.indexOf(mode)
        const length = Math.max(1, (seconds / longest) * (width - left - 70)).toFixed(1)
        const look = `fill="${tints[labels.indexOf(label) % tints.length]}" fill-opacity="${opacities[index % opacities.length]}"`
        parts.push(
          text(left - 8, y + 14, index === 0 ? `${label}, ${mode}` : mode, ' text-anchor="end"'),
          `<rect x="${left}" y="${y + 3}" width="${length}" height="${line - 5}" ${look}/>`,
          text(left + Number(length) + 6, y + 14, `${seconds.toFixed(2)} s`),
        )
        y += line
      }
      y += 6
    }
    y += gap
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" font-family="sans-serif" font-size="13" fill="#1d2520" role="img" aria-label="Seconds of a build by site, kind of build and number of posts">
<rect width="${width}" height="${y}" fill="#fff"/>
${parts.join('\n')}
</svg>
`
}

function text(x: number, y: number, words: string, look = ''): string {
  return `<text x="${x.toFixed(1)}" y="${y}"${look}>${words}</text>`
}
