import { useRef, useSyncExternalStore, type FocusEvent } from 'react'
import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Button } from '../form-controls/Button'
import { IconButton } from '../form-controls/IconButton'
import { Icon } from '../Icon'
import { TextButton } from '../typography/LinkText'
import { MessageText } from '../typography/MessageText'
import { ProgressBar } from './Meter'
import type { Toast, ToastStore } from './toast-store'
import { useToastPlace } from './use-toast-place'
import styles from './ToastRegion.module.css'

/** Labels of the region. */
export interface ToastLabels {
  /** Name of the landmark: "Notifications". */
  readonly region: string
  readonly dismiss: string
  /** "3 more", for toasts not shown. */
  readonly more: (count: number) => string
}

/** Props of `ToastRegion`. */
export interface ToastRegionProps {
  readonly store: ToastStore
  readonly labels: ToastLabels
}

/** Maximum toasts shown. */
const inView = 4

const icons: Record<Toast['tone'], IconName> = {
  success: 'circle-check',
  error: 'triangle-alert',
  warning: 'triangle-alert',
  info: 'info',
}

function ToastCard({
  toast,
  dismiss,
}: {
  readonly toast: Toast
  readonly dismiss: { label: string; now: () => void }
}) {
  const { tone, title, text, reference, actions = [], progress, closes, elapsed } = toast
  const moving = progress !== undefined
  return (
    <div className={cx(styles.toast, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={styles.icon}>
        <Icon name={moving ? 'loader-circle' : icons[tone]} spin={moving} />
      </span>
      <div className={styles.body}>
        <MessageText strong>{title}</MessageText>
        {(reference !== undefined || text !== undefined) && (
          <div>
            {reference !== undefined && <span className={styles.reference}>{`[${reference}]`}</span>}{' '}
            {text !== undefined && (
              <div className={styles.text}>
                <MessageText>{text}</MessageText>
              </div>
            )}
          </div>
        )}
        {moving && (
          <div className={styles.progress}>
            <ProgressBar label={title} percent={progress} />
          </div>
        )}
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map((action) =>
              action.look === 'button' ? (
                <Button key={action.label} size="sm" onPress={action.onPress}>
                  {action.label}
                </Button>
              ) : (
                <TextButton key={action.label} onPress={action.onPress}>
                  {action.label}
                </TextButton>
              ),
            )}
          </div>
        )}
      </div>
      <span className={styles.close}>
        <IconButton icon="x" label={dismiss.label} onPress={dismiss.now} />
      </span>
      {closes && <span className={styles.bar} style={{ inlineSize: `${elapsed}%` }} aria-hidden="true" />}
    </div>
  )
}

const leaves = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget)

/**
 * The toasts, newest on top. Timers pause while the pointer or focus is on any of them. `data-react-aria-top-layer`
 * keeps them accessible above dialogs.
 */
export function ToastRegion({ store, labels }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot)
  const hidden = toasts.length - inView
  const region = useRef<HTMLDivElement>(null)
  const top = useToastPlace(region, toasts)
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- hovering pauses the timers
    <div
      ref={region}
      className={styles.region}
      style={top === undefined ? undefined : { insetBlockStart: top }}
      role="region"
      aria-label={labels.region}
      data-react-aria-top-layer="true"
      onPointerEnter={() => store.setPaused(true)}
      onPointerLeave={() => store.setPaused(false)}
      onFocus={() => store.setPaused(true)}
      onBlur={(event) => leaves(event) && store.setPaused(false)}
    >
      {toasts.slice(0, inView).map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          dismiss={{ label: labels.dismiss, now: () => store.dismiss(toast.id) }}
        />
      ))}
      {hidden > 0 && <span className={styles.more}>{labels.more(hidden)}</span>}
    </div>
  )
}
