import { Component, type ReactNode } from 'react'
import { forgetFailures } from '../lib/fetch-once'
import { isLoadFailure } from '../lib/is-load-failure'
import { tellMissingFile } from '../lib/missing-file'

interface PartBoundaryState {
  failure: { error: unknown } | undefined
}

/** Around a part that arrives late: one that lacks a file shows nothing and is told of, and the page it belongs to stays. */
export class PartBoundary extends Component<{ readonly children: ReactNode }, PartBoundaryState> {
  override state: PartBoundaryState = { failure: undefined }

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    if (!isLoadFailure(error)) return
    forgetFailures()
    tellMissingFile()
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (isLoadFailure(failure.error)) return null
    throw failure.error
  }
}
