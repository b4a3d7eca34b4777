import type { BillingAccount, PaymentReport } from '../entities'
import type { Work } from '../context'
import { finish } from '../machines/vm-power'
import type { StoredRow } from '../store/records'
import { nextMonth } from './account-state'
import { autoTopUpThreshold, withAutoTopUp } from './auto-top-up'
import { moneyText, toAmount, toMinor } from './currency'
import { sendNotice } from './notice'
import { chargeable, methodsOf, toPrimaryCard } from './payment-method'
import { isOverdrawn, levelChanges, levelOf } from './restriction'
import { countTo, fallsBelow, sumsAt, toRunningTotals } from './sums'
import { keepPromise } from './top-up'

type Account = StoredRow<'account'>

/** Reviews every changed account until no review causes another change. */
export function reviewTouched(work: Work): void {
  for (let changes = work.charging.takeChanges(); changes.size > 0; changes = work.charging.takeChanges()) {
    for (const [id, rate] of changes) {
      const account = work.records.find('account', { key: `${id}` })
      if (account) review(work, { ...account, state: countTo(account.state, work.now, rate) })
    }
  }
}

/**
 * Applies the rules that depend on the current balance of an account: validation, automatic top-up, restriction level,
 * low balance notice. Stores the account with the time of its next review.
 */
export function review(work: Work, changed: Account): { account: Account; report: PaymentReport } {
  const counted = { ...changed, state: countTo(changed.state, work.now) }
  if (counted.document.is_deleted) {
    return { account: work.records.save({ ...counted, due: null }), report: { triggered: false, errors: [] } }
  }
  const { account: toppedUp, report } = withAutoTopUp(work, validated(work, counted))
  const account = withNotice(work, withLevel(work, toppedUp))
  const document = { ...showAccount(work, account), ...calculated(work, account) }
  const stored = work.records.save({ ...account, document, due: nextLook(work, account) })
  if (stored.document.restriction_level === 'TERMINATED') stopMachines(work, stored)
  return { account: stored, report }
}

function validated(work: Work, account: Account): Account {
  const { document, state } = account
  if (state.validatedAt === null || state.validatedAt > work.now) return account
  const active = {
    ...account,
    document: { ...document, status: 'ACTIVE' as const },
    state: { ...state, validatedAt: null },
  }
  const welcome = state.promises.filter(({ kind, required }) => kind === 'first_free' && required === 0)
  const promises = state.promises.filter((promise) => !welcome.includes(promise))
  const waiting = { ...active, state: { ...active.state, promises } }
  return welcome.reduce<Account>((all, promise) => keepPromise(work, all, promise), waiting)
}

function withLevel(work: Work, account: Account): Account {
  const { balance } = sumsAt(account, work.now, work.catalogue.currency)
  const { state } = account
  const negativeSince = balance < 0 ? (state.negativeSince ?? work.now) : null
  const frozenSince = isOverdrawn(account, balance, work.now) ? (state.frozenSince ?? work.now) : null
  const dated = { ...account, state: { ...state, negativeSince, frozenSince } }
  const level = levelOf(work, dated)
  if (level === account.document.restriction_level) return dated
  if (level === 'FROZEN' || level === 'TERMINATED')
    sendNotice(work, dated, `Your account is ${level.toLowerCase()}`, 'Insufficient funds')
  return { ...dated, document: { ...dated.document, restriction_level: level } }
}

function noticeThreshold({ document }: Account, { catalogue }: Work): number | undefined {
  const { is_enabled: isEnabled, threshold } = document.low_balance_notice_settings ?? {}
  return isEnabled === true ? toMinor(threshold ?? 0, catalogue.currency) : undefined
}

function withNotice(work: Work, account: Account): Account {
  const threshold = noticeThreshold(account, work)
  const { currency } = work.catalogue
  const { balance } = sumsAt(account, work.now, currency)
  const isLow = threshold !== undefined && balance < threshold
  if (isLow && !account.state.isWarned)
    sendNotice(work, account, 'Your balance is low', `The balance is ${moneyText(balance, currency)}`)
  return { ...account, state: { ...account.state, isWarned: isLow } }
}

/** Time of the account's next automatic change, in ms since 1970. */
function nextLook(work: Work, account: Account): number {
  const { now, catalogue } = work
  const { state } = account
  const monthEnd = nextMonth(state.periodStart)
  const { balance } = sumsAt(account, now, catalogue.currency)
  const thresholds = [
    ...(balance >= 0 ? [0] : []),
    ...(state.isWarned ? [] : [noticeThreshold(account, work)]),
    ...(state.retryAt === null ? [autoTopUpThreshold(account, work)] : []),
  ]
  const falls = thresholds.flatMap((threshold) => {
    if (threshold === undefined) return []
    return fallsBelow(account, threshold, now, monthEnd, catalogue.currency) ?? []
  })
  const planned = [state.validatedAt, state.retryAt, ...levelChanges(account)]
  return Math.min(monthEnd, ...falls, ...planned.filter((at) => at !== null).filter((at) => at > now))
}

/** Powers off the machines of a terminated account. */
function stopMachines({ records, now }: Work, account: Account): void {
  for (const vm of records.list('vm', { owner: account.owner, account: account.document.id })) {
    if (vm.document.status === 'running') records.save(finish(vm, now))
  }
}

/** The `precalc_` fields of an account. */
function calculated(work: Work, account: Account): Partial<BillingAccount> {
  const { currency } = work.catalogue
  const sums = sumsAt(account, work.now, currency)
  const { negativeSince } = account.state
  const day = 24 * 60 * 60 * 1000
  return {
    precalc_credit_amount: toAmount(sums.credit, currency),
    precalc_ongoing: toAmount(sums.balance, currency),
    precalc_days_in_debt: negativeSince === null ? 0 : Math.floor((work.now - negativeSince) / day),
  }
}

/** An account as the API shows it, with its current sums. */
export function showAccount(work: Work, account: Account): BillingAccount {
  const { currency } = work.catalogue
  const { document, state } = account
  const sums = sumsAt(account, work.now, currency)
  const methods = methodsOf(work, account)
  const primary = methods.find((method) => method.document.is_primary)
  return {
    ...document,
    credit_amount: toAmount(sums.credit, currency),
    unpaid_amount: toAmount(
      state.unpaid.reduce((sum, { total }) => sum + total, 0),
      currency,
    ),
    can_pay:
      document.status === 'ACTIVE' &&
      (document.paying_by_invoice === true || chargeable(methods) !== undefined),
    primary_card: toPrimaryCard(primary),
    eligible_promotions: state.promises.map(({ kind, amount, required, done }) => ({
      credit_type: kind,
      amount: toAmount(amount, currency),
      top_up_requirement: toAmount(required, currency),
      top_up_done: toAmount(done, currency),
    })),
    running_totals: toRunningTotals(sums, state.negativeSince, currency),
  }
}
