import { ArticleListPage } from '../../../layouts/ArticleListPage'
import type { data } from './+data'

/** A further page of the list of all articles; the first one is content/pages/blog.mdx. */
export default function FurtherArticlesPage({ site, list, info }: Awaited<ReturnType<typeof data>>) {
  return <ArticleListPage site={site} list={list} info={info} />
}
