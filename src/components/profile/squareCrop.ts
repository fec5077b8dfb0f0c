export interface PictureSize {
  width: number;
  height: number;
}

/** A view on a picture: how much it is enlarged (1 shows its whole shorter side), and its centre as a share of each side. */
export interface CropView {
  zoom: number;
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;

export const WHOLE: CropView = { zoom: 1, x: 0.5, y: 0.5 };

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The length of the square's side, in pixels of the picture. */
export const cropSide = ({ width, height }: PictureSize, { zoom }: CropView) =>
  Math.min(width, height) / zoom;

/** The nearest view that stays within the picture. */
export function clampView(size: PictureSize, view: CropView): CropView {
  const zoom = between(view.zoom, 1, MAX_ZOOM);
  const half = cropSide(size, { ...view, zoom }) / 2;
  const x = half / size.width;
  const y = half / size.height;
  return { zoom, x: between(view.x, x, 1 - x), y: between(view.y, y, 1 - y) };
}

/** The view after the picture was dragged by so many pixels in a frame of `frame` pixels. */
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

/** The square of the picture that a view shows, in its pixels. */
export function cropSquare(size: PictureSize, view: CropView): { x: number; y: number; side: number } {
  const within = clampView(size, view);
  const side = cropSide(size, within);
  return { x: within.x * size.width - side / 2, y: within.y * size.height - side / 2, side };
}
