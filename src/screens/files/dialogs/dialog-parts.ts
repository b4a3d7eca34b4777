import { lazyPart, type LazyPart } from '../../../ui/lazy'
import type { FileDialogProps, OpenDialog } from './file-dialog'

/** Code of the dialogs, fetched when one opens. */
export const dialogParts: Readonly<Record<OpenDialog['kind'], LazyPart<FileDialogProps>>> = {
  folder: lazyPart(async () => (await import('./FolderDialog')).FolderDialog),
  upload: lazyPart(async () => (await import('./UploadDialog')).UploadDialog),
  file: lazyPart(async () => (await import('./FileDialog')).FileDialog),
  share: lazyPart(async () => (await import('./ShareDialog')).ShareDialog),
  tags: lazyPart(async () => (await import('./TagsDialog')).TagsDialog),
  delete: lazyPart(async () => (await import('./DeleteDialog')).DeleteDialog),
  restore: lazyPart(async () => (await import('./RestoreDialog')).RestoreDialog),
  move: lazyPart(async () => (await import('./MoveDialog')).MoveDialog),
  version: lazyPart(async () => (await import('./VersionDialog')).VersionDialog),
  archive: lazyPart(async () => (await import('./ArchiveDialog')).ArchiveDialog),
}
