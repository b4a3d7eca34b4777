import { CustomContext } from '../engine/record/custom-context'
import { ResourceDetail } from '../engine/record/ResourceDetail'
import { RecordRights } from './acting/RecordRights'
import type { CompiledSection } from '../manifest/compiled-sections'
import type { Texts } from '../platform/i18n/texts'
import { loadCustom } from './custom-sections'

/** Begins to load the custom components of sections. Failures are ignored, because showing one reports its failure. */
export function beginCustom(sections: readonly CompiledSection[], texts: Texts): void {
  for (const section of sections) {
    if (section.kind === 'custom') loadCustom(section.component, texts).catch(() => undefined)
  }
}

/** Record page with the custom components its manifest names. */
export function DetailScreen({ type }: { type: string }) {
  return (
    <CustomContext value={loadCustom}>
      <ResourceDetail type={type} aside={<RecordRights />} />
    </CustomContext>
  )
}
