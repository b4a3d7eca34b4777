import type { ReactNode } from 'react'
import type { OperationId } from '../../generated/operations'
import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { lazyPart, prefetch, useLazyPart } from '../../ui/lazy'
import type { FormModel } from '../fields/form-model'
import { useOpened } from '../routing/use-opened'
import type { ShownCall } from './form-call'

/** What is about to be sent, for somebody to read. */
export interface Request {
  operation: OperationId
  /** One; several for a bulk run. */
  calls: readonly ShownCall[]
  /** What must be filled in first, in words. */
  missing: readonly string[]
  /** What is filled in and wrong, in words. */
  wrong: readonly string[]
  /** The record is read again before it is sent, and its values of then are sent. */
  rereads: boolean
}

/** What pasted calls fill in. */
export interface PasteTarget {
  model: FormModel
  /** Parameters the form does not ask. */
  bound: Readonly<Record<string, unknown>>
}

/** What the lazy half of the view gets. */
export interface RequestDrawerProps {
  /** The words of the button that sends: "Create machine". */
  what: string
  request: () => Request
  paste: (() => PasteTarget) | undefined
  onClose: () => void
}

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
