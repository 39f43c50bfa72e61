import type { FailureKind } from '@proofsheet/engine/pages/islands/failure/show-failure'

/**
 * The failure notices of islands, as templates in the document, so that a tab whose scripts are no longer on the server
 * can still show them. The texts of `update` and `error` are from the specification's error catalogue (section 8).
 */
export function Failures() {
  return (
    <template id="failures">
      <Failure kind="update" title="Application Update Required" refresh>
        It looks like the application has been updated. Please refresh the page to load the latest version.
      </Failure>
      <Failure kind="error" title="Something went wrong" refresh again>
        We're sorry, but something unexpected happened. Please try refreshing the page.
      </Failure>
      <Failure kind="unreachable" title="This part could not be loaded" again>
        Our server does not answer, or you are offline. Everything already on this page still reads as it is.
      </Failure>
    </template>
  )
}

interface FailureProps {
  kind: FailureKind
  title: string
  refresh?: boolean
  again?: boolean
  children: string
}

function Failure({ kind, title, refresh, again, children }: FailureProps) {
  return (
    <div
      data-kind={kind}
      className="sticky bottom-0 col-span-full bg-paper-sunk text-body text-ink p-4 sm:p-6"
      role="alert"
    >
      <p className="font-650">{title}</p>
      <p className="mt-1 mb-4 max-w-text text-ink-2">{children}</p>
      <div className="flex flex-wrap gap-3">
        {refresh && (
          <button type="button" name="reload" className="btn">
            Refresh Page
          </button>
        )}
        {again && (
          <button type="button" className="btn-quiet">
            Try Again
          </button>
        )}
      </div>
    </div>
  )
}
