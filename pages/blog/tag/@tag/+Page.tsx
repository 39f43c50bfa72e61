import { tagSlug } from '@proofsheet/engine/content/collection'
import { eachTag, tagUrl } from '../../../../renderer/site/page-info/tags'
import { ArticleListPage } from '../../../layouts/ArticleListPage'
import type { data } from './+data'

/** A page of the articles with a tag, and links to the other tags. */
export default function TagPage({ site, list, info }: Awaited<ReturnType<typeof data>>) {
  const others = eachTag(site).filter(each => tagSlug(each) !== tagSlug(list.tag ?? ''))
  return (
    <ArticleListPage list={list} info={info}>
      <nav aria-labelledby="other-tags" className="no-print page mt-16">
        <div className="grid md:grid-cols-[14rem_1fr] gap-x-8 gap-y-3 py-5 border-0 border-t border-b border-solid border-rule">
          <h2 id="other-tags" className="text-lead">
            Other subjects
          </h2>
          <ul className="nav grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 gap-x-6">
            {others.map(other => (
              <li key={other}>
                <a className="inline-flex items-center min-h-11" href={tagUrl(other)}>
                  {other}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </ArticleListPage>
  )
}
