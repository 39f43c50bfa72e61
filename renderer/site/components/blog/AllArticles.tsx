/** The way back to the list of all articles, from one of them or from a list of some. */
export function AllArticles() {
  return (
    <p className="no-print">
      <a className="inline-flex items-center min-h-6" href="/blog/">
        ← All articles
      </a>
    </p>
  )
}
