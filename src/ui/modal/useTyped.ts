import { useEffect, useRef, type SyntheticEvent } from 'react';

type Input = HTMLInputElement | HTMLTextAreaElement;

const isInput = (target: EventTarget): target is Input =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const contentOf = (input: Input): string =>
  input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type)
    ? String(input.checked)
    : input.value;

/**
 * Whether the inputs within hold something else than when somebody came to them; what was changed back is no change.
 * @param sent Begins anew whenever it has changed.
 */
export function useTyped(sent: unknown) {
  const before = useRef(new Map<Input, string | undefined>());
  useEffect(() => {
    const seen = before.current;
    return () => seen.clear();
  }, [sent]);
  const note = (target: EventTarget, content: (input: Input) => string | undefined) => {
    if (isInput(target) && !before.current.has(target)) before.current.set(target, content(target));
  };
  return {
    isTyped: (): boolean =>
      [...before.current].some(([input, content]) => input.isConnected && contentOf(input) !== content),
    onFocus: ({ target }: SyntheticEvent) => note(target, contentOf),
    // Of an input that is written to without having been come to nobody knows any more what it held.
    onChange: ({ target }: SyntheticEvent) => note(target, () => undefined),
  };
}
