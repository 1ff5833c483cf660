/** So long the browser may take to read a file in another frame. */
const readingTime = 60_000;

/** Asks the browser to print a PDF, without leaving the page. */
export function printFile(file: Blob): void {
  const address = URL.createObjectURL(file);
  const frame = document.createElement('iframe');
  // One that is not displayed prints nothing.
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineStart: '-10px',
    width: '1px',
    height: '1px',
    border: '0',
  });
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
    setTimeout(() => {
      frame.remove();
      URL.revokeObjectURL(address);
    }, readingTime);
  });
  frame.src = address;
  document.body.append(frame);
}
