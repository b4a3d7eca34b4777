import { useCallback, useId, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { limitTexts } from '../../platform/account/key-limit'
import {
  isAccountOpen,
  useChargedAccount,
  type ChargedAccount,
} from '../../platform/account/use-billing-account'
import { judge } from '../../manifest/condition'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useIsPhone } from '../../platform/is-phone'
import { useOnline } from '../../platform/online'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { Button } from '../../ui/form-controls/Button'
import { Form } from '../../ui/form-controls/Form'
import { FormErrorSummary } from '../../ui/form-controls/FormErrorSummary'
import { PageHeader } from '../../ui/layout/PageHeader'
import { PriceBar } from '../../ui/layout/PriceBar'
import { goToSection, ScrollSpyNav } from '../../ui/layout/ScrollSpyNav'
import { WizardLayout, WizardSection } from '../../ui/layout/WizardLayout'
import { usePopover } from '../../ui/overlay/use-popover'
import { ApiLink } from '../../platform/routing/ApiLink'
import { useResource } from '../data/load-resource'
import { OriginBox } from '../data/OriginBox'
import { reasonAgainst } from '../../platform/i18n/reason-against'
import { useEnvironment } from '../data/use-environment'
import { focusField } from '../fields/focus-field'
import { countErrors, type FormModel } from '../fields/form-model'
import { useCompiledForm } from '../fields/use-form'
import type { SectionFrame } from '../forms/form-context'
import { FormBody } from '../forms/FormFrame'
import { useSendKeys } from '../../ui/form-controls/send-by-key'
import { UnsavedGuard } from '../forms/UnsavedGuard'
import { useSentForm } from '../forms/use-sent-form'
import { CreationFailure, LostAnswer } from './CreationFailure'
import { AccountChoice, EstimatePanel } from './EstimatePanel'
import { draftName, prefilled } from '../../manifest/prefill'
import { PresetChoice } from './PresetChoice'
import { useCreateRequest } from './use-create-request'
import { chargesAccount, useCreate } from './use-create'
import { useEstimate, type EstimateView } from './use-estimate'
import styles from './create.module.css'

const sectionFrame: SectionFrame = ({ id, title, children }) => (
  <WizardSection id={`section-${id}`} title={title}>
    {children}
  </WizardSection>
)

/** Why creation is blocked, and the account that is charged, if one is. */
function useBlocked({ resource, subject }: FormModel): {
  blocked: string | undefined
  account: ChargedAccount | undefined
} {
  const texts = useTexts()
  const { t } = texts
  const online = useOnline()
  const account = useChargedAccount()
  const { current, known, failed, replaced } = account
  const { when, operation } = resource.create ?? {}
  const limit = operation && subject.environment.keyLimit?.(operation)
  const charged = chargesAccount(resource)
  const reason = (): string | undefined => {
    if (!online) return t('action.offline')
    if (limit) return t(limitTexts[limit])
    if (charged && replaced !== undefined) return t('wizard.accountReplaced', { account: replaced })
    if (charged && known && !isAccountOpen(current))
      return t(current ? 'wizard.accountClosed' : 'wizard.noAccount')
    // Until the paying account is known, the platform would choose one itself.
    if (charged && !known && !failed) return t('wizard.accountLoading')
    return reasonAgainst(judge(when, subject), resource.type, texts)
  }
  return { blocked: reason(), account: charged ? account : undefined }
}

/** Sections with errors, each linked to its first invalid field. */
function Summary({ model }: { model: FormModel }) {
  const { t, resource: text } = useTexts()
  const { errors, sections, resource } = model
  const count = countErrors(model)
  if (!model.submitted || count === 0) return null
  const wrongIn = (id: string) =>
    sections.find((section) => section.id === id)?.fields.find((field) => errors[field] !== undefined)
  return (
    <FormErrorSummary
      text={t('form.fix', { count })}
      items={sections
        .filter(({ id }) => wrongIn(id) !== undefined)
        .map(({ id }) => ({ id, label: text(resource.type, textKeys.section(id)) }))}
      onGo={(id) => {
        const field = wrongIn(id)
        if (field === undefined) goToSection(`section-${id}`)
        else focusField(field)
      }}
    />
  )
}

/** Sections of the form with their completion state. */
function Sections({ model }: { model: FormModel }) {
  const { t, resource: text } = useTexts()
  const { errors, allErrors, subject } = model
  const stateOf = (fields: readonly string[]) => {
    if (fields.some((id) => errors[id] !== undefined)) return 'wrong'
    return fields.some((id) => allErrors[id] !== undefined || subject.pendingChoices?.(id) === true)
      ? 'open'
      : 'done'
  }
  return (
    <ScrollSpyNav
      label={t('wizard.sections')}
      stateLabels={{ done: t('wizard.complete'), wrong: t('wizard.wrong') }}
      items={model.sections.map(({ id, fields }) => ({
        id: `section-${id}`,
        label: text(model.resource.type, textKeys.section(id)),
        state: stateOf(fields),
      }))}
    />
  )
}

interface CostProps {
  resource: CompiledResource
  estimate: EstimateView | undefined
  account: ChargedAccount | undefined
}

/** Estimate and paying account. */
function Cost({ resource, estimate, account }: CostProps) {
  return (
    <>
      {estimate && (
        <OriginBox part={resource.price}>
          <EstimatePanel view={estimate} />
        </OriginBox>
      )}
      {account && <AccountChoice view={estimate} charged={account} />}
    </>
  )
}

/** Create form of a type: sections, scroll-spy and price (interface rules, section 9). */
export function ResourceCreate({ type }: { type: string }) {
  const resource = useResource(type)
  const { t, resource: text } = useTexts()
  const phone = useIsPhone()
  const [params] = useSearchParams()
  const form = useCompiledForm(type, 'create')
  const environment = useEnvironment({ resource })
  const { remembered } = usePlatform()
  const [prefill] = useState(() =>
    prefilled(
      form,
      resource.create?.prefill ?? {},
      new URLSearchParams({ ...remembered.values(), ...Object.fromEntries(params) }),
    ),
  )
  const base = useMemo(() => ({ environment }), [environment])
  const name = draftName(type, prefill)
  const { model, draft, check } = useSentForm({ resource, id: 'create', name, base, prefill })
  const creation = useCreate(resource, model, name, draft)
  const estimate = useEstimate(model)
  const { blocked, account } = useBlocked(model)
  const title = text(type, textKeys.create('title'))
  const send = text(type, textKeys.create('button'))
  const view = useCreateRequest(resource, model, send)
  const formId = useId()
  usePage({
    title,
    crumb: t('wizard.crumb'),
    parents: [{ href: resource.routes.list, label: text(type, textKeys.many) }],
  })
  const submit = (): void => {
    // The keyboard shortcut obeys the same conditions as the button.
    const typed = blocked !== undefined || creation.pending ? undefined : check()
    if (typed) creation.create(typed)
  }
  // From outside the form too; keys pressed in the request view do not submit it.
  useSendKeys(!view.isOpen, submit)
  const presetsOf = useCallback(
    (id: string) => {
      const presets = model.sections.find((section) => section.id === id)?.presets
      return presets ? <PresetChoice presets={presets} model={model} /> : null
    },
    [model],
  )
  const button = (block: boolean) => (
    <Button
      variant="primary"
      block={block}
      pending={creation.pending}
      disabled={blocked ?? false}
      type="submit"
      form={formId}
    >
      {send}
    </Button>
  )
  const failure =
    creation.failure === undefined ? undefined : (
      <CreationFailure
        resource={resource}
        subject={model.subject}
        error={creation.failure}
        found={creation.found}
      />
    )
  const cost = <Cost resource={resource} estimate={estimate} account={account} />
  const sheet = usePopover({
    label: t('wizard.estimate'),
    content: () => <div className={styles.sheet}>{cost}</div>,
  })
  return (
    <WizardLayout
      nav={<Sections model={model} />}
      side={
        <>
          {cost}
          <div className={styles.submit}>
            {failure}
            {button(true)}
            {/* Below the button, so that it does not move between two presses. */}
            <Summary model={model} />
            {view.control('block')}
          </div>
        </>
      }
      sideLabel={t('wizard.estimate')}
      priceBar={
        <PriceBar
          amount={estimate?.month ?? ''}
          notice={failure}
          unit={estimate ? t('wizard.perMonth').toLowerCase() : ''}
          details={
            estimate || account ? (
              <Button size="sm" variant="link" {...sheet.trigger}>
                {t('wizard.showEstimate')}
              </Button>
            ) : undefined
          }
          actions={
            <>
              {view.control('icon')}
              {button(false)}
            </>
          }
        />
      }
    >
      <PageHeader title={title} actions={phone ? undefined : <ApiLink operation={form.operation} />} />
      <Form id={formId} onSubmit={submit}>
        <FormBody
          model={model}
          notices={resource.create?.notices}
          lead={
            model.unanswered && !creation.pending && failure === undefined ? (
              <LostAnswer resource={resource} />
            ) : undefined
          }
          frame={sectionFrame}
          before={presetsOf}
        />
      </Form>
      {sheet.popover}
      {view.drawer}
      <UnsavedGuard
        // A created record is not lost by leaving.
        active={model.dirty && !creation.found?.length}
        sending={creation.pending}
        title={t('wizard.leave')}
        form={title}
        kept={draft !== undefined}
      />
    </WizardLayout>
  )
}
