import { ArticleListPage } from '../../../layouts/ArticleListPage'
import type { data } from './+data'

/** A page of the articles with a tag. */
export default function TagPage({ site, list, info }: Awaited<ReturnType<typeof data>>) {
  return <ArticleListPage site={site} list={list} info={info} />
}
