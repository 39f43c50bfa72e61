import { tagSlug } from '../../../../renderer/engine/content/collection'
import { eachTag, tagUrl } from '../../../../renderer/site/page-info/tags'
import { ArticleListPage } from '../../../layouts/ArticleListPage'
import type { data } from './+data'

/** A page of the articles with a tag, and links to the other tags. */
export default function TagPage({ site, list, info }: Awaited<ReturnType<typeof data>>) {
  const others = eachTag(site).filter(each => tagSlug(each) !== tagSlug(list.tag ?? ''))
  return (
    <ArticleListPage list={list} info={info}>
      <nav aria-labelledby="other-tags" className="no-print page mt-16">
        <h2 id="other-tags" className="text-lead">
          Other subjects
        </h2>
        <ul className="nav mt-3 flex flex-wrap gap-x-6">
          {others.map(other => (
            <li key={other}>
              <a className="inline-flex items-center min-h-11" href={tagUrl(other)}>
                {other}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </ArticleListPage>
  )
}
