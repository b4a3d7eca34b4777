import { useEffect, useRef, useState } from 'react'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { loaderDelay } from '../../../ui/feedback/LateLoader'
import { Notice } from '../../../ui/feedback/Notice'
import { Spinner } from '../../../ui/feedback/Spinner'
import { useTrueFor } from '../../../ui/feedback/use-true-for'
import { Button } from '../../../ui/form-controls/Button'
import { FieldGroup } from '../../../ui/form-controls/FieldShell'
import { RadioTiles } from '../../../ui/form-controls/RadioTiles'
import { Dialog } from '../../../ui/overlay/Dialog'
import { Text } from '../../../ui/typography/Text'
import styles from '../files.module.css'
import { type ConflictChoice, conflictsOf, resolveConflicts, type WantedFile } from '../uploads/conflicts'
import { mostBytes } from '../uploads/plan-parts'
import { takenKeys } from '../uploads/taken-keys'
import { keysUnderWay, startUploads } from '../uploads/upload-store'
import { useFailureWords } from '../use-failure-words'
import type { FileDialogProps } from './file-dialog'
import { nameProblem } from './name-problem'

const choices: readonly ConflictChoice[] = ['replace', 'keep', 'skip']

/**
 * Checks before an upload whether names are taken or files invalid, and asks what to do then; otherwise it asks nothing.
 * A check that takes long can be cancelled.
 */
export function UploadDialog({ client, prefix, open, onClose }: FileDialogProps) {
  const t = useScreenTexts('files')
  const { t: common } = useTexts()
  const { session } = usePlatform()
  const wordsOf = useFailureWords()
  const files = open.kind === 'upload' ? open.files : []
  const [taken, setTaken] = useState<readonly string[]>()
  const [choice, setChoice] = useState<ConflictChoice>('replace')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(true)
  const isLong = useTrueFor(busy, loaderDelay)
  const isOpen = useRef(true)
  const all: readonly WantedFile[] = files.map(({ path, file }) => ({ key: `${prefix}${path}`, file }))
  const wrong = all.filter(
    ({ key, file }) => file.size > mostBytes || nameProblem(key, file.name) !== undefined,
  )
  const wanted = all.filter((each) => !wrong.includes(each))
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await work()
      setProblem(undefined)
    } catch (error) {
      setProblem(wordsOf(error))
    }
    setBusy(false)
  }
  const start = async (resolved: readonly WantedFile[]): Promise<void> => {
    await startUploads(client, session, resolved)
    onClose()
  }
  const look = async (): Promise<void> => {
    const keys = wanted.map(({ key }) => key)
    const found = [...(await takenKeys(client, prefix, keys)), ...keysUnderWay(client.bucket)]
    if (!isOpen.current) return
    if (wrong.length === 0 && conflictsOf(wanted, found).length === 0) await start(wanted)
    else setTaken(found)
  }
  useEffect(() => {
    isOpen.current = true
    void attempt(look)
    return () => {
      isOpen.current = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the files are settled when the dialog opens
  }, [])
  const isChecking = taken === undefined && problem === undefined
  if (isChecking && !isLong) return null
  const conflicts = conflictsOf(wanted, taken ?? [])
  return (
    <Dialog
      title={
        conflicts.length > 0
          ? t('conflict.title', { count: conflicts.length })
          : t('conflict.upload', { count: all.length })
      }
      closeLabel={common('action.close')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{common('action.cancel')}</Button>
          {problem === undefined ? (
            <Button
              variant="primary"
              pending={busy}
              onPress={() => attempt(() => start(resolveConflicts(wanted, taken ?? [], choice)))}
            >
              {t('upload')}
            </Button>
          ) : (
            <Button variant="primary" pending={busy} onPress={() => attempt(look)}>
              {common('action.retry')}
            </Button>
          )}
        </>
      }
    >
      {isChecking && <Spinner label={t('conflict.checking')} />}
      {problem !== undefined && <Notice tone="error" text={problem} />}
      {wrong.length > 0 && (
        <Notice tone="warning" strong={t('conflict.wrong', { count: wrong.length })}>
          <ul className={styles.results}>
            {wrong.slice(0, 20).map(({ key }) => (
              <li key={key}>
                <Text>{key}</Text>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {conflicts.length > 0 && (
        <>
          <ul className={styles.results}>
            {conflicts.slice(0, 20).map(({ key }) => (
              <li key={key}>
                <Text>{key}</Text>
              </li>
            ))}
          </ul>
          <FieldGroup label={t('conflict.what')}>
            <RadioTiles
              columns={1}
              value={choice}
              onChange={setChoice}
              options={choices.map((value) => ({
                value,
                title: t(`conflict.${value}`),
                description: t(`conflict.${value}Text`),
              }))}
            />
          </FieldGroup>
        </>
      )}
    </Dialog>
  )
}
