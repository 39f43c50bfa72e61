import Link from 'next/link'
import './site.css'

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header className="top">
          <Link className="brand" href="/">
            Bench
          </Link>
          <nav>
            <Link href="/">Home</Link>
            <Link href="/blog/">Blog</Link>
            <Link href="/blog/post-00001/">First</Link>
            <Link href="/blog/post-00002/">Second</Link>
            <Link href="/blog/post-00003/">Third</Link>
            <Link href="/blog/post-00004/">Fourth</Link>
          </nav>
        </header>
        <main className="wrap">{children}</main>
        <footer className="foot">Built to be measured.</footer>
      </body>
    </html>
  )
}
