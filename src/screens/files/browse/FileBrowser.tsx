import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSearchParams } from 'react-router'
import { newKey } from '../../../api/new-key'
import { refreshOperations } from '../../../api/queries'
import { SortChoice } from '../../../engine/list/SortChoice'
import { useDetail } from '../../../engine/record/detail-context'
import { LeftOut } from '../../../platform/failures/LeftOut'
import { formatBytes } from '../../../lib/quantity'
import { backgroundPart } from '../../../platform/background-part'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { useIsPhone } from '../../../platform/is-phone'
import { usePlatform } from '../../../platform/platform'
import { useMedia } from '../../../ui/use-media'
import { useOnline } from '../../../platform/online'
import { useStore } from '../../../platform/use-store'
import { useTypedAhead } from '../../../ui/overlay/use-typed-ahead'
import { cx } from '../../../ui/cx'
import { type BulkAction, BulkBar } from '../../../ui/data-table/BulkBar'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { Notice } from '../../../ui/feedback/Notice'
import { Button } from '../../../ui/form-controls/Button'
import { IconButton } from '../../../ui/form-controls/IconButton'
import { SearchInput } from '../../../ui/form-controls/SearchInput'
import { Switch } from '../../../ui/form-controls/Switch'
import { Icon } from '../../../ui/Icon'
import { stackedWidth } from '../../../ui/layout/Split'
import { LazyContent } from '../../../ui/lazy'
import { filePanelPart } from '../about/file-panel-part'
import { dialogParts } from '../dialogs/dialog-parts'
import type { FileDialogProps, OpenDialog } from '../dialogs/file-dialog'
import styles from '../files.module.css'
import type { S3Client } from '../s3/s3-client'
import type { ObjectVersion } from '../s3/versions'
import { S3Failure } from '../s3/s3-failure'
import type { PickedFile } from '../uploads/picked-files'
import { endedUploads } from '../uploads/upload-store'
import { UploadTray } from '../uploads/UploadTray'
import { useFailureWords } from '../use-failure-words'
import { CorsAssistant } from './CorsAssistant'
import { type Entry, type EntrySort, shownEntries, type SortKey, trailOf } from './entries'
import { FileTable } from './FileTable'
import { FileTrail } from './FileTrail'
import { saveObject } from './save-object'
import { UnfinishedUploads } from './UnfinishedUploads'
import { UploadButton } from './UploadButton'
import { useFolder } from './use-folder'
import { useIncomingFiles } from './use-incoming-files'
import { useVersioning } from './use-versioning'

interface FileBrowserProps {
  readonly client: S3Client
  /** The bucket is suspended. */
  readonly readOnly: boolean
}

/** A dialog with the folder it was opened in; another one may be shown meanwhile. */
type PlacedDialog = Pick<FileDialogProps, 'open' | 'prefix'>

const isPresent = ({ marks }: Entry): boolean => marks === undefined

const sortKeys: readonly SortKey[] = ['name', 'size', 'modified']

/** One folder of a bucket, named by `?folder=` in the URL, and the actions on its entries. */
export function FileBrowser({ client, readOnly }: FileBrowserProps) {
  const t = useScreenTexts('files')
  const { t: common, locale } = useTexts()
  const { queries, toasts } = usePlatform()
  const wordsOf = useFailureWords()
  const [search, setSearch] = useSearchParams()
  const prefix = search.get('folder') ?? ''
  const order = search.get('order')
  const sort = useMemo(() => sortIn(order), [order])
  const [words, setWords] = useState('')
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  // On a phone the check boxes take room from the names, so they are shown on demand.
  const [picking, setPicking] = useState(false)
  const [dialog, setDialog] = useState<PlacedDialog>()
  // Choices of files that are being checked, in order; another dialog may be open meanwhile.
  const [uploads, setUploads] = useState<readonly (PlacedDialog & { readonly id: string })[]>([])
  const [turn, setTurn] = useState(0)
  const [seen, setSeen] = useState<{ readonly key: string; readonly time: number }>()
  const ended = useStore(endedUploads)
  const versioning = useVersioning(client, turn)
  const withDeleted = versioning !== undefined && search.get('deleted') !== null
  const { entries, odd, state, failure } = useFolder(client, prefix, withDeleted, turn + ended)
  const shown = useMemo(() => shownEntries(entries, words, sort), [entries, words, sort])
  // Picked entries that the search hides are not acted on.
  const chosen = useMemo(() => shown.filter(({ key }) => picked.has(key)), [shown, picked])
  const neighbours = useMemo(() => neighboursOf(shown, seen?.key), [shown, seen])
  const cover = useStore(useDetail().cover)
  const phone = useIsPhone()
  const isStacked = useMedia(`(max-width: ${stackedWidth}px)`)

  useEffect(() => {
    setPicked(new Set())
    setWords('')
    setSeen(undefined)
    setDialog((open) => (open?.open.kind === 'folder' ? undefined : open))
  }, [prefix])
  const online = useOnline()
  const [wasRead, setWasRead] = useState(false)
  if (state === 'complete' && !wasRead) setWasRead(true)
  const readAgain = useEffectEvent(() => {
    if (state === 'failed') setTurn((before) => before + 1)
  })
  useEffect(() => {
    if (online) readAgain()
  }, [online])
  useEffect(() => {
    if (ended > 0) void refreshOperations(queries, ['listBuckets'])
  }, [ended, queries])

  const change = (): void => {
    setTurn((before) => before + 1)
    setPicked(new Set())
    void refreshOperations(queries, ['listBuckets'])
  }
  const upload = (files: readonly PickedFile[]): void => {
    if (readOnly || files.length === 0) return
    backgroundPart.set(UploadTray)
    setUploads((before) => [...before, { id: newKey(), open: { kind: 'upload', files }, prefix }])
  }
  const show = (open: OpenDialog): void => setDialog({ open, prefix })
  const close = (): void => setDialog(undefined)
  const download = (entry: Entry): void => {
    saveObject(client, entry.key).catch((error: unknown) =>
      toasts.add({ tone: 'error', title: wordsOf(error), actions: [], closes: true }),
    )
  }
  const restore = (key: string, marks: readonly string[]): void => {
    client
      .removeVersions(key, marks)
      .then(change, (error: unknown) =>
        toasts.add({ tone: 'error', title: wordsOf(error), actions: [], closes: true }),
      )
  }
  const act = (action: string, subject: readonly Entry[], version?: ObjectVersion): void => {
    const [only] = subject
    if (only && version) show({ kind: 'version', entry: only, version })
    else if (action === 'restore' && subject.length > 1) show({ kind: 'restore', entries: subject })
    else if (only?.marks && action === 'restore') restore(only.key, only.marks)
    else if (action === 'download' && subject.length === 1 && only?.kind === 'file') download(only)
    else if (action === 'download') show({ kind: 'archive', entries: subject })
    else if (action === 'delete') show({ kind: 'delete', entries: subject })
    else if (action === 'move') show({ kind: 'move', entries: subject })
    else if (only && action === 'share') show({ kind: 'share', entry: only })
    else if (only && action === 'tags') show({ kind: 'tags', entry: only })
    else if (only && action === 'open' && isStacked) show({ kind: 'file', entry: only })
    else if (only && action === 'open') setSeen({ key: only.key, time: (seen?.time ?? 0) + 1 })
  }
  const setInAddress = (name: string, value: string | undefined): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === undefined) after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const sortBy = (by: SortKey): void =>
    setInAddress('order', sort.by === by && !sort.descending ? `-${by}` : by)
  const drop = useIncomingFiles(upload)
  useTypedAhead(() => dialog !== undefined && dialogParts[dialog.open.kind].current() === undefined, close)

  const isUnanswered = state === 'failed' && failure instanceof S3Failure && failure.status === 0
  // A bucket that was read before is one this page may read; then the network is the reason.
  if (isUnanswered && entries.length === 0 && !wasRead && online)
    return <CorsAssistant client={client} onAllowed={() => setTurn((before) => before + 1)} />
  const sum = chosen.reduce((total, { size = 0 }) => total + size, 0)
  const present = entries.filter(isPresent)
  const counted = shown.filter(isPresent)
  const files = counted.filter(({ kind }) => kind === 'file').length
  // Deleted entries can only be restored; present ones have all other actions.
  const chosenFor = (action: string): readonly Entry[] =>
    readOnly && action !== 'download'
      ? []
      : chosen.filter((entry) => isPresent(entry) === (action !== 'restore'))
  const bulkActions: readonly BulkAction[] = [
    { id: 'download', icon: 'download', label: t('actions.download') },
    { id: 'restore', icon: 'history', label: t('versions.restore') },
    { id: 'move', icon: 'folder', label: t('actions.move') },
    { id: 'delete', icon: 'trash-2', label: t('actions.delete'), danger: true },
  ]
  const shared = {
    ...{ client, readOnly, versioning, known: present, onChanged: change },
    onAction: (action: string, entry: Entry, version?: ObjectVersion) => act(action, [entry], version),
  }
  return (
    <div className={cx(styles.browser, drop.count > 0 && styles.over)} {...(readOnly ? {} : drop.events)}>
      {readOnly && <Notice tone="warning" icon="lock" strong={t('suspended')} text={t('suspendedText')} />}
      <div className={styles.tools}>
        <FileTrail bucket={client.bucket} prefix={prefix} />
        <div className={styles.search}>
          <SearchInput
            label={t('search')}
            placeholder={t('search')}
            clearLabel={common('list.filterClear')}
            value={words}
            onChange={setWords}
          />
        </div>
        {phone && (
          <IconButton
            icon="list-checks"
            look="bordered"
            label={common('list.pick')}
            pressed={picking}
            onPress={() => {
              setPicking(!picking)
              setPicked(new Set())
            }}
          />
        )}
        {versioning !== undefined && (
          <Switch
            label={t('versions.showDeleted')}
            checked={withDeleted}
            onChange={(on) => setInAddress('deleted', on ? '1' : undefined)}
          />
        )}
        {!readOnly && (
          <>
            <Button icon="folder-plus" onPress={() => show({ kind: 'folder' })}>
              {t('newFolder')}
            </Button>
            <UploadButton onFiles={upload} />
          </>
        )}
      </div>
      {phone && (
        <SortChoice
          columns={{
            all: sortKeys.map((id) => ({ id, label: t(`columns.${id}`), sortable: true })),
            sort,
            order: (by, descending) => setInAddress('order', descending ? `-${by}` : by),
          }}
        />
      )}
      {!readOnly && <UnfinishedUploads client={client} turn={turn + ended} />}
      {state === 'failed' && (
        <ErrorPanel
          title={t(entries.length === 0 ? 'notRead' : 'readInPart')}
          text={wordsOf(failure)}
          actions={<Button onPress={() => setTurn(turn + 1)}>{common('action.retry')}</Button>}
        />
      )}
      <LeftOut count={odd} />
      {shown.length === 0 && state === 'complete' ? (
        (entries.length > 0 || odd === 0) && (
          <EmptyState
            text={t(entries.length === 0 ? (readOnly ? 'emptyReadOnly' : 'empty') : 'nothingFound')}
          />
        )
      ) : (
        <FileTable
          label={t('table')}
          entries={shown}
          sort={sort}
          onSort={sortBy}
          picked={picked}
          onPick={setPicked}
          picking={picking}
          current={isStacked ? undefined : seen?.key}
          readOnly={readOnly}
          onAction={(action, entry) => act(action, [entry])}
        />
      )}
      <p className={styles.foot} role="status">
        {t(state === 'loading' ? 'soFar' : words === '' ? 'count' : 'found', {
          files: t('files', { count: files }),
          folders: t('folders', { count: counted.length - files }),
        })}
      </p>
      {drop.count > 0 && (
        <div className={styles.drop} aria-hidden="true">
          <Icon name="upload" />
          <p>
            <strong>{t('drop', { count: drop.count })}</strong>
            <br />
            {t('dropInto', {
              folder: [client.bucket, ...trailOf(prefix).map(({ name }) => name)].join(' / '),
            })}
          </p>
        </div>
      )}
      {chosen.length > 0 && (
        <BulkBar
          label={t('picked', { count: chosen.length, size: formatBytes(sum, locale) })}
          actions={bulkActions.filter(({ id }) => chosenFor(id).length > 0)}
          onAction={(action) => act(action, chosenFor(action))}
          clearLabel={common('list.clearSelection')}
          onClear={() => setPicked(new Set())}
          moreLabel={t('actionsOfPicked')}
        />
      )}
      {cover &&
        !isStacked &&
        seen &&
        neighbours &&
        createPortal(
          <LazyContent
            key={seen.time}
            part={filePanelPart}
            props={{
              ...{ ...neighbours, client, readOnly, turn: turn + ended, versioning },
              onShow: ({ key }: Entry) => setSeen({ ...seen, key }),
              onAction: (action: string, entry: Entry, version?: ObjectVersion) =>
                act(action, [entry], version),
              onChanged: change,
              onClose: () => setSeen(undefined),
            }}
          />,
          cover,
        )}
      {dialog && (
        <LazyContent part={dialogParts[dialog.open.kind]} props={{ ...shared, ...dialog, onClose: close }} />
      )}
      {uploads.slice(0, 1).map(({ id, ...each }) => (
        <LazyContent
          key={id}
          part={dialogParts.upload}
          props={{
            ...shared,
            ...each,
            onClose: () => setUploads((before) => before.filter((other) => other.id !== id)),
          }}
        />
      ))}
    </div>
  )
}

/** The file of a key with the files before and after it, wrapping at the ends; undefined if it is not shown. */
function neighboursOf(shown: readonly Entry[], key: string | undefined) {
  if (key === undefined) return undefined
  const files = shown.filter(({ kind }) => kind === 'file')
  const at = files.findIndex((each) => each.key === key)
  const entry = files[at]
  if (!entry) return undefined
  const others = files.length > 1
  return {
    entry,
    before: others ? files.at(at - 1) : undefined,
    after: others ? files[(at + 1) % files.length] : undefined,
  }
}

function sortIn(text: string | null): EntrySort {
  const name = text?.replace(/^-/, '')
  return { by: sortKeys.find((each) => each === name) ?? 'name', descending: text?.startsWith('-') ?? false }
}
