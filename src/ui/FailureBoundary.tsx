import { Component, type ReactNode } from 'react'
import { forgetFailures } from './lazy'

interface FailureBoundaryProps {
  /** A new value shows the children again. */
  readonly place: string
  /** Shown instead; `retry` shows the children again. Errors it throws go to the next boundary. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface FailureBoundaryState {
  place: string
  failure: { error: unknown } | undefined
}

/** Limits a failure to its part. Missing files are loaded again afterwards. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { place: this.props.place, failure: undefined }

  static getDerivedStateFromError(error: unknown): Partial<FailureBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { place }: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): Partial<FailureBoundaryState> | null {
    return place === state.place ? null : { place, failure: undefined }
  }

  override componentDidCatch(): void {
    forgetFailures()
  }

  /** Shows the children again when a hidden page is opened again. */
  override componentWillUnmount(): void {
    // An update while a page is being hidden would delay the paint of the next one.
    if (this.state.failure) this.retry()
  }

  private readonly retry = (): void => this.setState({ failure: undefined })

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children
  }
}
