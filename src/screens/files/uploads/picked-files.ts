/** A file with its path below the target folder: `photos/2026/a.jpg`. */
export interface PickedFile {
  readonly path: string
  readonly file: File
}

/** Files of an input or a paste; those of a chosen folder keep their paths. */
export function pickedFiles(files: Iterable<File>): PickedFile[] {
  return [...files].map((file) => ({
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
    file,
  }))
}

/** Files and folders that were dropped. The list is emptied after the event, so entries are taken before anything waits. */
export async function droppedFiles({
  items,
  files,
}: Pick<DataTransfer, 'items' | 'files'>): Promise<PickedFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return pickedFiles(files)
  return (await Promise.all(entries.map((entry) => filesBelow(entry, '')))).flat()
}

async function filesBelow(entry: FileSystemEntry, above: string): Promise<PickedFile[]> {
  const path = `${above}${entry.name}`
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ path, file }]
  }
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const found: PickedFile[] = []
  for (;;) {
    // Browsers return about a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return found
    for (const each of some) found.push(...(await filesBelow(each, `${path}/`)))
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
