import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { usePopover } from './use-popover'

function Columns() {
  const { trigger, popover } = usePopover({
    label: 'Columns',
    placement: 'bottom end',
    content: () => 'Columns',
  })
  return (
    <>
      <Button icon="columns-3" {...trigger}>
        Columns
      </Button>
      {popover}
    </>
  )
}

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [{ name: 'settings', render: () => <Columns /> }]
