export interface PictureSize {
  width: number;
  height: number;
}

/** A crop: zoom (1 shows the whole shorter side) and centre as a fraction of each side. */
export interface CropView {
  zoom: number;
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;

export const WHOLE: CropView = { zoom: 1, x: 0.5, y: 0.5 };

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Side of the square in pixels of the picture. */
export const cropSide = ({ width, height }: PictureSize, { zoom }: CropView) =>
  Math.min(width, height) / zoom;

/** Returns the nearest view inside the picture. */
export function clampView(size: PictureSize, view: CropView): CropView {
  const zoom = between(view.zoom, 1, MAX_ZOOM);
  const half = cropSide(size, { ...view, zoom }) / 2;
  const x = half / size.width;
  const y = half / size.height;
  return { zoom, x: between(view.x, x, 1 - x), y: between(view.y, y, 1 - y) };
}

/** Returns the view after dragging by `by` pixels in a frame of `frame` pixels. */
export function dragView(
  size: PictureSize,
  view: CropView,
  by: { x: number; y: number },
  frame: number,
): CropView {
  const scale = cropSide(size, view) / frame;
  return clampView(size, {
    ...view,
    x: view.x - (by.x * scale) / size.width,
    y: view.y - (by.y * scale) / size.height,
  });
}

/** Returns the visible square in pixels of the picture. */
export function cropSquare(size: PictureSize, view: CropView): { x: number; y: number; side: number } {
  const within = clampView(size, view);
  const side = cropSide(size, within);
  return { x: within.x * size.width - side / 2, y: within.y * size.height - side / 2, side };
}
