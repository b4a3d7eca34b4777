import type { Example } from './example'

/** The examples of one component. */
export interface GalleryEntry {
  /** Folder and component: "feedback/Badge". */
  readonly name: string
  readonly examples: readonly Example[]
}

const files = import.meta.glob<{ readonly examples: readonly Example[] }>('./**/*.examples.tsx', {
  eager: true,
})

/** Every example of the design system by component, for the gallery of the development build and for tests. */
export const gallery: readonly GalleryEntry[] = Object.entries(files)
  .map(([path, file]) => ({ name: path.replace(/^\.\/|\.examples\.tsx$/g, ''), examples: file.examples }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))
