import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { operationQuery, refreshOperations } from '../../api/queries'
import { isDescribed } from '../../api/reads'
import { ApiError } from '../../api/errors'
import { write } from '../../engine/jobs/perform'
import { formatWhen } from '../../lib/format-date'
import { safeHref } from '../../lib/safe-href'
import { shortId } from '../../lib/short-id'
import { supportPath } from '../../lib/support-path'
import { limitOf, limitTexts, useKeyKinds } from '../../platform/account/key-limit'
import { writeFailure } from '../../platform/failed-write'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorReference } from '../../platform/failures/failure-message'
import { toastSuccess } from '../../platform/toast'
import { useOneCall } from '../../platform/use-one-call'
import { useTime } from '../../platform/use-time'
import { announce } from '../../ui/feedback/announce'
import { Button } from '../../ui/form-controls/Button'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { lazyPart, useLazyPart } from '../../ui/lazy'
import type { TurnOffDialogProps } from './TurnOffDialog'
import { LinkText, TextButton } from '../../ui/typography/LinkText'
import { Sentence } from '../../ui/typography/Sentence'
import { FactorState } from './FactorState'
import styles from './profile.module.css'
import { isFactorOn, ticketIn, worksFor, type WorksFor } from './second-factor'
import { useTicket } from './use-ticket'

const turnOffPart = lazyPart<TurnOffDialogProps>(async () => (await import('./TurnOffDialog')).TurnOffDialog)

/** How long a ticket stays valid: "24 min". */
function timeWords({ count, unit }: WorksFor, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
}

/** Milliseconds between reads of the status while a ticket is open. */
const lookEvery = 5000

/**
 * The second factor: its state, and turning it on at the page of a ticket. Turning it off is offered only if the site
 * supports that (requirements PROFILE-10 to PROFILE-15).
 */
export function SecondFactor() {
  const platform = usePlatform()
  const { client, queries, site } = platform
  const t = useScreenTexts('profile')
  const { t: word, locale } = useTexts()
  const limit = limitOf(useKeyKinds(), 'activateMfa')
  const reason = limit !== undefined && word(limitTexts[limit])
  const { ticket, keep } = useTicket()
  /** When the page of the ticket was opened, in ms since 1970. */
  const [opened, setOpened] = useState<number>()
  /** Result of the last press of "I have finished", unless it is on. */
  const [found, setFound] = useState<'notYet' | 'unknownText'>()
  const time = useTime(lookEvery)
  const [explaining, setExplaining] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [asking, setAsking] = useState(false)
  const TurnOff = useLazyPart(turnOffPart, asking)
  const panel = useRef<HTMLDivElement>(null)
  const keepFocus = useCallback(() => panel.current?.focus(), [])
  const { pending, run } = useOneCall()
  const href = safeHref(ticket?.address)
  const left = ticket?.until === undefined ? 'always' : worksFor(ticket.until, time)
  const { data, isPending, isFetching, refetch } = useQuery({
    ...operationQuery(client, 'getMfaStatus', {}),
    enabled: isDescribed('getMfaStatus'),
    ...(ticket && left !== undefined ? { refetchInterval: lookEvery } : {}),
  })
  const isOn = isFactorOn(data)
  // Found by polling, perhaps while the other page is still in front.
  useEffect(() => {
    if (isOn !== true || ticket === undefined) return
    keep(undefined)
    announce(t('factor.on'))
  }, [isOn, ticket, keep, t])

  const turnOn = async (): Promise<void> => {
    setFailure(undefined)
    try {
      const made = await write(platform, 'activateMfa', {})
      const begun = ticketIn(made)
      if (safeHref(begun?.address) === undefined) throw new ApiError('generic', t('factor.noTicket'))
      keep(begun)
      setOpened(undefined)
      setFound(undefined)
      toastSuccess(platform, t('factor.started'))
    } catch (error) {
      setFailure(error)
      await refreshOperations(queries, ['getMfaStatus'])
    }
  }
  const lookAgain = async (): Promise<void> => {
    const { data: answer, isError } = await refetch()
    const on = isError ? undefined : isFactorOn(answer)
    if (on === true) return
    const words = on === undefined ? 'unknownText' : 'notYet'
    setFound(words)
    announce(t(`factor.${words}`))
  }
  const state = (): ReactNode => {
    if (isOn === true) {
      return (
        <FactorState
          key="on"
          keepFocus={keepFocus}
          icon="shield-check"
          tone="success"
          title={t('factor.on')}
          text={t('factor.onText')}
        >
          {site.config.mfaDeactivationAvailable ? (
            <Button size="sm" variant="danger-quiet" disabled={reason} onPress={() => setAsking(true)}>
              {t('factor.turnOff')}
            </Button>
          ) : (
            <span className={styles.note}>
              <Sentence
                of={(mark) => t('factor.offBySupport', { support: mark })}
                part={<LinkText href={supportPath}>{t('factor.support')}</LinkText>}
              />
            </span>
          )}
        </FactorState>
      )
    }
    if (ticket && href !== undefined && left !== undefined) {
      return (
        <FactorState
          key="waiting"
          keepFocus={keepFocus}
          icon="clock"
          tone="warning"
          title={t('factor.waiting')}
          text={
            found !== undefined
              ? t(`factor.${found}`)
              : opened === undefined
                ? t('factor.waitingText')
                : t('factor.openedText', { time: formatWhen(new Date(opened), new Date(time), locale) })
          }
        >
          <LinkButton
            size="sm"
            variant="primary"
            icon="external-link"
            external
            href={href}
            onFollow={() => {
              setOpened(platform.now())
              setFound(undefined)
            }}
          >
            {t(opened === undefined ? 'factor.openPage' : 'factor.openAgain')}
          </LinkButton>
          <Button size="sm" pending={pending} onPress={() => void run(lookAgain)}>
            {t('factor.finished')}
          </Button>
          <span className={styles.note}>
            {left === 'always'
              ? t('factor.ticket', { id: shortId(ticket.id) })
              : t('factor.ticketFor', { id: shortId(ticket.id), time: timeWords(left, locale) })}
          </span>
        </FactorState>
      )
    }
    if (failure !== undefined) {
      const reference = errorReference(failure)
      const message = writeFailure(platform, failure)
      return (
        <FactorState
          key="failed"
          keepFocus={keepFocus}
          icon="triangle-alert"
          tone="error"
          title={t(isOn === false ? 'factor.off' : 'factor.unknown')}
          text={
            <span role="alert">
              {t('factor.failed')}
              {message !== t('factor.failed') && `: ${message}`}
              {reference !== undefined && <span className={styles.reference}>{` [${reference}]`}</span>}
            </span>
          }
        >
          <Button size="sm" pending={pending} onPress={() => void run(turnOn)}>
            {word('action.retry')}
          </Button>
        </FactorState>
      )
    }
    if (isOn === false) {
      return (
        <FactorState
          key="off"
          keepFocus={keepFocus}
          icon="shield"
          tone="faint"
          title={t('factor.off')}
          text={t(ticket ? 'factor.ranOut' : 'factor.offText')}
        >
          <Button
            size="sm"
            variant="primary"
            pending={pending}
            disabled={reason}
            onPress={() => void run(turnOn)}
          >
            {t('factor.turnOn')}
          </Button>
          <TextButton expanded={explaining} onPress={() => setExplaining(!explaining)}>
            {t('factor.how')}
          </TextButton>
          {explaining && (
            <ol className={styles.how}>
              <li>{t('factor.howOpen')}</li>
              <li>{t('factor.howScan')}</li>
              <li>{t('factor.howAsked')}</li>
            </ol>
          )}
        </FactorState>
      )
    }
    if (isPending) return <span className={styles.note}>{word('shell.loading')}</span>
    return (
      <FactorState
        key="unknown"
        keepFocus={keepFocus}
        icon="circle-help"
        tone="faint"
        title={t('factor.unknown')}
        text={t('factor.unknownText')}
      >
        <Button size="sm" pending={isFetching} onPress={() => void refetch()}>
          {t('factor.askAgain')}
        </Button>
      </FactorState>
    )
  }
  return (
    <Section narrow title={t('factor.title')}>
      <div ref={panel} role="group" aria-label={t('factor.title')} tabIndex={-1}>
        <Panel padded>{state()}</Panel>
      </div>
      {TurnOff && <TurnOff onClose={() => setAsking(false)} />}
    </Section>
  )
}
