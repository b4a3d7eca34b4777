import { CustomContext } from '../engine/record/custom-context'
import { ResourceDetail } from '../engine/record/ResourceDetail'
import { loadCustom } from './custom-sections'

/** The page of a record, with the components of our own that its manifest names. */
export function DetailScreen({ type }: { type: string }) {
  return (
    <CustomContext value={loadCustom}>
      <ResourceDetail type={type} />
    </CustomContext>
  )
}
