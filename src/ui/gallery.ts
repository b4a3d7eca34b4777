import type { Example } from './example'

/** Examples of one component. */
export interface GalleryEntry {
  /** Folder and component: "feedback/Badge". */
  readonly name: string
  readonly examples: readonly Example[]
}

const files = import.meta.glob<{ readonly examples: readonly Example[] }>('./**/*.examples.tsx', {
  eager: true,
})

/** All examples of the design system, for the gallery and tests. */
export const gallery: readonly GalleryEntry[] = Object.entries(files)
  .map(([path, file]) => ({ name: path.replace(/^\.\/|\.examples\.tsx$/g, ''), examples: file.examples }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))
