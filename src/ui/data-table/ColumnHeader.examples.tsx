import type { ComponentProps } from 'react'
import type { Example } from '../example'
import { ColumnHeader } from './ColumnHeader'

function Head(header: Pick<ComponentProps<typeof ColumnHeader>, 'end' | 'direction' | 'onSort'>) {
  return (
    <table>
      <thead>
        <tr>
          <ColumnHeader label="Per month" {...header} />
        </tr>
      </thead>
    </table>
  )
}

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'fixed', render: () => <Head end={false} direction={undefined} /> },
  { name: 'sortable', render: () => <Head end={false} direction={undefined} onSort={() => undefined} /> },
  { name: 'sorted by', render: () => <Head end direction="descending" onSort={() => undefined} /> },
]
