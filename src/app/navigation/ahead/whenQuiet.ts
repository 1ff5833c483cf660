interface QuietDeps {
  /** Whether the page still waits for something: data, or the code of a page. */
  readonly isBusy: () => boolean;
  readonly isDrawn?: () => boolean;
  /** Calls back for everything that the page has loaded, whatever asked for it. */
  readonly onLoaded?: (heard: () => void) => () => void;
}

/** Milliseconds. */
const lookEvery = 250;
/**
 * Nothing has come at so many looks in a row: what one answer leads to is asked for by then. Time is not what counts,
 * since a page that draws its rows hears of nothing meanwhile: however long it takes, it is one look.
 */
const stillLooks = 6;

/** What is still being loaded or drawn says so of itself. */
const isDrawnHere = (): boolean =>
  document.readyState === 'complete' && document.querySelector('[aria-busy="true"]') === null;

const onLoadedHere = (heard: () => void): (() => void) => {
  const observer = new PerformanceObserver(heard);
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
};

/** The page's data is there, and the line is free: what is loaded ahead must take nothing from somebody who waits. */
export async function whenQuiet({
  isBusy,
  isDrawn = isDrawnHere,
  onLoaded = onLoadedHere,
}: QuietDeps): Promise<void> {
  let still = 0;
  const stop = onLoaded(() => {
    still = 0;
  });
  try {
    while (still < stillLooks) {
      await new Promise((resolve) => setTimeout(resolve, lookEvery));
      still = isDrawn() && !isBusy() ? still + 1 : 0;
    }
  } finally {
    stop();
  }
}
