import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { filterMessages, type FilterMessage } from './filterMessages.ts';

type FilterWording = (key: FilterMessage, args?: Readonly<Record<string, string | number>>) => string;

/** Words of filters: `screens.<key>` where the messages have it, else the English. */
export function useFilterWording(): FilterWording {
  const translate = useTranslate();
  return useCallback(
    (key, args) => translate(`screens.${key}`, { ...args, _: filterMessages[key] }),
    [translate],
  );
}
