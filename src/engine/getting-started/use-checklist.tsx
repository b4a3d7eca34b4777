import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { AddMethodLink } from '../../platform/account/AddMethodLink'
import { methodProcessors } from '../../platform/account/method-processors'
import { missingDetails } from '../../platform/account/missing-details'
import { takesPayments } from '../../platform/account/takes-payments'
import {
  accountName,
  isAccountLimited,
  isAccountOpen,
  useBillingAccounts,
  type BillingAccounts,
} from '../../platform/account/use-billing-account'
import { useSizeLimit } from '../../platform/account/use-size-limit'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import type { Site } from '../../platform/site/site'
import type { ChecklistItem } from '../../ui/feedback/Checklist'
import { LinkText } from '../../ui/typography/LinkText'
import { enabledTypes } from '../../platform/site/enabled-types'
import { useForms, useResources } from '../data/load-resource'
import { useLocatedLists } from '../data/use-all-records'
import { detailPath } from '../../manifest/routes'

/** Types whose records a form offers and the customer manages, such as SSH keys. */
function useKeptTypes(
  resources: readonly CompiledResource[],
  site: Pick<Site, 'feature'>,
): readonly string[] {
  const created = resources.filter(({ routes }) => routes.create !== null).map(({ type }) => type)
  const kept = new Set<string>()
  for (const module of useForms(created)) {
    for (const { widget, options } of Object.values(module.forms.create?.fields ?? {}))
      if (widget === 'saved' && options?.kind === 'resource') kept.add(options.type)
  }
  return enabledTypes(site)
    .map(({ type }) => type)
    .filter((type) => kept.has(type))
}

const listed = { joined: false, prices: undefined } as const

/** Prerequisites of creating records of these types; suspends until their forms are loaded. */
export function useChecklist(resources: readonly CompiledResource[]): readonly ChecklistItem[] {
  const t = useScreenTexts('start')
  const { site } = usePlatform()
  const { resource: text, typeName } = useTexts()
  const money = useMoney()
  const size = useSizeLimit()
  const { current, known } = useBillingAccounts()
  const kept = useResources(useKeptTypes(resources, site))
  const lists = useLocatedLists(kept, listed)
  const accounts = enabledTypes(site).find(({ section }) => section === 'billing')
  const link = (href: string | null | undefined, label: string) =>
    href === null || href === undefined ? undefined : <LinkText href={href}>{label}</LinkText>

  const charged = methodProcessors(site)[0]?.verification_amount ?? 0
  const methodNote = charged > 0 ? t('methodVerified', { amount: money.format(charged) }) : t('methodMissing')
  const ofAccount = (account: NonNullable<BillingAccounts['current']>): ChecklistItem[] => {
    const open = isAccountOpen(account)
    const page = accounts && detailPath(accounts, String(account.id), undefined)
    const details = missingDetails(account, site.config)
    return [
      {
        id: 'account',
        label: t('account', { name: accountName(account) }),
        done: open,
        note: open
          ? undefined
          : t(account.status === 'PENDING_VALIDATION' ? 'accountPending' : 'accountClosed'),
        action: open ? undefined : link(page, t('show')),
      },
      {
        id: 'details',
        label: t('details'),
        done: details.length === 0,
        note: details.length === 0 ? undefined : t('detailsMissing'),
        action: details.length === 0 ? undefined : link(page && `${page}?tab=settings`, t('complete')),
      },
      ...(takesPayments(site)
        ? [
            {
              id: 'method',
              label: t('method'),
              done: account.can_pay === true,
              note: account.can_pay === true ? undefined : methodNote,
              action: account.can_pay === true ? undefined : <AddMethodLink account={account.id} />,
            },
          ]
        : []),
      ...(isAccountLimited(account)
        ? [
            {
              id: 'limited',
              label: t('limit'),
              done: false,
              note: size ? t('limited', size) : t('limitedSmall'),
              action: takesPayments(site) ? link(page && `${page}?do=addCredit`, t('topUp')) : undefined,
            },
          ]
        : []),
    ]
  }
  const credit = site.config.firstAccountCredit ?? 0
  const noAccount: ChecklistItem = {
    id: 'account',
    label: t('noAccount'),
    done: false,
    note: credit > 0 ? t('noAccountCredit', { amount: money.format(credit) }) : undefined,
    action: link(accounts?.routes.create, t('create')),
  }
  return [
    ...(current ? ofAccount(current) : known ? [noAccount] : []),
    ...lists
      .filter(({ status }) => status === 'ok')
      .map(({ resource: { type, routes }, rows }): ChecklistItem => {
        const done = rows.length > 0
        return {
          id: type,
          label: typeName(type, done ? 'many' : 'one'),
          done,
          note: done ? undefined : t('orMeanwhile'),
          action: done ? undefined : link(routes.create, text(type, textKeys.create('button'))),
        }
      }),
  ]
}
