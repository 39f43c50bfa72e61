import type { ReactNode } from 'react'
import { AllArticles } from '../../renderer/site/components/blog/AllArticles'
import { Pager } from '../../renderer/site/components/blog/Pager'
import { LargePost, PostList } from '../../renderer/site/components/blog/PostLists'
import type { ArticleList } from '../../renderer/site/page-info/articles'
import { longDate } from '../../renderer/site/page-info/long-date'
import type { PageInfo } from '../../renderer/site/page-info/page-shapes'

/** A page of a list of articles that no entity describes, the first one large, with further links below it. */
export function ArticleListPage({ list, info, children }: { list: ArticleList; info: PageInfo; children?: ReactNode }) {
  const [newest] = list.posts
  // Other pages of the list are loaded into the first one, row by row.
  const large = list.page.number === 1 ? newest : undefined
  return (
    <>
      <header className="page with-margin items-end pt-8 lg:pt-12 pb-10">
        <div>
          <h1>{info.heading}</h1>
          <p className="mt-5 text-lead text-ink-2">{info.lead}</p>
        </div>
        <div className="hero-facts">
          {newest && (
            <p>
              <span className="block text-ink-3">Newest</span>
              <time dateTime={newest.date}>{longDate(newest.date)}</time>
            </p>
          )}
          <p className="mt-2 text-ink-3">More</p>
          <AllArticles />
          <p>
            New ones by <a href="/blog/#new-articles-can-come-to-your-inbox">email</a> or <a href="/rss.xml">RSS</a>
          </p>
        </div>
      </header>
      <div className="page">
        <h2 className="visually-hidden">Articles</h2>
        {large && <LargePost post={large} world="training" />}
        <PostList posts={list.posts.filter(post => post !== large)} />
        <Pager page={list.page} />
      </div>
      {children}
    </>
  )
}
