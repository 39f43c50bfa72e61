import type { ReactNode } from 'react'
import { Pager } from '../../renderer/site/components/blog/Pager'
import { LargePost, PostList } from '../../renderer/site/components/blog/PostLists'
import type { ArticleList } from '../../renderer/site/page-info/articles'
import type { PageInfo } from '../../renderer/site/page-info/page-shapes'

/** How many articles of a list are large, each beside its example. */
const mostLarge = 3

/** A page of a list of articles that no entity describes, the first ones large, with further links below them. */
export function ArticleListPage({ list, info, children }: { list: ArticleList; info: PageInfo; children?: ReactNode }) {
  // Other pages of the list are loaded into the first one, row by row.
  const large = list.page.number === 1 ? mostLarge : 0
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
        {list.posts.slice(0, large).map((post, index) => (
          <LargePost key={post.slug} post={post} world={index % 2 === 0 ? 'training' : 'enterprise'} />
        ))}
        <PostList posts={list.posts.slice(large)} />
        <Pager page={list.page} />
      </div>
      {children}
    </>
  )
}
