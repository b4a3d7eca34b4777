/** Recent load of a machine, on its overview. */
export const load = { kind: 'custom', id: 'load', component: 'metric-tiles' } as const
