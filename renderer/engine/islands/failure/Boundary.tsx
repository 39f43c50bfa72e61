// Reaches the browser, when the first island is hydrated.
import { Component, type ReactNode } from 'react'
import { showFailure } from './show-failure'

/** The error boundary of an island: shows the failure, and renders the island again on Try Again. */
export class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div
        ref={place => {
          if (place) showFailure(place, 'error', () => this.setState({ hasFailed: false }))
        }}
      />
    )
  }
}
