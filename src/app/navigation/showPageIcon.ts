/** An icon that has not come by then is not waited for (spec §9). */
const iconTimeOut = 1_500;

/** The page's icon is a png under the configured public address; without one in time, the app's own stays. */
export function showPageIcon(base: string, image: HTMLImageElement = new Image()): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    image.removeAttribute('src');
  }, iconTimeOut);
  image.onerror = () => clearTimeout(timer);
  image.onload = () => {
    clearTimeout(timer);
    if (!isLate) link.href = image.src;
  };
  image.src = `${base}/favicon.png`;
}
