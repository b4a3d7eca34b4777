import type { Entry } from '../browse/entries'
import type { Versioning } from '../browse/use-versioning'
import type { S3Client } from '../s3/s3-client'
import type { ObjectVersion } from '../s3/versions'
import type { PickedFile } from '../uploads/picked-files'

/** The open dialog with its subject, which does not change while it is open. */
export type OpenDialog =
  | { readonly kind: 'folder' }
  | { readonly kind: 'upload'; readonly files: readonly PickedFile[] }
  | { readonly kind: 'file' | 'share' | 'tags'; readonly entry: Entry }
  | { readonly kind: 'version'; readonly entry: Entry; readonly version: ObjectVersion }
  | { readonly kind: 'delete' | 'restore' | 'move' | 'archive'; readonly entries: readonly Entry[] }

/** Props of every dialog of the file browser. */
export interface FileDialogProps {
  readonly client: S3Client
  /** The folder that is shown. */
  readonly prefix: string
  /** Its entries, as far as they were read. */
  readonly known: readonly Entry[]
  readonly open: OpenDialog
  readonly readOnly: boolean
  readonly versioning: Versioning
  /** Begins another action with an entry, or one of its versions. */
  readonly onAction: (action: string, entry: Entry, version?: ObjectVersion) => void
  /** Objects were made, moved or deleted. */
  readonly onChanged: () => void
  readonly onClose: () => void
}
