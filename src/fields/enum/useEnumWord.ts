import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { enumLabel } from './enumLabel.ts';

/** The word for a value of an enum of the contract. */
export function useEnumWord(): (name: string, value: string) => string {
  const translate = useTranslate();
  return useCallback((name, value) => enumLabel(translate, name, value), [translate]);
}
