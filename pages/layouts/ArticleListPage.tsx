import type { ReactNode } from 'react'
import { Pager } from '../../renderer/site/components/blog/Pager'
import { LargePost, PostList } from '../../renderer/site/components/blog/PostLists'
import type { ArticleList } from '../../renderer/site/page-info/articles'
import type { PageInfo } from '../../renderer/site/page-info/page-shapes'

/** A page of a list of articles that no entity describes, the first one large, with further links below it. */
export function ArticleListPage({ list, info, children }: { list: ArticleList; info: PageInfo; children?: ReactNode }) {
  const [newest] = list.posts
  // Other pages of the list are loaded into the first one, row by row.
  const large = list.page.number === 1 ? newest : undefined
  return (
    <>
      <div className="ground list-head">
        <div className="page">
          <h1>{info.heading}</h1>
          <p className="max-w-text text-lead">
            {info.lead}. See <a href="/blog/">all articles</a>, or get new ones by{' '}
            <a href="/blog/#new-articles-can-come-to-your-inbox">email</a> or <a href="/rss.xml">RSS</a>.
          </p>
        </div>
      </div>
      <div className="page">
        <h2 className="visually-hidden">Articles</h2>
        {large && <LargePost post={large} world="training" />}
        <PostList posts={list.posts.filter(post => post !== large)} hasLines />
        <Pager page={list.page} />
      </div>
      {children}
    </>
  )
}
