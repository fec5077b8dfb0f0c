import type { Box } from '@/domain/editor/geometry';
import { LINE_LABEL } from '@/domain/editor/lineLabels';

/** The smallest zoom at which the smallest text on the canvas has 12 pixels. */
export const READABLE_ZOOM = 12 / LINE_LABEL.font;
/** The largest zoom that shows a whole diagram. */
export const FIT_MAX_ZOOM = 1.25;
/** Pixels around a diagram. */
const MARGIN = 32;

/** Returns the viewport of a diagram that opens: all of it in the middle, or its beginning when the texts would be too small. */
export function getOpeningView({ x, y, width, height }: Box, area: { width: number; height: number }) {
  const fit = Math.min((area.width - 2 * MARGIN) / width, (area.height - 2 * MARGIN) / height);
  const zoom = Math.min(Math.max(fit, READABLE_ZOOM), FIT_MAX_ZOOM);
  const shift = (start: number, size: number, room: number) =>
    Math.max(MARGIN, (room - size * zoom) / 2) - start * zoom;
  return { x: shift(x, width, area.width), y: shift(y, height, area.height), zoom };
}
