/**
 * How the application is cut: one file for its start, whoever wrote its parts, because every file more is a request that
 * the first rows wait for. Everything else arrives when it is first wanted, in the files the bundler makes of it.
 */
export const chunkGroups = [{ name: 'app', test: /./, tags: ['$initial' as const] }]
