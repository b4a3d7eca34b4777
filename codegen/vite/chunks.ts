/**
 * How the application is cut: `vendor` is what it brings from others at its start, which rarely changes from one release
 * to the next; `app` is the rest of the start. Everything else arrives when it is first wanted, in the files the bundler
 * makes of it.
 */
export const chunkGroups = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial' as const], priority: 2 },
  { name: 'app', test: /src[\\/]app[\\/]main\.tsx$/, priority: 1 },
]
