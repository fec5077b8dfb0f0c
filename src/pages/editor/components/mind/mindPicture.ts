import type { MindElixirInstance } from 'mind-elixir';
import type { PictureType } from '../EditorToolbar';

/** The longest side of a picture in pixels; a larger map is made smaller. */
const LONGEST = 8_000;

/** A picture of the whole map at full size, however it is zoomed. Throws when the browser cannot draw it. */
export async function mindPicture(
  { nodes, container }: MindElixirInstance,
  type: PictureType,
): Promise<Blob> {
  const { toBlob, toSvg } = await import('html-to-image');
  const [width, height] = [nodes.offsetWidth, nodes.offsetHeight];
  const selected = [...nodes.querySelectorAll('.selected')];
  for (const element of selected) element.classList.remove('selected');
  const options = {
    width,
    height,
    pixelRatio: Math.min(2, LONGEST / Math.max(width, height)),
    skipFonts: true,
    backgroundColor: getComputedStyle(container).backgroundColor,
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
    for (const element of selected) element.classList.add('selected');
  }
}
