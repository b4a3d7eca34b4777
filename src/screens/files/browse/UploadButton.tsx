import { useRef } from 'react'
import { useScreenTexts } from '../../../platform/i18n/use-texts'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import { pickedFiles, type PickedFile } from '../uploads/picked-files'

interface UploadButtonProps {
  readonly onFiles: (files: readonly PickedFile[]) => void
}

/** Asks for files or a whole folder. */
export function UploadButton({ onFiles }: UploadButtonProps) {
  const t = useScreenTexts('files')
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement): void => {
    onFiles(pickedFiles(input.files ?? []))
    input.value = ''
  }
  return (
    <>
      <MenuButton
        label={t('upload')}
        icon="upload"
        variant="primary"
        groups={[
          {
            entries: [
              { id: 'files', icon: 'file-text', label: t('uploadFiles') },
              { id: 'folder', icon: 'folder', label: t('uploadFolder') },
            ],
          },
        ]}
        onAction={(id) => (id === 'folder' ? folder : files).current?.click()}
      >
        {t('upload')}
      </MenuButton>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={t('uploadFiles')}
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={(input) => {
          folder.current = input
          if (input) input.webkitdirectory = true
        }}
        type="file"
        hidden
        aria-label={t('uploadFolder')}
        onChange={(event) => take(event.currentTarget)}
      />
    </>
  )
}
