import type { MindElixirInstance } from 'mind-elixir';
import type { PictureType } from '../EditorToolbar';

/** The longest side of a picture in pixels; a larger map is made smaller. */
const LONGEST = 8_000;

const SIDES = ['top', 'right', 'bottom', 'left'];
/** What makes up the look of a topic; with everything else a picture would be megabytes. */
const STYLED = [
  ...'display position top right bottom left width height max-width box-sizing z-index direction'.split(' '),
  ...'justify-content align-items place-items vertical-align color background-color opacity'.split(' '),
  ...'font-family font-size font-weight line-height text-align white-space overflow-wrap content'.split(' '),
  ...SIDES.flatMap((side) => [`margin-${side}`, `padding-${side}`]),
  ...SIDES.flatMap((side) => ['width', 'style', 'color'].map((part) => `border-${side}-${part}`)),
  ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
];

/** Lines are copied as they are, without the theme's variables that colour them: they get what they look like. */
function resolveLines(nodes: HTMLElement): () => void {
  const lines = [...nodes.querySelectorAll<SVGElement>('svg path')];
  const before = lines.map((line) => line.getAttribute('stroke') ?? '');
  for (const line of lines) line.setAttribute('stroke', getComputedStyle(line).stroke);
  return () => {
    for (const [at, line] of lines.entries()) line.setAttribute('stroke', before[at] ?? '');
  };
}

/** A picture of the whole map at full size, however it is zoomed. Throws when the browser cannot draw it. */
export async function mindPicture(
  { nodes, container }: MindElixirInstance,
  type: PictureType,
): Promise<Blob> {
  const { toBlob, toSvg } = await import('html-to-image');
  const [width, height] = [nodes.offsetWidth, nodes.offsetHeight];
  const selected = [...nodes.querySelectorAll('.selected')];
  for (const element of selected) element.classList.remove('selected');
  const release = resolveLines(nodes);
  const options = {
    width,
    height,
    pixelRatio: Math.min(2, LONGEST / Math.max(width, height)),
    skipFonts: true,
    includeStyleProperties: STYLED,
    backgroundColor: getComputedStyle(container).backgroundColor,
    // The sign of something open is for a hand.
    filter: (element: HTMLElement) => !(element.tagName === 'ME-EPD' && element.className === 'minus'),
  };
  try {
    if (type === 'svg') {
      const [, text = ''] = (await toSvg(nodes, options)).split('charset=utf-8,');
      return new Blob([decodeURIComponent(text)], { type: 'image/svg+xml' });
    }
    const blob = await toBlob(nodes, options);
    if (!blob) throw new Error('No picture');
    return blob;
  } finally {
    release();
    for (const element of selected) element.classList.add('selected');
  }
}
