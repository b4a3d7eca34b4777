import { Component, type ReactNode } from 'react'
import { ErrorFallback } from './ErrorFallback'
import { forgetFailures } from '../ui/lazy'

interface PageBoundaryProps {
  /** Key of the page; another one resets the boundary. */
  place: string
  children: ReactNode
}

interface PageBoundaryState {
  place: string
  failure: { error: unknown } | undefined
}

/** Keeps a failing page from breaking the frame. Navigation resets it and retries missing files. */
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

  /** Retries missing files when the page is opened again. */
  override componentWillUnmount(): void {
    this.setState({ failure: undefined })
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <ErrorFallback error={failure.error} /> : this.props.children
  }
}
