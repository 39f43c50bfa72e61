import { site } from '../../../../content/site'

const { id, endpoint } = site.providers.analytics

/** Whether an analytics service is configured. */
export const isMeasured = Boolean(id && endpoint)

/**
 * The consent bar for counting page views, with two equal answers. A script shows it where there is no answer yet, and
 * on "Privacy choices" in the footer. Renders nothing where no analytics service is configured.
 */
export function Consent() {
  if (!isMeasured) return null
  return (
    <section
      id="consent"
      aria-label="Privacy choices"
      tabIndex={-1}
      hidden
      data-part=""
      data-provider="analytics"
      data-site={id}
      data-endpoint={endpoint}
      className="fixed inset-x-0 bottom-0 z-5 max-h-1/2 overflow-y-auto bg-paper-lift border-0 border-t border-solid border-rule-ctl text-note"
    >
      <div className="page py-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        <div className="max-w-text">
          <p>
            <b>May we count your page views?</b> With your yes, our analytics service learns the address of each page
            you open here. You can change your answer at the foot of each page.
          </p>
          <p className="mt-1 text-ink-2" role="status" />
        </div>
        <p className="flex flex-wrap gap-3">
          <button type="button" className="btn-quiet min-w-28" data-answer="yes">
            Accept
          </button>
          <button type="button" className="btn-quiet min-w-28" data-answer="no">
            Decline
          </button>
          <button type="button" className="btn-quiet min-w-28" data-answer="" hidden>
            Close
          </button>
        </p>
      </div>
    </section>
  )
}
