import { getNodesBounds, type Node } from '@xyflow/react';
import type { PictureType } from './EditorToolbar';

/** Pixels around the drawing. */
const MARGIN = 32;
/** The longest side of a picture in pixels; a larger drawing is made smaller. */
const LONGEST = 8_000;

/** A picture of everything on the canvas at full size, however it is zoomed. Throws when the browser cannot draw it. */
export async function canvasPicture(
  area: HTMLElement | null,
  nodes: Node[],
  type: PictureType,
): Promise<Blob> {
  const viewport = area?.querySelector<HTMLElement>('.react-flow__viewport');
  if (!area || !viewport) throw new Error('No canvas');
  const { toBlob, toSvg } = await import('html-to-image');
  const bounds = getNodesBounds(nodes);
  const [width, height] = [bounds.width + 2 * MARGIN, bounds.height + 2 * MARGIN];
  const options = {
    width,
    height,
    pixelRatio: Math.min(2, LONGEST / Math.max(width, height)),
    skipFonts: true,
    backgroundColor: getComputedStyle(area).backgroundColor,
    style: {
      width: `${width}px`,
      height: `${height}px`,
      transform: `translate(${MARGIN - bounds.x}px, ${MARGIN - bounds.y}px)`,
    },
  };
  if (type === 'svg') {
    const [, text = ''] = (await toSvg(viewport, options)).split('charset=utf-8,');
    return new Blob([decodeURIComponent(text)], { type: 'image/svg+xml' });
  }
  const blob = await toBlob(viewport, options);
  if (!blob) throw new Error('No picture');
  return blob;
}
