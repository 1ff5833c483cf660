import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { screenMessages, type ScreenMessage } from './screenMessages.ts';

type WordingArguments = Readonly<Record<string, string | number>>;
export type Wording = (key: ScreenMessage, args?: WordingArguments) => string;

/** Words of the screens themselves: `screens.<key>` where the messages have it, else the English. */
export function useWording(): Wording {
  const translate = useTranslate();
  return useCallback(
    (key, args) => translate(`screens.${key}`, { ...args, _: screenMessages[key] }),
    [translate],
  );
}
