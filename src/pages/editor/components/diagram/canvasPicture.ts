import { getNodesBounds, type Node } from '@xyflow/react';
import type { PictureType } from '../EditorToolbar';

/** Pixels around the drawing. */
const MARGIN = 32;
/** The longest side of a picture in pixels; a larger drawing is made smaller. */
const LONGEST = 8_000;

/** What lines and their words take from the page's style sheets, which the picture does not have. */
const DRAWN = ['stroke', 'stroke-width', 'stroke-dasharray', 'fill', 'font-size', 'font-family', 'opacity'];

/** What boxes and their words take from there; everything else would make a picture of megabytes. */
const STYLED = [
  ...'align-items background-color box-shadow box-sizing color content display gap justify-content opacity'.split(
    ' ',
  ),
  ...'font-family font-size font-style font-weight line-height text-align text-overflow white-space'.split(
    ' ',
  ),
  ...'height width min-width max-width inset top right bottom left position z-index overflow'.split(' '),
  ...'transform transform-origin flex flex-direction flex-shrink pointer-events fill direction'.split(' '),
  ...'-webkit-box-orient -webkit-line-clamp overflow-wrap visibility vertical-align unicode-bidi'.split(' '),
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    `margin-${side}`,
    `padding-${side}`,
    `border-${side}-width`,
    `border-${side}-style`,
    `border-${side}-color`,
  ]),
  ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
];

/** Writes what lines look like onto them, as the picture's maker copies drawings as they are; answers how to take it off. */
function writeLooks(viewport: HTMLElement): () => void {
  const parts = [...viewport.querySelectorAll<SVGElement>('svg *')];
  const before = parts.map(({ style }) => style.cssText);
  const looks = parts.map((part) => {
    const computed = getComputedStyle(part);
    return DRAWN.map((name) => [name, computed.getPropertyValue(name)] as const);
  });
  parts.forEach((part, index) => {
    for (const [name, value] of looks[index] ?? []) part.style.setProperty(name, value);
  });
  return () => {
    parts.forEach((part, index) => {
      part.style.cssText = before[index] ?? '';
    });
  };
}

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
    includeStyleProperties: STYLED,
    backgroundColor: getComputedStyle(area).backgroundColor,
    style: {
      width: `${width}px`,
      height: `${height}px`,
      transform: `translate(${MARGIN - bounds.x}px, ${MARGIN - bounds.y}px)`,
    },
  };
  const takeOff = writeLooks(viewport);
  try {
    if (type === 'svg') {
      const [, text = ''] = (await toSvg(viewport, options)).split('charset=utf-8,');
      return new Blob([decodeURIComponent(text)], { type: 'image/svg+xml' });
    }
    const blob = await toBlob(viewport, options);
    if (!blob) throw new Error('No picture');
    return blob;
  } finally {
    takeOff();
  }
}
