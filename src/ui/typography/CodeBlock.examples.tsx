import type { Example } from '../example'
import { jsonPieces } from './code-pieces'
import { CodeBlock } from './CodeBlock'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'json',
    render: () => (
      <CodeBlock
        title="POST /v1/tll/user-resource/vm"
        labels={{
          label: 'Copy',
          copy: 'copy',
          copied: 'copied',
          failed: 'not copied',
          byHand: 'Copy it by hand.',
        }}
        code={jsonPieces('{\n  "name": "web-prod-03",\n  "vcpu": 4,\n  "reserve_public_ip": true\n}')}
      />
    ),
  },
]
