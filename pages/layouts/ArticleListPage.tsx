import type { ReactNode } from 'react'
import { Pager } from '../../renderer/site/components/blog/Pager'
import { PostList } from '../../renderer/site/components/blog/PostLists'
import type { ArticleList } from '../../renderer/site/page-info/articles'
import type { PageInfo } from '../../renderer/site/page-info/page-shapes'

/** A page of a list of articles that no entity describes, with further links below it. */
export function ArticleListPage({ list, info, children }: { list: ArticleList; info: PageInfo; children?: ReactNode }) {
  return (
    <>
      <header className="page pt-8 lg:pt-12 pb-10">
        <h1>{info.heading}</h1>
        <p className="mt-5 text-lead text-ink-2">{info.lead}</p>
      </header>
      <div className="page">
        <h2 className="visually-hidden">Articles</h2>
        <PostList posts={list.posts} />
        <Pager page={list.page} />
        <p className="no-print mt-8 text-note">
          <a className="inline-flex items-center min-h-6" href="/blog/">
            ← All articles
          </a>
        </p>
      </div>
      {children}
    </>
  )
}
