import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { JobGroup, JobPanel, JobRow } from './JobRow'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'under way and ended',
    render: () => (
      <JobPanel title="Activity">
        <JobGroup label="Under way" count={1}>
          <JobRow
            icon="server"
            title="Resize: db-1"
            text="Step 2 of 3: Resize: 8 vCPU"
            time="1 min 12 s"
            progress={{ label: 'Resize: db-1', parts: [100, 50, 0] }}
          >
            <Button size="sm">Cancel</Button>
          </JobRow>
        </JobGroup>
        <JobGroup label="Ended" count={2}>
          <JobRow icon="triangle-alert" tone="error" title="Stop: 5 machines" text="4 of 5 done" time="08:31">
            <Button size="sm">Retry failed only</Button>
          </JobRow>
          <JobRow icon="circle-check" title="Start: web" text="Done" time="08:12" />
        </JobGroup>
      </JobPanel>
    ),
  },
]
