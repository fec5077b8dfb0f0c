import { zipSync } from 'fflate';
import { zoneTime } from '../../src/domain/calendar';

export interface ZipEntry {
  /** Path in the archive, with `/`. */
  name: string;
  content: Buffer;
}

/** A ZIP archive of these files, all written at a moment in milliseconds since 1970. Its times name no zone: they are China's. */
export function zipFile(entries: readonly ZipEntry[], at: number): Buffer {
  const files = Object.fromEntries(entries.map(({ name, content }) => [name, content]));
  // A date and time without a zone is that of the machine, which is what the library writes.
  return Buffer.from(zipSync(files, { mtime: zoneTime(at) }));
}
