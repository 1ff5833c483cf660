/** So long the browser may take to read a file in another window. */
export const readingTime = 60_000;

/** Shows a file in a window of its own, as the browser shows such files. */
export function openFile(file: Blob): void {
  const address = URL.createObjectURL(file);
  window.open(address, '_blank');
  setTimeout(() => URL.revokeObjectURL(address), readingTime);
}
