interface Throttled<T> {
  (value: T): void;
  /** Passes on what is still waiting, now. */
  readonly flush: () => void;
}

/** Passes values on at most every `interval` milliseconds, the last one always. */
export function throttle<T>(pass: (value: T) => void, interval: number): Throttled<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly value: T } | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const last = waiting;
    waiting = undefined;
    if (last !== undefined) pass(last.value);
  };
  const take = (value: T) => {
    waiting = { value };
    timer ??= setTimeout(flush, interval);
  };
  return Object.assign(take, { flush });
}
