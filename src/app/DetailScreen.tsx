import { CustomContext } from '../engine/record/custom-context'
import { ResourceDetail } from '../engine/record/ResourceDetail'
import { RecordRights } from './acting/RecordRights'
import { loadCustom } from './custom-sections'

/** Record page with the custom components its manifest names. */
export function DetailScreen({ type }: { type: string }) {
  return (
    <CustomContext value={loadCustom}>
      <ResourceDetail type={type} aside={<RecordRights />} />
    </CustomContext>
  )
}
