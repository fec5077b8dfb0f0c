import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Screenshots of journeys that failed; git ignores the folder. */
const FOLDER = 'coverage/journeys';

/** Takes a picture of a journey that failed and returns its path, or an error text. */
export async function keepsPicture(take: () => Promise<Uint8Array>, journey: string): Promise<string> {
  const path = join(FOLDER, `${journey.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}.png`);
  try {
    const picture = await take();
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path, picture);
    return path;
  } catch (error) {
    return `none, ${String(error)}`;
  }
}
