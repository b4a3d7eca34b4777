import type { Example } from '../example'
import { StepList } from './StepList'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'before',
    render: () => (
      <StepList
        label="Steps"
        steps={['Stop', 'Resize: 8 vCPU', 'Start'].map((label) => ({ label, state: 'open', word: 'to do' }))}
      />
    ),
  },
  {
    name: 'under way',
    render: () => (
      <StepList
        label="Steps"
        steps={[
          { label: 'Stop', state: 'done', word: 'done' },
          { label: 'Resize: 8 vCPU', state: 'running', word: 'under way' },
          { label: 'Start', state: 'open', word: 'to do' },
        ]}
      />
    ),
  },
  {
    name: 'stopped',
    render: () => (
      <StepList
        label="Steps"
        steps={[
          { label: 'Stop', state: 'done', word: 'done' },
          { label: 'Resize: 8 vCPU', state: 'failed', word: 'failed' },
          { label: 'Start', state: 'skipped', word: 'not done' },
        ]}
      />
    ),
  },
]
