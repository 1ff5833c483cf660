import { useTranslate } from 'react-admin';
import { useCallback } from 'react';

/** A translation by the key `app.<key>` if there is one, else the English given. */
export function useWordsOf<Messages extends Readonly<Record<string, string>>>(
  messages: Messages,
): (key: Extract<keyof Messages, string>, values?: Readonly<Record<string, unknown>>) => string {
  const translate = useTranslate();
  return useCallback(
    (key, values) => translate(`app.${key}`, { ...values, _: messages[key] }),
    [translate, messages],
  );
}
