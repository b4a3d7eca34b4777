import { listOfAll } from '../../lib/format-list'
import { FailureNotice } from '../../platform/failures/FailureNotice'
import { formatUtcDay } from '../../lib/format-date'
import { formatNumber } from '../../lib/quantity'
import { limitOf, limitTexts, useKeyKinds } from '../../platform/account/key-limit'
import { languageCode } from '../../platform/i18n/language-code'
import { languageName } from '../../platform/i18n/languages'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Button } from '../../ui/form-controls/Button'
import { Fields, FieldShell } from '../../ui/form-controls/FieldShell'
import { useFocusFirstWrong } from '../../ui/form-controls/focus-first-wrong'
import { Form } from '../../ui/form-controls/Form'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { TextInput } from '../../ui/form-controls/TextInput'
import type { DetailName } from './details'
import styles from './profile.module.css'
import { Setting } from './Setting'
import type { DetailsForm } from './use-details'

/** Sample number that shows digit grouping. */
const sampleNumber = 48_212

interface DetailsFieldsProps {
  readonly form: DetailsForm
}

function LanguageField({ form, disabled }: DetailsFieldsProps & { readonly disabled: boolean }) {
  const { languages, now } = usePlatform()
  const t = useScreenTexts('profile')
  const { locale } = useTexts()
  const { lang } = form.values
  const offered = languages.filter(({ pseudo }) => pseudo === undefined)
  const isOffered = offered.some(({ tag }) => languageCode(tag) === lang)
  const options = [
    ...offered.map((each) => ({ value: languageCode(each.tag), label: languageName(each) })),
    // A language the console does not have is kept until another one is chosen.
    ...(isOffered || lang === '' ? [] : [{ value: lang, label: languageName({ tag: lang }) }]),
  ]
  return (
    <FieldShell
      label={t('lang')}
      error={form.problems.lang}
      hint={t('languageHint', {
        date: formatUtcDay(new Date(now()), locale),
        number: formatNumber(sampleNumber, locale),
      })}
    >
      <SelectInput
        label={t('lang')}
        options={options}
        value={lang === '' ? undefined : lang}
        onChange={(value) => form.type('lang', value)}
        placeholder={t('chooseLanguage')}
        emptyText={t('noLanguage')}
        disabled={disabled}
      />
    </FieldShell>
  )
}

/** Form with the user's details, saved together (requirements PROFILE-02, PROFILE-08). */
export function DetailsFields({ form }: DetailsFieldsProps) {
  const t = useScreenTexts('profile')
  const { t: word, locale } = useTexts()
  const { values, changed, problems, pending, failure } = form
  const kinds = useKeyKinds()
  const limit = limitOf(kinds, 'updateUserProfile')
  const reason = limit && word(limitTexts[limit])
  const ref = useFocusFirstWrong(problems)
  const names = changed.map((name) => t(`names.${name}`))
  const text = (name: DetailName, autoComplete: string, optional = false) => (
    <FieldShell label={t(name)} optional={optional ? t('optional') : undefined} error={problems[name]}>
      <TextInput
        name={name}
        value={values[name]}
        onChange={(value) => form.type(name, value)}
        autoComplete={autoComplete}
        type={name === 'phone_number' ? 'tel' : 'text'}
        locked={reason !== undefined}
      />
    </FieldShell>
  )
  return (
    <Form
      ref={ref}
      className={styles.form}
      onSubmit={() => {
        if (changed.length > 0 && limit === undefined) form.save()
      }}
    >
      <Setting title={t('details')} note={reason ?? t('detailsNote')}>
        <Fields columns={2}>
          {text('first_name', 'given-name')}
          {text('last_name', 'family-name')}
          {text('phone_number', 'tel', true)}
          {text('personal_id_number', 'off', true)}
        </Fields>
      </Setting>
      <Setting title={t('languageTitle')} note={reason ?? t('languageNote')}>
        <LanguageField form={form} disabled={reason !== undefined} />
      </Setting>
      {failure !== undefined && (
        <div className={styles.failure}>
          <FailureNotice failure={failure} />
        </div>
      )}
      <div className={styles.save}>
        <Button
          type="submit"
          variant="primary"
          pending={pending}
          disabled={reason !== undefined ? reason : changed.length === 0 ? t('nothingChanged') : false}
        >
          {t('save')}
        </Button>
        {changed.length > 0 && (
          <span role="status" className={styles.unsaved}>
            {t('unsaved', {
              count: changed.length,
              what: listOfAll(names, locale),
            })}
          </span>
        )}
      </div>
    </Form>
  )
}
