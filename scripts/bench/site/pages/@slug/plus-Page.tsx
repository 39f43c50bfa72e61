import { Body } from '../../renderer/Body'
import type { PageOf } from '../+data'

/** A page beside the posts. */
export default function RootPage({ entity: { title }, site, text }: PageOf<'pages'>) {
  return (
    <>
      <h1>{title}</h1>
      <Body text={text} site={site} />
    </>
  )
}
