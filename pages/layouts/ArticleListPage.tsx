import { AllArticles } from '../../renderer/site/components/blog/AllArticles'
import { Pager } from '../../renderer/site/components/blog/Pager'
import { LargePost, PostList } from '../../renderer/site/components/blog/PostLists'
import { Subjects } from '../../renderer/site/components/blog/Subjects'
import { SiteContext } from '../../renderer/site/components/site-context'
import type { Site } from '../../renderer/site/entities'
import type { ArticleList } from '../../renderer/site/page-info/articles'
import { countsOf } from '../../renderer/site/page-info/lists'
import type { PageInfo } from '../../renderer/site/page-info/page-shapes'
import { subjectOf } from '../../renderer/site/page-info/tags'

/** How many articles of a list are large, each beside its example. */
const mostLarge = 3

/** A page of a list of articles that no entity describes, the first ones large, with the subjects above them and the way back below. */
export function ArticleListPage({ site, list, info }: { site: Site; list: ArticleList; info: PageInfo }) {
  const { tag } = list
  const subject = tag && list.page.number === 1 ? subjectOf(tag, site) : undefined
  // Other pages of the list are loaded into the first one, row by row.
  const large = list.page.number === 1 ? mostLarge : 0
  return (
    <>
      <div className="ground list-head">
        <div className="page">
          <h1>{info.heading}</h1>
          {subject && <p className="lead">{subject}</p>}
          <p>
            {subject && tag ? countsOf(tag, site) : info.lead}. New ones come by{' '}
            <a href="/blog/#new-articles-can-come-to-your-inbox">email</a> or <a href="/rss.xml">RSS</a>.
          </p>
          <SiteContext value={site}>
            <Subjects current={tag} />
          </SiteContext>
        </div>
      </div>
      <div className="page">
        <h2 className="visually-hidden">Articles</h2>
        {list.posts.slice(0, large).map((post, index) => (
          <LargePost key={post.slug} post={post} world={index % 2 === 0 ? 'training' : 'enterprise'} tag={tag} />
        ))}
        <PostList posts={list.posts.slice(large)} tag={tag} />
        <Pager page={list.page} />
      </div>
      <div className="ground list-end no-print">
        <div className="page">
          <AllArticles />
        </div>
      </div>
    </>
  )
}
