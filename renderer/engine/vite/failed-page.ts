import { type Problem, problemsId } from './report'

/** The document in place of a page that can't be rendered: its script shows the problems, and waits for the page. */
export function renderFailedPage(problems: Problem[], base: string): string {
  // In JSON that is part of HTML, "<" could end the element.
  const data = JSON.stringify(problems).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page can’t be rendered</title>
<script type="module" src="${base}@vite/client"></script></head>
<body><script type="application/json" id="${problemsId}">${data}</script>
<script type="module" src="${base}@id/@proofsheet/engine/vite/browser/failed-page"></script></body>
</html>`
}
