import { PIXEL } from '../samples';
import type { Walk } from '../walk';

/** Uploads an attachment, which belongs to no ticket. */
export async function writeSupport(walk: Walk): Promise<void> {
  const form = new FormData();
  form.append('file', PIXEL, 'screen.png');
  await walk.succeed('POST support/file', { form });
}
