export interface SavedFile {
  blob: Blob;
  name: string;
}

/** Files that pages of the running test have the browser save from now on, in order; nothing is written. */
export function recordSavedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:portal/${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  const follow = HTMLAnchorElement.prototype.click;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ blob, name: this.download });
    else follow.call(this);
  });
  return files;
}
