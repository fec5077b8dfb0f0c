const QUALITY = 0.9;

/** JPEG has no transparency: without a background it turns black. */
const GROUND = 'white';

/**
 * Draws a picture, rotated upright, onto a canvas and returns it as a JPEG without metadata such as location,
 * device and time.
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
