const QUALITY = 0.9;

/** A JPEG knows no transparency; without a ground it turns black. */
const GROUND = 'white';

/**
 * Opens a picture upright, hands it to `draw` together with a canvas of the size that `sizeOf` makes of its own, and answers
 * the canvas as a JPEG. Nothing but what can be seen is in it: place, device and time of a photograph stay behind.
 * @throws when the browser cannot read the picture.
 */
export async function drawPicture(
  picture: Blob,
  sizeOf: (bitmap: ImageBitmap) => { width: number; height: number },
  draw: (context: CanvasRenderingContext2D, bitmap: ImageBitmap) => void,
): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, sizeOf(bitmap));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = GROUND;
    context.fillRect(0, 0, canvas.width, canvas.height);
    draw(context, bitmap);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!blob) throw new Error('No picture');
    return blob;
  } finally {
    bitmap.close();
  }
}
