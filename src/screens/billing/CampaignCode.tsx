import { FailureNotice } from '../../platform/failures/FailureNotice'
import { limitOf, limitTexts, useKeyKinds } from '../../platform/account/key-limit'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { useFocusFirstWrong } from '../../ui/form-controls/focus-first-wrong'
import { Form } from '../../ui/form-controls/Form'
import { TextInput } from '../../ui/form-controls/TextInput'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { LinkText } from '../../ui/typography/LinkText'
import { Sentence } from '../../ui/typography/Sentence'
import { Text } from '../../ui/typography/Text'
import styles from './referral.module.css'
import { useCampaign } from './use-campaign'

interface CampaignCodeProps {
  readonly account: BillingAccount
  /** URL of its balance history. */
  readonly history: string
}

/** Form for a campaign code; the reason of a refusal is shown at the field. */
export function CampaignCode({ account, history }: CampaignCodeProps) {
  const t = useScreenTexts('referral')
  const { t: word } = useTexts()
  const { open, code, problems, failure, joined, pending, type, send } = useCampaign(account)
  const limit = limitOf(useKeyKinds(), 'activateCampaign')
  const ref = useFocusFirstWrong(problems)
  return (
    <Section title={t('campaign')}>
      <Panel padded>
        {open ? (
          <Form
            ref={ref}
            onSubmit={() => {
              if (limit === undefined) send()
            }}
          >
            <FieldShell label={t('campaignCode')} hint={t('campaignHint')} error={problems.code} keepHint>
              <div className={styles.beside}>
                <TextInput name="campaign_code" autoComplete="off" value={code} onChange={type} />
                <Button
                  type="submit"
                  pending={pending}
                  disabled={limit === undefined ? false : word(limitTexts[limit])}
                >
                  {t('activate')}
                </Button>
              </div>
            </FieldShell>
            <FailureNotice failure={failure} />
            {joined !== undefined && (
              <p className={styles.hint}>
                <Sentence
                  of={(link) => t('joined', { code: joined, toWin: t('toWin'), history: link })}
                  part={<LinkText href={history}>{t('history')}</LinkText>}
                />
              </p>
            )}
          </Form>
        ) : (
          <Text tone="dim">{t('noCampaign')}</Text>
        )}
      </Panel>
    </Section>
  )
}
