import { slugs } from '../../posts'

export const dynamicParams = false
export const generateStaticParams = () => slugs().map(slug => ({ slug }))

const load = async params => import(`../../../content/${(await params).slug}.mdx`)

export async function generateMetadata({ params }) {
  const { title, excerpt } = (await load(params)).frontmatter
  return { title: `${title} – Bench`, description: excerpt }
}

export default async function Post({ params }) {
  const { default: Body, frontmatter } = await load(params)
  const { title, author, date, tags, excerpt } = frontmatter
  return (
    <article>
      <h1>{title}</h1>
      <p className="meta">
        {author} · {date} · {tags.join(', ')}
      </p>
      <p className="lead">{excerpt}</p>
      <Body />
    </article>
  )
}
