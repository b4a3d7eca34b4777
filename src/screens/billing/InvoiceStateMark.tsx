import { useScreenTexts } from '../../platform/i18n/use-texts'
import { StateMark } from '../../ui/feedback/StateMark'
import type { InvoiceState } from '../../platform/account/invoice'

interface InvoiceStateMarkProps {
  state: InvoiceState
  /** Day it was paid, with year; empty while unknown. */
  paidOn?: string
}

/** State of an invoice, with the days it is overdue, or the day it was paid. */
export function InvoiceStateMark({ state, paidOn = '' }: InvoiceStateMarkProps) {
  const t = useScreenTexts('billing')
  switch (state.kind) {
    case 'current':
      return <StateMark look="quiet" tone="info" icon="circle-dashed" label={t('states.current')} />
    case 'paid':
      return (
        <StateMark
          look="quiet"
          tone="success"
          icon="circle-check"
          label={paidOn === '' ? t('states.paid') : t('states.paidOn', { day: paidOn })}
        />
      )
    case 'credited':
      return <StateMark look="quiet" tone="default" icon="undo-2" label={t('states.credited')} />
    case 'unknown':
      return <StateMark look="quiet" tone="default" icon="circle-help" label={state.status} />
    case 'unpaid': {
      const { days } = state
      if (days === undefined)
        return <StateMark look="filled" tone="warning" icon="circle-alert" label={t('states.unpaid')} />
      if (days < 0)
        return (
          <StateMark
            look="filled"
            tone="error"
            icon="circle-alert"
            label={t('states.late', { count: -days })}
          />
        )
      const label = days === 0 ? t('states.dueToday') : t('states.dueIn', { count: days })
      return <StateMark look="filled" tone="warning" icon="circle-alert" label={label} />
    }
  }
}
