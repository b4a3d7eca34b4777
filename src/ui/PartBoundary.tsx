import { Component, type ReactNode } from 'react'
import { isLoadFailure } from '../lib/is-load-failure'
import { reportMissingFile } from '../lib/missing-file'

interface PartBoundaryProps {
  /** Called when a file of the part failed to load. */
  readonly onMissing: () => void
  readonly children?: ReactNode
}

interface PartBoundaryState {
  failure: { error: unknown } | undefined
}

/** Error boundary of a lazy part: if a file is missing it renders nothing and reports it; the page stays. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failure: undefined }

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    if (!isLoadFailure(error)) return
    this.props.onMissing()
    reportMissingFile()
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (isLoadFailure(failure.error)) return null
    throw failure.error
  }
}
