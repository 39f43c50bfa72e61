import { ArticleListPage } from '../../../layouts/ArticleListPage'
import type { data } from './+data'

/** A further page of the list of all articles; the first one is content/pages/blog.mdx. */
export default function FurtherArticlesPage({ list, info }: Awaited<ReturnType<typeof data>>) {
  return <ArticleListPage list={list} info={info} />
}
