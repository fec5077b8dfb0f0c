import { writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer';

/** Bytes that stand in the photograph's metadata and must never leave the device. */
export const CAMERA = 'Secretcam 9';

const CAMERA_FIELD = 0x0110;
const GPS_FIELD = 0x8825;

/** EXIF as a telephone writes it: the camera's name, and the place as a directory of its own. */
function exifSegment(): Buffer {
  const tiff = Buffer.alloc(120);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(count, at + 4);
    tiff.writeUInt32BE(value, at + 8);
  };
  entry(10, CAMERA_FIELD, 2, CAMERA.length + 1, 38);
  entry(22, GPS_FIELD, 4, 1, 60);
  tiff.write(CAMERA, 38, 'latin1');
  // The place: north, 31° 13'.
  tiff.writeUInt16BE(2, 60);
  entry(62, 1, 2, 2, 0x4e000000);
  entry(74, 2, 5, 3, 92);
  for (const [index, part] of [31, 1, 13, 1, 0, 1].entries()) tiff.writeUInt32BE(part, 92 + index * 4);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A JPEG of this size as a telephone takes it, place and all, drawn by the browser and written to a file. */
export async function takesPhotograph(page: Page, path: string, width = 1200, height = 800): Promise<string> {
  const address = await page.evaluate(
    (w, h) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      context?.fillRect(w / 4, h / 4, w / 2, h / 2);
      return canvas.toDataURL('image/jpeg');
    },
    width,
    height,
  );
  const plain = Buffer.from(address.split(',')[1] ?? '', 'base64');
  writeFileSync(path, Buffer.concat([plain.subarray(0, 2), exifSegment(), plain.subarray(2)]));
  return path;
}
