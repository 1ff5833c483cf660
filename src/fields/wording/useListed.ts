import { useCallback } from 'react';
import { useFormatLocale } from './useFormatLocale.ts';

/** 'New', 'New or Pending', 'New, Pending or Confirmed', as the locale lists alternatives. */
export function useListed(): (words: readonly string[]) => string {
  const locale = useFormatLocale();
  return useCallback((words) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(words), [locale]);
}
