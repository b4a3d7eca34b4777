import { useDetail } from '../../engine/record/detail-context'
import { subjectPath } from '../../engine/routing/routes'

/** Writes the address of a tab of the account's page; with what is opened in it: `{ invoice: '7577' }`. */
export function useAccountHref(): (tab: string, opened?: Record<string, string>) => string {
  const { resource, target } = useDetail()
  const path = subjectPath(resource, target.subject) ?? ''
  return (tab, opened = {}) => `${path}?${new URLSearchParams({ tab, ...opened }).toString()}`
}
