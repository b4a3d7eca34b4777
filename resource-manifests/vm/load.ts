/** How a machine has been doing, on its overview. */
export const load = { kind: 'custom', id: 'load', component: 'metric-tiles' } as const
