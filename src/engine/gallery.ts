import { cellNames, widgetNames } from '../manifest/names'
import type { Example } from '../ui/example'
import { examplesOfCell } from './cells/cells.examples'
import { awaitedExamples, frameExamples, missingExamples } from './record/record.examples'
import { sectionExamples } from './record/sections.examples'
import { requestExamples } from './calls/request-view.examples'
import { widgetExamples } from './widgets/widgets.examples'

/** The examples of one kind of cell, widget or section. */
export interface EngineGalleryEntry {
  /** Room and kind: "cells/money". */
  readonly name: string
  readonly examples: readonly Example[]
}

/** Every example of the engine by kind, for the gallery of the development build and for tests. They need a stage. */
export const engineGallery: readonly EngineGalleryEntry[] = [
  ...cellNames.map((name) => ({ name: `cells/${name}`, examples: examplesOfCell(name) })),
  ...widgetNames.map((name) => ({ name: `widgets/${name}`, examples: widgetExamples[name] })),
  ...Object.entries(sectionExamples)
    .filter(([, examples]) => examples.length > 0)
    .map(([kind, examples]) => ({ name: `sections/${kind}`, examples })),
  { name: 'calls/view', examples: requestExamples },
  { name: 'records/frame', examples: frameExamples },
  { name: 'records/awaited', examples: awaitedExamples },
  { name: 'records/missing', examples: missingExamples },
]
