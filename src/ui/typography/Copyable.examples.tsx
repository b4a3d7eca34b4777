import type { Example } from '../example'
import { Copyable } from './Copyable'

const labels = {
  label: 'Copy endpoint',
  copy: 'copy',
  copied: 'copied',
  failed: 'not copied',
  byHand: 'Copy it by hand.',
}

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'with room',
    render: () => (
      <Copyable value="10.84.12.11" labels={labels}>
        10.84.12.11
      </Copyable>
    ),
  },
  {
    name: 'cut off',
    render: () => (
      <div style={{ inlineSize: '120px' }}>
        <Copyable value="https://s3.region.storage.example/" labels={labels}>
          https://s3.region.storage.example/
        </Copyable>
      </div>
    ),
  },
]
