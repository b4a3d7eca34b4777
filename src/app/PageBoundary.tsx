import { Component, type ReactNode } from 'react'
import { ErrorFallback } from './ErrorFallback'
import { forgetFailures } from '../ui/lazy'

interface PageBoundaryProps {
  /** What is drawn; another one gets a new chance. */
  place: string
  children: ReactNode
}

interface PageBoundaryState {
  place: string
  failure: { error: unknown } | undefined
}

/**
 * Keeps a page that cannot be drawn from taking the frame with it. Going elsewhere leaves the failure behind, and what was
 * missing is asked for anew.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { place: this.props.place, failure: undefined }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { place }: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return place === state.place ? null : { place, failure: undefined }
  }

  override componentDidCatch(): void {
    forgetFailures()
  }

  /** Also when another page is shown before this one: coming back is a new chance. */
  override componentWillUnmount(): void {
    this.setState({ failure: undefined })
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <ErrorFallback error={failure.error} /> : this.props.children
  }
}
