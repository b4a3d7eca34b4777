import { Component, type ReactNode } from 'react'
import { forgetFailures } from '../lib/fetch-once'
import { isLoadFailure } from '../lib/is-load-failure'
import { isOffline } from '../lib/is-offline'
import { ErrorFallback } from './ErrorFallback'

interface PageBoundaryProps {
  /** What is drawn; another one gets a new chance. */
  place: string
  /** Where this load of the console began: what cannot be fetched there is not helped by another load. */
  first?: string
  children: ReactNode
}

interface PageBoundaryState {
  place: string
  failure: { error: unknown } | undefined
}

/**
 * Keeps a page that cannot be drawn from taking the frame with it. Going elsewhere leaves the failure behind. A page whose
 * code did not come is loaded anew, once: the browser would not ask for the same code again, and after an update of the
 * console it may have another name. What was typed is kept as drafts.
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

  override componentDidCatch(error: unknown): void {
    forgetFailures()
    const { place, first = place } = this.props
    if (place !== first && isLoadFailure(error) && !isOffline()) window.location.reload()
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
