import { isSlow } from './isSlow.ts';
import { loadQueue } from './loadQueue.ts';
import type { LoadAhead } from './pageOf.ts';

interface WatchLinksDeps {
  readonly root: HTMLElement;
  /** What a path is shown by. */
  readonly pageOf: (pathname: string) => LoadAhead | undefined;
  readonly isSlow?: () => boolean;
  /** Done when the page has what it waits for. */
  readonly quiet: () => Promise<void>;
}

const links = 'a[href^="/"]';

/** Loads the page of a link as soon as the link can be seen (spec §9), wherever in the app it stands. */
export function watchLinks({ root, pageOf, quiet, isSlow: slow = isSlow }: WatchLinksDeps): () => void {
  const queue = loadQueue(quiet);
  const seen = new WeakSet<Element>();
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      visible.unobserve(target);
      if (slow()) continue;
      const load = pageOf(target.pathname);
      if (load) queue(keyOf(target.pathname), load);
    }
  });
  const find = (within: Element) => {
    const found = within.matches(links)
      ? [within, ...within.querySelectorAll(links)]
      : within.querySelectorAll(links);
    for (const link of found) {
      if (seen.has(link)) continue;
      seen.add(link);
      visible.observe(link);
    }
  };
  const grown = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) find(node);
  });
  find(root);
  grown.observe(root, { childList: true, subtree: true });
  return () => {
    grown.disconnect();
    visible.disconnect();
  };
}

/** Records of one kind are shown by one page. */
const keyOf = (pathname: string): string => pathname.replace(/\d+/g, ':id');
