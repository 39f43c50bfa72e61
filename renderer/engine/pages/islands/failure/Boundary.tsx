// Reaches the browser, when the first island is hydrated.
import { Component, type ReactNode } from 'react'
import { isLoadingError, showFailure } from './show-failure'

/** The error boundary of an island: shows the failure, and renders the island again on Try Again. */
export class Boundary extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state: { failure: unknown } = { failure: undefined }

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure ?? new Error('Nothing was thrown') }
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    return (
      <div
        ref={place => {
          const kind = isLoadingError(failure) ? 'update' : 'error'
          if (place) showFailure(place, kind, () => this.setState({ failure: undefined }))
        }}
      />
    )
  }
}
