import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { dashboardWords, type DashboardWord } from './dashboardWords.ts';

export type DashboardWords = (key: DashboardWord, values?: Readonly<Record<string, unknown>>) => string;

/** What the dashboard says: a translation if there is one, else the English. */
export function useDashboardWords(): DashboardWords {
  const translate = useTranslate();
  return useCallback<DashboardWords>(
    (key, values) => translate(`dashboard.${key}`, { ...values, _: dashboardWords[key] }),
    [translate],
  );
}
