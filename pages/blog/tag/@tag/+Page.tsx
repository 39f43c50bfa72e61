import { tagSlug } from '@proofsheet/engine/content/collection'
import { eachTag, postsWith, tagUrl } from '../../../../renderer/site/page-info/tags'
import { ArticleListPage } from '../../../layouts/ArticleListPage'
import type { data } from './+data'

/** A page of the articles with a tag, and links to all tags with the numbers of their articles, this one marked. */
export default function TagPage({ site, list, info }: Awaited<ReturnType<typeof data>>) {
  return (
    <ArticleListPage list={list} info={info}>
      <nav aria-labelledby="other-tags" className="no-print page mt-16">
        <div className="grid md:grid-cols-[14rem_1fr] gap-x-8 gap-y-3 py-5 border-0 border-t border-b border-solid border-rule">
          <h2 id="other-tags" className="text-lead">
            All subjects
          </h2>
          <ul className="nav grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 gap-x-6">
            {eachTag(site).map(tag => (
              <li key={tag}>
                <a
                  className="inline-flex items-center min-h-11 aria-[current]:font-650"
                  href={tagUrl(tag)}
                  aria-current={tagSlug(tag) === tagSlug(list.tag ?? '') ? 'page' : undefined}
                >
                  {tag} {postsWith(tag, site).length}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </ArticleListPage>
  )
}
