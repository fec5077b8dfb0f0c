import { PATIENCE_MS } from '../browserWindow';
import type { Visitor } from './visitor';

/** A part of the window, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in the page: resolves when what has changed is painted. WebKit takes pictures of what it painted last. */
const isPainted = () =>
  new Promise<true>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0, true))),
  );

/** Runs in the page, which can read pictures: whether two pictures of the window differ within a box. */
async function differ(before: string, after: string, { x, y, width, height }: Box): Promise<boolean> {
  const readPixels = async (source: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const scale = image.width / innerWidth;
    const drawing = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    drawing?.drawImage(image, x * scale, y * scale, width * scale, height * scale, 0, 0, width, height);
    return drawing?.getImageData(0, 0, width, height).data.join();
  };
  return (await readPixels(before)) !== (await readPixels(after));
}

/**
 * Whether a person sees a change of the page in a part of the window.
 * @param change Changes the page, or with `false` takes the change back. Resolves with the part of the window.
 */
export async function isSeen(visitor: Visitor, change: (isOn: boolean) => Promise<Box>): Promise<boolean> {
  const takePicture = async () => {
    await visitor.evaluate(isPainted);
    return Buffer.from(await visitor.engine.takePicture()).toString('base64');
  };
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
    const box = await change(false);
    const before = await takePicture();
    const boxAfter = await change(true);
    const after = await takePicture();
    await change(false);
    // What arrives late may have moved it.
    if (JSON.stringify(box) === JSON.stringify(boxAfter)) return visitor.evaluate(differ, before, after, box);
  }
  throw new Error('The page does not come to rest');
}
