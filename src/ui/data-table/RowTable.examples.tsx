import type { ComponentProps } from 'react'
import type { Example } from '../example'
import { RowTable, TableRow } from './RowTable'

const columns = [
  { id: 'port', children: 'Port' },
  { id: 'from', children: 'From' },
]

function Rules(table: Partial<ComponentProps<typeof RowTable>>) {
  return (
    <RowTable label="Rules" columns={columns} {...table}>
      <TableRow
        id="1"
        cells={[{ children: '443' }, { children: 'anywhere' }]}
        title="443"
        summary="anywhere"
        fields={table.needs && 'Fields of the rule'}
      />
      <TableRow
        id="2"
        cells={[{ children: '22' }, { children: '185.7.252.0/24' }]}
        title="22"
        summary="185.7.252.0/24"
        change="added"
      />
      <TableRow
        id="3"
        cells={[{ children: '3306' }, { children: '10.84.12.0/24' }]}
        title="3306"
        summary="10.84.12.0/24"
        change="removed"
        below="Removed with the next save"
      />
    </RowTable>
  )
}

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'rows', render: () => <Rules /> },
  { name: 'cards', render: () => <Rules needs={1000} /> },
]
