import type { ReactNode } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { lazyPart, prefetch, useLazyPart } from '../../ui/lazy'
import { useOpened } from '../routing/use-opened'
import type { RequestDrawerProps } from './form-call'

const part = lazyPart<RequestDrawerProps>(async () => (await import('./RequestDrawer')).RequestDrawer)

interface RequestViewOptions extends Omit<RequestDrawerProps, 'onClose'> {
  /** Tells the forms of a page apart, in the address. */
  name: string
}

/** The view of what a form or dialog is about to send: the control that opens it, and the view while it is open. */
export interface RequestView {
  isOpen: boolean
  /** `block` as wide as its place, `icon` a picture only. */
  control: (look: 'block' | 'plain' | 'icon') => ReactNode
  drawer: ReactNode
}

/** The parameter of the address that says whose call is shown, beside that of an open dialog. */
const parameters = ['call'] as const

/** Offers a call for reading before it is sent. What it needs is fetched and worked out when it is opened. */
export function useRequestView({ name, ...drawer }: RequestViewOptions): RequestView {
  const { t } = useTexts()
  const { params, open, close } = useOpened('call', parameters)
  const isOpen = params.get('call') === name
  const Drawer = useLazyPart(part, isOpen)
  const label = t('api.viewCall')
  const behaviour = {
    popup: { kind: 'dialog', expanded: isOpen },
    onIntent: prefetch(part),
    onPress: (event: { currentTarget: HTMLElement }) => {
      // Some browsers do not focus a pressed button, and the focus must have a place to return to.
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
