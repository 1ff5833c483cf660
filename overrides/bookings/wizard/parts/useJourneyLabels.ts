import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { humanise } from '#src/fields/wording/humanise.ts';

/** What a detail is called, whether it is kept with the booking or with the person. */
export function useJourneyLabels(): (source: string) => string {
  const translate = useTranslate();
  return useCallback(
    (source) =>
      translate(`resources.bookings.fields.${source}`, {
        _: translate(`resources.participants.fields.${source.replace(/Id$/, '')}`, { _: humanise(source) }),
      }),
    [translate],
  );
}
