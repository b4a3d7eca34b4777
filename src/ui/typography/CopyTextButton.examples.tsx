import type { Example } from '../example'
import { CopyTextButton } from './CopyTextButton'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'beside a link',
    render: () => (
      <CopyTextButton
        variant="primary"
        value={() => 'https://console.example/app/referral/POHJALA24'}
        labels={{ copied: 'Copied', failed: 'Not copied' }}
      >
        Copy link
      </CopyTextButton>
    ),
  },
]
