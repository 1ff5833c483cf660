import { useCallback } from 'react';
import { useTranslateLabel } from 'react-admin';

/** The label of a source as text: 'country.id' is 'Country'. */
export function useFieldLabel(): (source: string) => string {
  const translateLabel = useTranslateLabel();
  return useCallback((source) => String(translateLabel({ source })), [translateLabel]);
}
