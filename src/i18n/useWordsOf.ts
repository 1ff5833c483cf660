import { useTranslate } from 'react-admin';
import { useCallback } from 'react';

/** Says a message: the translation by the key `<prefix>.<key>` if there is one, else the English given. */
export type WordsOf<Messages> = (
  key: Extract<keyof Messages, string>,
  values?: Readonly<Record<string, unknown>>,
) => string;

export function useWordsOf<Messages extends Readonly<Record<string, string>>>(
  prefix: string,
  messages: Messages,
): WordsOf<Messages> {
  const translate = useTranslate();
  return useCallback(
    (key, values) => translate(`${prefix}.${key}`, { ...values, _: messages[key] }),
    [translate, prefix, messages],
  );
}
