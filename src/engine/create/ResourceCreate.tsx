import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isAccountOpen, useBillingAccounts } from '../../platform/account/use-billing-account'
import { judge } from '../../manifest/condition'
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
import { useSurroundings } from '../data/use-surroundings'
import { DraftNotice } from '../forms/DraftNotice'
import { focusField } from '../fields/focus-field'
import { FormNotices } from '../forms/FormNotices'
import type { SectionFrame } from '../forms/form-context'
import { FormFields } from '../forms/FormFields'
import { UnsavedGuard } from '../forms/UnsavedGuard'
import { useForm } from '../fields/use-form'
import { useFormModule } from '../fields/use-form-module'
import { useOwnDraft } from '../fields/use-own-draft'
import { MadeBy } from '../data/MadeBy'
import { CreationFailure } from './CreationFailure'
import { AccountChoice, EstimatePanel } from './EstimatePanel'
import { draftName, prefilled } from './prefill'
import { PresetChoice } from './PresetChoice'
import { useCreateRequest } from './use-create-request'
import { useCreate } from './use-create'
import { useEstimate } from './use-estimate'
import styles from './create.module.css'

const sectionFrame: SectionFrame = ({ id, title, children }) => (
  <WizardSection id={`section-${id}`} title={title}>
    {children}
  </WizardSection>
)

/** The create form of a type: sections, a scroll-spy, the price beside it (interface rules, section 9). */
export function ResourceCreate({ type }: { type: string }) {
  const resource = useResource(type)
  const { t, resource: text } = useTexts()
  const [params] = useSearchParams()
  const { form, validator } = useFormModule(type, 'create')
  const surroundings = useSurroundings({ resource })
  const [prefill] = useState(() => prefilled(form, resource.create?.prefill ?? {}, params))
  const name = draftName(type, prefill)
  const draft = useOwnDraft(name)
  const base = useMemo(() => ({ surroundings }), [surroundings])
  const model = useForm({ resource, form, validator, base, prefill, draft })
  const creation = useCreate(resource, model, name, draft)
  const online = useOnline()
  const estimate = useEstimate(model)
  const { current, known, failed } = useBillingAccounts()
  const title = text(type, textKeys.create('title'))
  const send = text(type, textKeys.create('button'))
  const view = useCreateRequest(resource, model, send)
  usePage({
    title,
    crumb: t('wizard.crumb'),
    parents: [{ href: resource.routes.list, label: text(type, textKeys.many) }],
  })

  const charged = Object.values(resource.create?.params ?? {}).some(
    (value) => 'context' in value && value.context === 'billingAccount',
  )
  const verdict = judge(resource.create?.when, model.subject)
  const noAccount = charged && known && !isAccountOpen(current)
  // What is made before it is known who pays would be charged to whom the platform likes.
  const awaitsAccount = charged && !known && !failed
  const blocked = !online
    ? t('action.offline')
    : noAccount
      ? t(current ? 'wizard.accountClosed' : 'wizard.noAccount')
      : awaitsAccount
        ? t('wizard.accountLoading')
        : !verdict.ok
          ? verdict.because === undefined
            ? t('action.unavailable')
            : text(type, textKeys.reason(verdict.because))
          : undefined

  const wrongSections = model.sections.filter((section) =>
    section.fields.some((id) => model.errors[id] !== undefined),
  )
  const wrongCount = Object.keys(model.errors).length
  const submit = (): void => {
    // What its button may not do, its keys may not either.
    if (blocked !== undefined || creation.create()) return
    const [first] = model.visible.filter((field) => model.allErrors[field.id] !== undefined)
    if (first) focusField(first.id)
  }
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      // What is read or pasted in front of the form does not send it.
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !view.isOpen) {
        event.preventDefault()
        submit()
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
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
  // Below the button, which stays where it is for a second press.
  const summary = model.submitted && wrongCount > 0 && (
    <FormErrorSummary
      text={t('form.fix', { count: wrongCount })}
      items={wrongSections.map((section) => ({
        id: section.id,
        label: text(type, textKeys.section(section.id)),
      }))}
      onGo={(id) => {
        const field = model.sections
          .find((section) => section.id === id)
          ?.fields.find((each) => model.errors[each] !== undefined)
        if (field) focusField(field)
        else goToSection(`section-${id}`)
      }}
    />
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
  const side = (
    <>
      {estimate ? (
        <MadeBy part={resource.price}>
          <EstimatePanel view={estimate} />
        </MadeBy>
      ) : null}
      {charged && <AccountChoice view={estimate} />}
      <div className={styles.submit}>
        {failure}
        {button(true)}
        {summary}
        {view.control('block')}
      </div>
    </>
  )
  const phone = useIsPhone()
  const sheet = usePopover({
    label: t('wizard.estimate'),
    content: () => (
      <div className={styles.sheet}>
        {estimate && (
          <MadeBy part={resource.price}>
            <EstimatePanel view={estimate} />
          </MadeBy>
        )}
        {charged && <AccountChoice view={estimate} />}
      </div>
    ),
  })
  return (
    <WizardLayout
      nav={
        <ScrollSpyNav
          label={t('wizard.sections')}
          stateLabels={{ done: t('wizard.complete'), wrong: t('wizard.wrong') }}
          items={model.sections.map((section) => ({
            id: `section-${section.id}`,
            label: text(type, textKeys.section(section.id)),
            state: section.fields.some((id) => model.errors[id] !== undefined)
              ? 'wrong'
              : section.fields.some(
                    (id) => model.allErrors[id] !== undefined || model.subject.awaited?.(id) === true,
                  )
                ? 'open'
                : 'done',
          }))}
        />
      }
      side={side}
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
      <DraftNotice model={model} />
      <FormNotices resource={resource} notices={resource.create?.notices} subject={model.subject} />
      <FormFields model={model} frame={sectionFrame} before={presetsOf} />
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
