import type { Example } from '../example'
import { Spark } from './Spark'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'line', render: () => <Spark values={[12, 30, 22, 64, 48, 80]} top={100} /> },
  { name: 'gap', render: () => <Spark values={[12, 30, Number.NaN, 64, 48]} top={100} tall /> },
  { name: 'not known yet', render: () => <Spark values={undefined} top={100} /> },
]
