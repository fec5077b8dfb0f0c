import type { MindElixirInstance } from 'mind-elixir';
import type { Box } from '@/domain/editor/geometry';
import type { ImageType } from './EditorToolbar';

/** The longest side of an image in pixels. A larger drawing is scaled down. */
const MAX_SIDE = 8_000;
/** Pixels around a diagram. */
const MARGIN = 32;

const SIDES = ['top', 'right', 'bottom', 'left'];

/** The properties that make up the look of HTML boxes. Copying all of them would make an image of megabytes. */
const BOX_PROPERTIES = [
  ...'display position inset top right bottom left width height min-width max-width z-index overflow'.split(
    ' ',
  ),
  ...'flex flex-direction flex-shrink gap justify-content align-items place-items box-sizing'.split(' '),
  ...'color background-color box-shadow fill opacity visibility transform transform-origin content'.split(
    ' ',
  ),
  ...'font-family font-size font-style font-weight line-height text-align vertical-align'.split(' '),
  ...'white-space text-overflow overflow-wrap direction unicode-bidi pointer-events'.split(' '),
  ...'-webkit-box-orient -webkit-line-clamp'.split(' '),
  ...SIDES.flatMap((side) => [`margin-${side}`, `padding-${side}`]),
  ...SIDES.flatMap((side) => ['width', 'style', 'color'].map((part) => `border-${side}-${part}`)),
  ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
];

/** The properties that SVG elements take from the style sheets, which an image does not have. */
const SVG_PROPERTIES = 'stroke stroke-width stroke-dasharray fill font-size font-family opacity'.split(' ');

/** Attributes of SVG elements that may refer to theme variables. */
const SVG_ATTRIBUTES = ['stroke', 'fill'];

/** Replaces the style of SVG elements by their computed look. Returns a function that restores it. */
function inlineSvgStyles(root: HTMLElement): () => void {
  const parts = [...root.querySelectorAll<SVGElement>('svg *')].map((element) => {
    const computed = getComputedStyle(element);
    const properties = SVG_PROPERTIES.map((name) => [name, computed.getPropertyValue(name)] as const);
    const before = ['style', ...SVG_ATTRIBUTES].map((name) => [name, element.getAttribute(name)] as const);
    return { element, before, properties };
  });
  for (const { element, properties } of parts) {
    for (const name of SVG_ATTRIBUTES) element.removeAttribute(name);
    for (const [name, value] of properties) element.style.setProperty(name, value);
  }
  return () => {
    for (const { element, before } of parts)
      for (const [name, value] of before)
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
  };
}

interface ImageOptions {
  width: number;
  height: number;
  backgroundColor: string;
  style?: Partial<CSSStyleDeclaration>;
  filter?: (element: HTMLElement) => boolean;
}

/** Throws when the browser cannot draw the image. */
async function toImage(root: HTMLElement, type: ImageType, image: ImageOptions): Promise<Blob> {
  const { toBlob, toSvg } = await import('html-to-image');
  const options = {
    ...image,
    pixelRatio: Math.min(2, MAX_SIDE / Math.max(image.width, image.height)),
    skipFonts: true,
    includeStyleProperties: BOX_PROPERTIES,
  };
  const restore = inlineSvgStyles(root);
  try {
    if (type === 'svg') {
      const [, text = ''] = (await toSvg(root, options)).split('charset=utf-8,');
      return new Blob([decodeURIComponent(text)], { type: 'image/svg+xml' });
    }
    const blob = await toBlob(root, options);
    if (!blob) throw new Error('No image');
    return blob;
  } finally {
    restore();
  }
}

/** Runs a function while nothing is marked as selected. */
async function withoutSelection<T>(root: HTMLElement, draw: () => Promise<T>): Promise<T> {
  const selected = [...root.querySelectorAll('.selected')];
  for (const element of selected) element.classList.remove('selected');
  try {
    return await draw();
  } finally {
    for (const element of selected) element.classList.add('selected');
  }
}

/**
 * Renders a whole diagram at full size, without its selection. `bounds` is the area of its shapes, lines and labels.
 * Throws when the browser cannot draw it.
 */
export async function exportDiagram(area: HTMLElement | null, bounds: Box, type: ImageType): Promise<Blob> {
  const viewport = area?.querySelector<HTMLElement>('.react-flow__viewport');
  if (!area || !viewport) throw new Error('No canvas');
  const [width, height] = [bounds.width + 2 * MARGIN, bounds.height + 2 * MARGIN];
  return withoutSelection(viewport, () =>
    toImage(viewport, type, {
      width,
      height,
      backgroundColor: getComputedStyle(area).backgroundColor,
      style: {
        width: `${width}px`,
        height: `${height}px`,
        transform: `translate(${MARGIN - bounds.x}px, ${MARGIN - bounds.y}px)`,
      },
    }),
  );
}

/** Renders a whole mind map at full size, without its selection. Throws when the browser cannot draw it. */
export function exportMindMap({ nodes, container }: MindElixirInstance, type: ImageType): Promise<Blob> {
  return withoutSelection(nodes, () =>
    toImage(nodes, type, {
      width: nodes.offsetWidth,
      height: nodes.offsetHeight,
      backgroundColor: getComputedStyle(container).backgroundColor,
      // Omits the collapse buttons.
      filter: (element) => !(element.tagName === 'ME-EPD' && element.className === 'minus'),
    }),
  );
}
