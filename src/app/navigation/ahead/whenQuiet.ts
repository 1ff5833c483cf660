export interface QuietDeps {
  /** Whether the page still waits for something: data, or the code of a page. */
  readonly isBusy: () => boolean;
  readonly document?: Pick<Document, 'readyState'>;
  /** Calls back for everything that the page has loaded, whatever asked for it. */
  readonly onLoaded?: (heard: () => void) => () => void;
  readonly now?: () => number;
}

/** Nothing has come for so long: what one answer leads to is asked for by then. Milliseconds. */
const stillFor = 1_500;
const lookEvery = 250;

const onLoadedHere = (heard: () => void): (() => void) => {
  const observer = new PerformanceObserver(heard);
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
};

/** The page's data is there, and the line is free: what is loaded ahead must take nothing from somebody who waits. */
export async function whenQuiet({
  isBusy,
  document: page = document,
  onLoaded = onLoadedHere,
  now = Date.now,
}: QuietDeps): Promise<void> {
  let last = now();
  const stop = onLoaded(() => {
    last = now();
  });
  try {
    do {
      await new Promise((resolve) => setTimeout(resolve, lookEvery));
      if (isBusy() || page.readyState !== 'complete') last = now();
    } while (now() - last < stillFor);
  } finally {
    stop();
  }
}
