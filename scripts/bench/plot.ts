const [width, height, left, bottom] = [640, 360, 56, 40]
const colors = ['#1d5c4a', '#c2562e', '#4b6b9a', '#8a6d1f', '#6a4c8c']

/** A plot of seconds by posts, both logarithmic, one line for each generator and mode, as SVG. */
export function drawPlot(rows: { peer: string; mode: string; posts: number; seconds: number }[]): string {
  const logs = (values: number[]) => [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))] as const
  const [fromX, toX] = logs(rows.map(({ posts }) => posts))
  const [fromY, toY] = logs(rows.map(({ seconds }) => seconds))
  const x = (posts: number) => left + ((Math.log10(posts) - fromX) / (toX - fromX || 1)) * (width - left - 180)
  const y = (seconds: number) =>
    height - bottom - ((Math.log10(seconds) - fromY) / (toY - fromY || 1)) * (height - bottom - 24)
  const peers = [...new Set(rows.map(({ peer }) => peer))]
  const series = [...new Set(rows.map(({ peer, mode }) => `${peer}, ${mode}`))]
  const lines = series.map((name, index) => {
    const of = rows.filter(row => `${row.peer}, ${row.mode}` === name).sort((a, b) => a.posts - b.posts)
    const color = colors[peers.indexOf(of[0]?.peer ?? '') % colors.length]
    const dash = ['', '6 4', '2 3'][index % 3]
    const points = of.map(({ posts, seconds }) => `${x(posts).toFixed(1)},${y(seconds).toFixed(1)}`)
    const dots = points.map(point => {
      const [cx, cy] = point.split(',')
      return `<circle cx="${cx}" cy="${cy}" r="3" fill="${color}"/>`
    })
    const place = 24 + index * 18
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2" stroke-dasharray="${dash}"/>${dots.join('')}
<path d="M${width - 170} ${place}h22" stroke="${color}" stroke-width="2" stroke-dasharray="${dash}"/><text x="${width - 142}" y="${place + 4}">${name}</text>`
  })
  const sizes = [...new Set(rows.map(({ posts }) => posts))]
  const ticks = sizes.map(posts => `<text x="${x(posts)}" y="${height - 16}" text-anchor="middle">${posts}</text>`)
  const times = [0.1, 0.3, 1, 3, 10, 30, 100, 300, 1000].filter(
    time => Math.log10(time) >= fromY && Math.log10(time) <= toY,
  )
  const grid = times.map(
    time =>
      `<path d="M${left} ${y(time).toFixed(1)}H${width - 180}" stroke="#8886"/><text x="${left - 6}" y="${(y(time) + 4).toFixed(1)}" text-anchor="end">${time} s</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img" aria-label="Seconds of a build by the number of posts">
<rect width="${width}" height="${height}" fill="#fff"/>
${[...grid, ...ticks, ...lines].join('\n')}
</svg>
`
}
