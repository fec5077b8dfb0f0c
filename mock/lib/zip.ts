import { crc32, deflateRawSync } from 'node:zlib';
import { zoneTime } from '../../src/domain/calendar';

export interface ZipEntry {
  /** Path in the archive, with `/`. */
  name: string;
  content: Buffer;
}

/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
const VERSION = 20;

/** The date and time of an entry as ZIP stores them, which names no zone, of a moment in milliseconds since 1970. */
function toDosTime(at: number): { time: number; date: number } {
  const [year = 1980, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0] = zoneTime(at)
    .split(/\D/)
    .map(Number);
  return {
    time: (hours << 11) | (minutes << 5) | (seconds >> 1),
    date: ((year - 1980) << 9) | (month << 5) | day,
  };
}

/** A ZIP archive of these files, all written at a moment in milliseconds since 1970. */
export function zipFile(entries: readonly ZipEntry[], at: number): Buffer {
  const { time, date } = toDosTime(at);
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const path = Buffer.from(name, 'utf8');
    const packed = deflateRawSync(content);
    // The fields that the local header and the directory share.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(VERSION, 0);
    shared.writeUInt16LE(FLAGS, 2);
    shared.writeUInt16LE(DEFLATED, 4);
    shared.writeUInt16LE(time, 6);
    shared.writeUInt16LE(date, 8);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const version = Buffer.alloc(2);
    version.writeUInt16LE(VERSION);
    const file = [Buffer.from('PK\x03\x04', 'latin1'), shared, path, packed];
    parts.push(...file);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), version, shared, place, path);
    offset += file.reduce((sum, { length }) => sum + length, 0);
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}
