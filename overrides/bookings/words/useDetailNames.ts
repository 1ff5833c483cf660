import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { humanise } from '#src/fields/wording/humanise.ts';

type Translate = (key: string, args?: Record<string, unknown>) => string;

/** The details that are collected (G1) as the forms label them: a booking's own, else the participant's. */
export function detailNames(translate: Translate, names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const path = name === 'countryId' ? 'country' : name;
    const ofParticipant = translate(`resources.participants.fields.${path}`, { _: humanise(path) });
    return translate(`resources.bookings.fields.${path}`, { _: ofParticipant });
  });
}

export function useDetailNames(): (names: readonly string[]) => string {
  const translate = useTranslate();
  return useCallback((names) => detailNames(translate, names).join(', '), [translate]);
}
