/** Milliseconds after which a browser has surely begun to save. */
const RELEASE_AFTER_MS = 60_000;

/** Has the browser save a file under this name, as a click on a link to it would. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS);
}
