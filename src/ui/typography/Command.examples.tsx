import type { Example } from '../example'
import { Command } from './Command'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'ssh',
    render: () => (
      <Command
        labels={{
          label: 'Copy',
          copy: 'copy',
          copied: 'copied',
          failed: 'not copied',
          byHand: 'Copy it by hand.',
        }}
      >
        ssh kadri@185.7.252.14
      </Command>
    ),
  },
]
