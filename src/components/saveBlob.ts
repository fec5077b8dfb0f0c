const RELEASE_AFTER_MS = 60_000;

/** Downloads a blob under a file name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS);
}
