import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isAccountOpen, useBillingAccounts } from '../../platform/account/use-billing-account'
import { judge } from '../../manifest/condition'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useIsPhone } from '../../platform/is-phone'
import { useOnline } from '../../platform/online'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePage } from '../../platform/page/page'
import { Button } from '../../ui/form-controls/Button'
import { FormErrorSummary } from '../../ui/form-controls/FormErrorSummary'
import { PageHeader } from '../../ui/layout/PageHeader'
import { PriceBar } from '../../ui/layout/PriceBar'
import { goToSection, ScrollSpyNav } from '../../ui/layout/ScrollSpyNav'
import { WizardLayout, WizardSection } from '../../ui/layout/WizardLayout'
import { usePopover } from '../../ui/overlay/use-popover'
import { ApiLink } from '../routing/ApiLink'
import { useResource } from '../data/load-resource'
import { MadeBy } from '../data/MadeBy'
import { reasonAgainst } from '../data/reason-against'
import { useSurroundings } from '../data/use-surroundings'
import { focusField } from '../fields/focus-field'
import { countErrors, type FormModel } from '../fields/form-model'
import { useCompiledForm } from '../fields/use-form'
import type { SectionFrame } from '../forms/form-context'
import { FormBody } from '../forms/FormFrame'
import { useSendKeys } from '../forms/send-by-key'
import { UnsavedGuard } from '../forms/UnsavedGuard'
import { useSentForm } from '../forms/use-sent-form'
import { CreationFailure } from './CreationFailure'
import { AccountChoice, EstimatePanel } from './EstimatePanel'
import { draftName, prefilled } from './prefill'
import { PresetChoice } from './PresetChoice'
import { useCreateRequest } from './use-create-request'
import { useCreate } from './use-create'
import { useEstimate, type EstimateView } from './use-estimate'
import styles from './create.module.css'

const sectionFrame: SectionFrame = ({ id, title, children }) => (
  <WizardSection id={`section-${id}`} title={title}>
    {children}
  </WizardSection>
)

/** Why nothing can be created now, and whether an account is charged for it. */
function useBlocked({ resource, subject }: FormModel): { blocked: string | undefined; charged: boolean } {
  const texts = useTexts()
  const { t } = texts
  const online = useOnline()
  const { current, known, failed } = useBillingAccounts()
  const { params = {}, when } = resource.create ?? {}
  const charged = Object.values(params).some(
    (value) => 'context' in value && value.context === 'billingAccount',
  )
  const reason = (): string | undefined => {
    if (!online) return t('action.offline')
    if (charged && known && !isAccountOpen(current))
      return t(current ? 'wizard.accountClosed' : 'wizard.noAccount')
    // What is made before it is known who pays would be charged to whom the platform likes.
    if (charged && !known && !failed) return t('wizard.accountLoading')
    return reasonAgainst(judge(when, subject), resource.type, texts)
  }
  return { blocked: reason(), charged }
}

/** The sections that hold something wrong, each leading to its first wrong field. */
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

/** The sections of the form, each with whether it is done. */
function Sections({ model }: { model: FormModel }) {
  const { t, resource: text } = useTexts()
  const { errors, allErrors, subject } = model
  const stateOf = (fields: readonly string[]) => {
    if (fields.some((id) => errors[id] !== undefined)) return 'wrong'
    return fields.some((id) => allErrors[id] !== undefined || subject.awaited?.(id) === true)
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
  charged: boolean
}

/** What it costs, and who pays. */
function Cost({ resource, estimate, charged }: CostProps) {
  return (
    <>
      {estimate && (
        <MadeBy part={resource.price}>
          <EstimatePanel view={estimate} />
        </MadeBy>
      )}
      {charged && <AccountChoice view={estimate} />}
    </>
  )
}

/** The create form of a type: sections, a scroll-spy, the price beside it (interface rules, section 9). */
export function ResourceCreate({ type }: { type: string }) {
  const resource = useResource(type)
  const { t, resource: text } = useTexts()
  const phone = useIsPhone()
  const [params] = useSearchParams()
  const form = useCompiledForm(type, 'create')
  const surroundings = useSurroundings({ resource })
  const [prefill] = useState(() => prefilled(form, resource.create?.prefill ?? {}, params))
  const base = useMemo(() => ({ surroundings }), [surroundings])
  const name = draftName(type, prefill)
  const { model, draft, check } = useSentForm({ resource, id: 'create', name, base, prefill })
  const creation = useCreate(resource, model, name, draft)
  const estimate = useEstimate(model)
  const { blocked, charged } = useBlocked(model)
  const title = text(type, textKeys.create('title'))
  const send = text(type, textKeys.create('button'))
  const view = useCreateRequest(resource, model, send)
  usePage({
    title,
    crumb: t('wizard.crumb'),
    parents: [{ href: resource.routes.list, label: text(type, textKeys.many) }],
  })
  const submit = (): void => {
    // What its button may not do, its keys may not either.
    const typed = blocked !== undefined || creation.pending ? undefined : check()
    if (typed) creation.create(typed)
  }
  // What is read or pasted in front of the form does not send it.
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
      onPress={submit}
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
  const cost = <Cost resource={resource} estimate={estimate} charged={charged} />
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
            {/* Below the button, which stays where it is for a second press. */}
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
            estimate || charged ? (
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
      <FormBody
        model={model}
        notices={resource.create?.notices}
        draftNotice
        frame={sectionFrame}
        before={presetsOf}
      />
      {sheet.popover}
      {view.drawer}
      <UnsavedGuard
        // What is there already is not lost by leaving.
        active={model.dirty && !creation.pending && !creation.found?.length}
        title={t('wizard.leave')}
        kept={draft !== undefined}
      />
    </WizardLayout>
  )
}
