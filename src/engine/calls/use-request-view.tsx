import type { ReactNode } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { lazyPart, prefetch, useLazyPart } from '../../ui/lazy'
import { useOpenState } from '../../platform/routing/use-open-state'
import type { RequestDrawerProps } from './form-call'

const part = lazyPart<RequestDrawerProps>(async () => (await import('./RequestDrawer')).RequestDrawer)

interface RequestViewOptions extends Omit<RequestDrawerProps, 'onClose'> {
  /** Distinguishes the forms of a page in the URL. */
  name: string
}

/** The request view of a form or dialog: its button, and the view while open. */
export interface RequestView {
  isOpen: boolean
  /** `block` fills the width, `icon` has no label. */
  control: (look: 'block' | 'plain' | 'icon') => ReactNode
  drawer: ReactNode
}

/** URL parameter that names the form whose call is shown. */
const parameters = ['call'] as const

/** Shows a call before it is sent. Code and data are loaded when it opens. */
export function useRequestView({ name, ...drawer }: RequestViewOptions): RequestView {
  const { t } = useTexts()
  const { params, open, close } = useOpenState('call', parameters)
  const isOpen = params.get('call') === name
  const Drawer = useLazyPart(part, isOpen)
  const label = t('api.viewCall')
  const behaviour = {
    popup: { kind: 'dialog', expanded: isOpen },
    onIntent: prefetch(part),
    onPress: (event: { currentTarget: HTMLElement }) => {
      // Some browsers do not focus a pressed button, and focus must return to it.
      event.currentTarget.focus()
      if (!isOpen) open({ call: name })
    },
  } as const
  return {
    isOpen,
    control: (look) =>
      look === 'icon' ? (
        <IconButton icon="code-xml" label={label} look="bordered" {...behaviour} />
      ) : (
        <Button icon="code-xml" variant="ghost" block={look === 'block'} {...behaviour}>
          {label}
        </Button>
      ),
    drawer: Drawer && <Drawer {...drawer} onClose={close} />,
  }
}
