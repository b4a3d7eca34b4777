import { useState } from 'react'
import { formatBytes } from '../../../lib/quantity'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { useStore } from '../../../platform/use-store'
import { useTime } from '../../../platform/use-time'
import { IconButton } from '../../../ui/form-controls/IconButton'
import { Meter } from '../../../ui/feedback/Meter'
import { Text } from '../../../ui/typography/Text'
import styles from '../files.module.css'
import { useFailureWords } from '../use-failure-words'
import {
  cancelUpload,
  dismissUploads,
  pauseUpload,
  pauseUploads,
  resumeUpload,
  resumeUploads,
  type Upload,
  uploads,
  uploadSpeed,
} from './upload-store'

/** Maximum rows that are drawn; the sum counts all. */
const mostRows = 50

/** Uploads of this tab, above every page while there are any. */
export function UploadTray() {
  const t = useScreenTexts('files')
  const { locale } = useTexts()
  const all = useStore(uploads)
  const [open, setOpen] = useState(true)
  if (all.length === 0) return null
  const done = all.filter(({ state }) => state === 'done').length
  const isBusy = all.some(({ state }) => state === 'sending' || state === 'waiting')
  const isPaused = all.some(({ state }) => state === 'paused')
  const isOver = all.every(({ state }) => state === 'done' || state === 'failed')
  const total = all.reduce((sum, { size }) => sum + size, 0)
  const sent = all.reduce((sum, each) => sum + Math.min(each.sent, each.size), 0)
  const urgent = [...all].sort((one, other) => rank[one.state] - rank[other.state]).slice(0, mostRows)
  return (
    <section className={styles.tray} aria-label={t('tray.title')}>
      <div className={styles.trayHead}>
        <strong role="status">{t('tray.done', { done, count: all.length })}</strong>
        <span className={styles.dim}>
          {t('tray.bytes', { sent: formatBytes(sent, locale), total: formatBytes(total, locale) })}
          {isBusy && <UploadSpeed />}
        </span>
        {isBusy && <IconButton icon="circle-pause" label={t('tray.pauseAll')} onPress={pauseUploads} />}
        {!isBusy && isPaused && (
          <IconButton icon="circle-play" label={t('tray.resumeAll')} onPress={resumeUploads} />
        )}
        <IconButton
          icon={open ? 'chevron-down' : 'chevron-up'}
          label={t(open ? 'tray.fold' : 'tray.unfold')}
          onPress={() => setOpen(!open)}
        />
        {isOver && <IconButton icon="x" label={t('tray.dismiss')} onPress={dismissUploads} />}
      </div>
      {open && (
        <ul className={styles.trayRows}>
          {urgent.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Speed of the uploads, updated every second. */
function UploadSpeed() {
  const t = useScreenTexts('files')
  const { locale } = useTexts()
  useTime(1000)
  const speed = uploadSpeed()
  if (speed === undefined) return null
  // No line break between the number and its unit.
  const size = formatBytes(Math.round(speed), locale).replace(' ', '\u00a0')
  return `, ${t('tray.speed', { size })}`
}

const rank = { failed: 0, sending: 1, paused: 2, waiting: 3, done: 4 } as const

function UploadRow({ upload }: { readonly upload: Upload }) {
  const { id, key, size, sent, state, failure } = upload
  const t = useScreenTexts('files')
  const { locale } = useTexts()
  const { toasts } = usePlatform()
  const words = useFailureWords()
  const name = key.slice(key.lastIndexOf('/') + 1)
  const percent = size === 0 ? 100 : Math.min(100, (sent / size) * 100)
  const status =
    state === 'sending'
      ? t('tray.bytes', { sent: formatBytes(sent, locale), total: formatBytes(size, locale) })
      : state === 'failed'
        ? words(failure)
        : t(`tray.states.${state}`, { percent: Math.floor(percent) })
  return (
    <li className={styles.trayRow}>
      <span className={styles.trayName}>
        <Text>{name}</Text>
      </span>
      <span className={styles.trayState}>{status}</span>
      <span className={styles.trayButtons}>
        {(state === 'sending' || state === 'waiting') && (
          <IconButton icon="circle-pause" label={t('tray.pause', { name })} onPress={() => pauseUpload(id)} />
        )}
        {(state === 'paused' || state === 'failed') && (
          <IconButton
            icon="circle-play"
            label={t('tray.resume', { name })}
            onPress={() => resumeUpload(id)}
          />
        )}
        {state !== 'done' && (
          <IconButton
            icon="x"
            label={t('tray.cancel', { name })}
            onPress={() => {
              cancelUpload(id).catch((error: unknown) =>
                toasts.add({
                  tone: 'error',
                  title: t('tray.partsStay', { name }),
                  text: words(error),
                  actions: [],
                  closes: false,
                }),
              )
            }}
          />
        )}
      </span>
      {(state === 'sending' || state === 'paused') && (
        <span className={styles.trayMeter}>
          <Meter label={t('tray.progress', { name })} percent={percent} />
        </span>
      )}
    </li>
  )
}
