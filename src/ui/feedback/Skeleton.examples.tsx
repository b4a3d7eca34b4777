import type { Example } from '../example'
import { Skeleton, SkeletonLines } from './Skeleton'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'bar', render: () => <Skeleton width={112} /> },
  { name: 'lines', render: () => <SkeletonLines widths={['70%', '45%']} /> },
]
