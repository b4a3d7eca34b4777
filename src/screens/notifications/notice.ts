import type { IconName } from '../../lib/icon-names'

/** Kinds of notifications, in the order of their list. */
export const kinds = ['job', 'billing', 'access', 'announcement', 'resource', 'message'] as const

/** Kinds of notifications other than jobs: `resource` is a message of a job, `message` any other message. */
export type NoticeKind = Exclude<(typeof kinds)[number], 'job'>

/** A notification that is not a job. */
export interface Notice {
  /** Id under which it is marked as read. */
  readonly id: string
  readonly kind: NoticeKind
  readonly icon: IconName
  readonly tone: 'normal' | 'warning' | 'error'
  readonly title: string
  readonly text: string
  readonly reference?: string | undefined
  /** Ms since 1970; undefined if not known. */
  readonly at: number | undefined
  /** Page of the remedy; `external` opens a tab, if the address is safe. */
  readonly link?: { readonly href: string; readonly label: string; readonly external?: boolean } | undefined
}

/** Newest first; entries without a time come first, because they are current. */
export function newestFirst<Each extends { readonly at: number | undefined }>(all: readonly Each[]): Each[] {
  return [...all].sort((one, other) => (other.at ?? Infinity) - (one.at ?? Infinity) || 0)
}

/** Whether a time is on the day of `now`, in the time zone of the browser. */
export function isToday(at: number | undefined, now: number): boolean {
  return at === undefined || new Date(at).toDateString() === new Date(now).toDateString()
}
