/** The page's icon is a png under the configured public address; without one, the app's own stays. */
export function showPageIcon(base: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = `${base}/favicon.png`;
}
