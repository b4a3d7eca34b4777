import type { Example } from '../example'
import { CopyButton } from './CopyButton'
import { Mono } from './Text'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'after an id',
    render: () => (
      <span>
        <Mono>7c1e40f2…b93a</Mono>
        <CopyButton
          value="7c1e40f2-91ab-4c55-8a1e-0f6d5a21b93a"
          labels={{
            label: 'Copy',
            copy: 'copy',
            copied: 'copied',
            failed: 'not copied',
            byHand: 'Copy it by hand.',
          }}
        />
      </span>
    ),
  },
]
