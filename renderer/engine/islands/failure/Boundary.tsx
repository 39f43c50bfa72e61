// Reaches the browser, when the first island wakes.
import { Component, type ReactNode } from 'react'
import { showFailure } from './show-failure'

/** Stands around an island: when it breaks, its place says so, and Try Again draws it anew. */
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
