import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { createToastStore, type ToastContent } from './toast-store'
import { ToastHost } from './ToastHost'

const store = createToastStore()

const contents: readonly ToastContent[] = [
  {
    tone: 'warning',
    title: '4 of 5 machines started',
    text: 'mail-relay failed: rescue mode is on.',
    closes: false,
    actions: [{ label: 'Show the failed one', onPress: () => undefined, look: 'link' }],
  },
  {
    tone: 'error',
    title: 'Error: Failed to stop virtual machine',
    text: 'erp-legacy keeps running.',
    reference: 'c7f2-91ab',
    closes: false,
    actions: [
      { label: 'Retry', onPress: () => undefined, look: 'button' },
      { label: 'Details', onPress: () => undefined, look: 'link' },
    ],
  },
  { tone: 'info', title: 'Stopping 3 machines', text: '1 of 3 done', closes: false, progress: 33 },
  { tone: 'success', title: 'web-prod-02 restarted', text: 'Graceful, 11 s', closes: true },
]

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'all kinds',
    render: () => (
      <>
        <ToastHost
          store={store}
          labels={{ region: 'Notifications', dismiss: 'Close', more: (count) => `${count} more` }}
        />
        <Button onPress={() => contents.forEach((content) => store.add(content))}>Show toasts</Button>
      </>
    ),
  },
]
