import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { appMessages, type AppWord } from './appMessages.ts';

export type Words = (key: AppWord, values?: Readonly<Record<string, unknown>>) => string;

/** What the app shell says: a translation if there is one, else the English. */
export function useWords(): Words {
  const translate = useTranslate();
  return useCallback<Words>(
    (key, values) => translate(`app.${key}`, { ...values, _: appMessages[key] }),
    [translate],
  );
}
