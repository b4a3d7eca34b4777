import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { hoursPerMonth } from '../../lib/hours'
import { inSentence } from '../../lib/in-sentence'
import { textKeys } from '../../manifest/text-keys'
import { daysLasting } from '../../platform/account/days-lasting'
import {
  accountBalance,
  accountName,
  isAccountOpen,
  useBillingAccounts,
} from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { Button } from '../../ui/form-controls/Button'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { Icon } from '../../ui/Icon'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import type { Tone } from '../../ui/tone'
import { payerOf } from '../../engine/data/payer'
import { subjectPath } from '../../engine/routes'
import { allResourcesPath } from '../../lib/overview-paths'
import {
  attentionKinds,
  attentionOf,
  monthSum,
  type AttentionKind,
  type RecordItem,
} from '../../engine/overview/record-item'
import type { AllRecords } from '../../engine/overview/use-all-records'
import { useMissingLines } from '../../engine/overview/use-missing-lines'
import { useMonthWords } from '../../engine/overview/use-month-words'
import styles from './dashboard.module.css'

/** One line: what is the matter, what it means, one thing to do. */
interface Line {
  id: string
  icon: IconName
  tone: Tone
  strong: string
  text?: string | undefined
  action: ReactNode
}

/** Days a balance lasts below which it is said. */
const lowBalance = 14

/** Records that want to be looked at for the same reason, in the order of their pressure. */
function groupsOf(items: readonly RecordItem[]): { kind: AttentionKind; items: RecordItem[] }[] {
  const groups = new Map<string, { kind: AttentionKind; items: RecordItem[] }>()
  for (const item of items) {
    const kind = attentionOf(item)
    if (!kind) continue
    const key = `${attentionKinds.indexOf(kind)} ${item.resource.type} ${item.view?.state ?? ''}`
    const group = groups.get(key) ?? { kind, items: [] }
    group.items.push(item)
    groups.set(key, group)
  }
  return [...groups.values()].sort(
    (one, other) => attentionKinds.indexOf(one.kind) - attentionKinds.indexOf(other.kind),
  )
}

const tones: Readonly<Record<AttentionKind, Tone>> = {
  wrong: 'error',
  attention: 'warning',
  idle: 'default',
  moving: 'info',
}

function useRecordLines(items: readonly RecordItem[]): Line[] {
  const t = useScreenTexts('overview')
  const { resource: text, typeName, locale } = useTexts()
  const write = useMonthWords()
  return groupsOf(items).flatMap(({ kind, items: group }): Line[] => {
    const [first] = group
    if (!first) return []
    const { resource, view, subject, title } = first
    const { type } = resource
    const many = group.length > 1
    const what = many
      ? t('several', { count: group.length, what: inSentence(typeName(type, 'many'), locale) })
      : t('one', { what: typeName(type, 'one'), name: title })
    const amount = write(monthSum(group))
    const href = many ? undefined : subjectPath(resource, subject)
    return [
      {
        id: `${kind} ${type} ${view?.state ?? ''}`,
        icon: view?.icon ?? resource.icon,
        tone: tones[kind],
        strong: t('is', { what, state: inSentence(text(type, textKeys.state(view?.state ?? '')), locale) }),
        text: kind === 'idle' ? t(many ? 'idleSeveral' : 'idle', { amount }) : undefined,
        action: (
          <LinkButton size="sm" href={href ?? `${allResourcesPath}?f.type=${type}&f.kind=${kind}`}>
            {t(href === undefined ? 'show' : 'open')}
          </LinkButton>
        ),
      },
    ]
  })
}

function useAccountLines(items: readonly RecordItem[]): Line[] {
  const t = useScreenTexts('overview')
  const money = useMoney()
  const { accounts } = useBillingAccounts()
  return accounts.flatMap((each): Line[] => {
    const item = items.find(
      ({ resource, row }) => resource.type === 'billing_account' && row.id === String(each.id),
    )
    const href = item && subjectPath(item.resource, item.subject)
    const name = accountName(each)
    const month = items
      .filter(({ resource, subject }) => payerOf(resource, 'billing_account', subject) === each.id)
      .reduce((sum, { month: cost }) => sum + (cost ?? 0), 0)
    const action = href !== undefined && (
      <LinkButton size="sm" href={href}>
        {t('open')}
      </LinkButton>
    )
    const balance = accountBalance(each)
    const debt: Line[] =
      balance < 0
        ? [
            {
              id: `debt ${each.id}`,
              icon: 'wallet',
              tone: 'error',
              strong: t('debt', { account: name, amount: money.format(-balance) }),
              text: t('debtText'),
              action,
            },
          ]
        : []
    if (!isAccountOpen(each)) {
      const words = { strong: t('closed', { account: name }), text: t('closedText') }
      return [...debt, { id: `closed ${each.id}`, icon: 'circle-alert', tone: 'error', ...words, action }]
    }
    const unpaid = each.unpaid_amount ?? 0
    const owed: Line[] =
      unpaid > 0
        ? [
            {
              id: `unpaid ${each.id}`,
              icon: 'receipt-text',
              tone: 'error',
              strong: t('unpaid', { account: name, amount: money.format(unpaid) }),
              text: t('unpaidText'),
              action: href !== undefined && (
                <LinkButton size="sm" href={`${href}?tab=invoices`}>
                  {t('invoices')}
                </LinkButton>
              ),
            },
          ]
        : []
    if (debt.length > 0) return [...debt, ...owed]
    const days = daysLasting(balance, month / hoursPerMonth)
    if (days === undefined || days >= lowBalance) return owed
    const strong = days < 1 ? t('empty', { account: name }) : t('lasts', { account: name, count: days })
    const tone = days < 1 ? 'error' : 'warning'
    return [...owed, { id: `low ${each.id}`, icon: 'wallet', tone, strong, text: t('lowText'), action }]
  })
}

function useDownLines(all: AllRecords): Line[] {
  const t = useScreenTexts('overview')
  return useMissingLines(all).map(({ id, strong, text, retry }): Line => {
    const action = (
      <Button size="sm" onPress={retry}>
        {t('retry')}
      </Button>
    )
    return { id: `down ${id}`, icon: 'cloud-off', tone: 'warning', strong, text, action }
  })
}

/** What wants to be looked at, the most pressing first, each with the one thing to do about it. */
export function AttentionList({ all }: { all: AllRecords }) {
  const t = useScreenTexts('overview')
  const accounts = useAccountLines(all.items)
  const down = useDownLines(all)
  const records = useRecordLines(all.items)
  const lines = [...accounts, ...down, ...records]
  return (
    <Section title={t('attention')} note={lines.length > 0 ? String(lines.length) : undefined}>
      <Panel>
        {lines.length === 0 ? (
          <p className={styles.nothing}>{t(all.pending ? 'looking' : 'nothing')}</p>
        ) : (
          <ul className={styles.lines}>
            {lines.map(({ id, icon, tone, strong, text, action }) => (
              <li key={id} data-tone={tone}>
                <Icon name={icon} />
                <div>
                  <strong>{strong}</strong> {text}
                </div>
                {action}
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </Section>
  )
}
