/** Layouts of the screens before sign-in. */
export const loginLayouts = ['split', 'split-reversed', 'card', 'stage'] as const
export type LoginLayout = (typeof loginLayouts)[number]

/** Line drawings on the screens before sign-in. */
export const loginDrawings = [
  'none',
  'contours',
  'rings',
  'horizon',
  'weave',
  'blocks',
  'links',
  'scales',
  'steps',
] as const
export type LoginDrawing = (typeof loginDrawings)[number]
