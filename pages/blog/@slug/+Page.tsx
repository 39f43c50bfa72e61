import { Body } from '../../../renderer/site/Body'
import { AllArticles } from '../../../renderer/site/components/blog/AllArticles'
import { PostList } from '../../../renderer/site/components/blog/PostLists'
import { TagLinks } from '../../../renderer/site/components/blog/TagLinks'
import { NewsletterForm } from '../../../renderer/site/components/contact/NewsletterForm'
import { InlineMarkdown } from '../../../renderer/site/components/lists/InlineMarkdown'
import { Handout } from '../../../renderer/site/components/stage/Handout'
import { findArticle } from '../../../renderer/site/page-info/find-article'
import { longDate } from '../../../renderer/site/page-info/long-date'
import { readTimeOf } from '../../../renderer/site/page-info/read-time'
import type { PageOf } from '../../+data'
import { Hero } from '../../layouts/Hero'
import { Section } from '../../layouts/Section'
import { Neighbors } from './Neighbors'
import { shareLinks } from './share-links'

/** An article: its example on the stage; its text in one column, beside contents and facts; then related articles. */
export default function BlogPostPage({ entity: post, site, body, info }: PageOf<'blog'>) {
  const related = post.relatedPosts.flatMap(slug => findArticle(slug, site) ?? [])
  return (
    <article>
      <Hero
        isOnStage
        badge={post.question && <span className="post-question">{post.question}</span>}
        title={post.title}
        lead={post.excerpt}
        text={<Author post={post} />}
        object={post.example && <Handout {...post.example} />}
      />
      <Body body={body} site={site} contents={post.contents ?? 'auto'} aside={<Facts post={post} />} />
      <footer className="page mt-12">
        <div className="after-text max-w-text border-0 border-t border-solid border-rule pt-6 grid gap-5 text-note">
          <TagLinks tags={post.tags} />
          <AllArticles />
          <ul className="nav no-print flex flex-wrap items-center gap-x-4" aria-label="Share this article">
            <li aria-hidden="true">Share on</li>
            {shareLinks(info.canonical, post.title).map(({ label, href }) => (
              <li key={label}>
                <a className="inline-flex items-center min-h-11" href={href} target="_blank" rel="noopener">
                  <span className="visually-hidden">Share on </span>
                  {label}
                </a>
              </li>
            ))}
            <li className="with-script flex flex-wrap items-center gap-x-4">
              <button type="button" data-copy={info.canonical} className="btn-link text-pine">
                Copy link
              </button>
              <span role="status" className="text-ink-2" />
            </li>
          </ul>
        </div>
      </footer>
      <Neighbors post={post} site={site} related={related} />
      <div className="no-print">
        <Section id="related" title="Read next">
          <PostList posts={related} />
        </Section>
        <Section id="newsletter" title="New articles by email" isBeside>
          <NewsletterForm />
        </Section>
      </div>
    </article>
  )
}

function Author({ post }: { post: PageOf<'blog'>['entity'] }) {
  return (
    <>
      By <b>{post.author}</b>. <InlineMarkdown text={post.authorBio} />
    </>
  )
}

function Facts({ post }: { post: PageOf<'blog'>['entity'] }) {
  return (
    <dl className="hero-facts is-terse m-0 grid grid-cols-2 margin:grid-cols-1 gap-x-6 gap-y-2">
      <Fact term="Category">{post.category}</Fact>
      <Fact term="Published">
        <time dateTime={post.date}>{longDate(post.date)}</time>
      </Fact>
      {post.updated && (
        <Fact term="Updated">
          <time dateTime={post.updated}>{longDate(post.updated)}</time>
        </Fact>
      )}
      <Fact term="Length">{readTimeOf(post)}</Fact>
      <Fact term="New ones">
        By <a href="#newsletter">email</a> or <a href="/rss.xml">RSS</a>
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-ink-3">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
