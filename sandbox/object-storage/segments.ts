import type { ObjectFiles } from './object-files'
import type { Segment } from './object-table'
import { sampleBytes } from './samples'

/** Joined bytes of segments, from `start` to `end`, `end` not included. */
export async function* readSegments(
  files: Pick<ObjectFiles, 'read'>,
  segments: readonly Segment[],
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  let at = 0
  for (const segment of segments) {
    const from = Math.max(start - at, 0)
    const to = Math.min(end - at, segment.size)
    if (from < to)
      yield* 'file' in segment
        ? files.read(segment.file, from, to)
        : sampleBytes(segment.sample, segment.total, segment.start + from, segment.start + to)
    at += segment.size
  }
}

/** Copies segments and their files. */
export async function copySegments(
  files: Pick<ObjectFiles, 'copy'>,
  segments: readonly Segment[],
): Promise<Segment[]> {
  return Promise.all(
    segments.map(async (segment) =>
      'file' in segment ? { ...segment, file: await files.copy(segment.file) } : segment,
    ),
  )
}
