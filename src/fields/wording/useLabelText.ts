import { useCallback, type ReactNode } from 'react';
import { useTranslateLabel } from 'react-admin';
import { humanise } from './humanise.ts';

/** A label as text, where an element cannot stand: names of buttons, heads of files, sentences. */
export function useLabelText(): (source: string, label?: ReactNode) => string {
  const translateLabel = useTranslateLabel();
  return useCallback(
    (source, label) => {
      const text = translateLabel({ source, label });
      return typeof text === 'string' ? text : humanise(source);
    },
    [translateLabel],
  );
}
