import { Component, type ReactNode } from 'react'
import { isLoadFailure } from '../lib/is-load-failure'
import { tellMissingFile } from '../lib/missing-file'

interface PartBoundaryProps {
  /** Called when a file of the part did not come. */
  readonly onMissing: () => void
  readonly children?: ReactNode
}

interface PartBoundaryState {
  failure: { error: unknown } | undefined
}

/** Around a part that arrives late: one that lacks a file shows nothing and is told of, and the page it belongs to stays. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failure: undefined }

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    if (!isLoadFailure(error)) return
    this.props.onMissing()
    tellMissingFile()
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (isLoadFailure(failure.error)) return null
    throw failure.error
  }
}
