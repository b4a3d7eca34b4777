import type { Example } from '../example'
import { Tooltip } from './tooltip'
import { TooltipHost } from './TooltipHost'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'full time',
    render: () => (
      <>
        <TooltipHost />
        <Tooltip text="2026-03-04 09:12:44 UTC">4 Mar 2026</Tooltip>
      </>
    ),
  },
]
