import type { PageOf } from '../+data'
import { GeneralPage } from '../layouts/GeneralPage'

/** The home page's content below a line that the page was not found. */
export default function NotFoundPage(page: PageOf<'pages'>) {
  return (
    <>
      <p role="status" className="page mt-4">
        <span className="note block">This page was not found. Here is the home page instead.</span>
      </p>
      <GeneralPage {...page} />
    </>
  )
}
