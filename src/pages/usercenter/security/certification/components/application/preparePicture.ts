import { drawPicture } from '@/components/picture/drawPicture';

/** Pixels. */
const LONGEST_SIDE = 2560;

/** Dark text with a light edge is readable on any picture. */
const INK = { fill: 'rgba(0, 0, 0, 0.42)', edge: 'rgba(255, 255, 255, 0.6)' };

function drawMark(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  lines: readonly string[],
) {
  const size = Math.max(14, Math.round(Math.max(width, height) / 36));
  context.font = `600 ${size}px sans-serif`;
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size / 7;
  context.fillStyle = INK.fill;
  context.strokeStyle = INK.edge;
  const across = Math.max(...lines.map((line) => context.measureText(line).width)) + size * 3;
  const down = size * (lines.length + 4);
  const reach = Math.hypot(width, height) / 2;
  context.translate(width / 2, height / 2);
  context.rotate(-Math.PI / 7);
  let row = 0;
  for (let y = -reach; y < reach; y += down) {
    row += 1;
    // Every second row is shifted, so that no strip stays without a mark.
    for (let x = -reach - (row % 2) * (across / 2); x < reach; x += across) {
      for (const [index, line] of lines.entries()) {
        context.strokeText(line, x, y + index * size * 1.3);
        context.fillText(line, x, y + index * size * 1.3);
      }
    }
  }
}

/**
 * Redraws a picture as a JPEG, upright, at most 2560 pixels on its longest side, with a watermark of these lines and
 * without metadata.
 * @throws when the browser cannot read the picture.
 */
export async function preparePicture(picture: Blob, lines: readonly string[]): Promise<Blob> {
  return drawPicture(
    picture,
    ({ width, height }) => {
      const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
      return {
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
      };
    },
    (context, bitmap) => {
      const { width, height } = context.canvas;
      context.drawImage(bitmap, 0, 0, width, height);
      drawMark(context, width, height, lines);
    },
  );
}
