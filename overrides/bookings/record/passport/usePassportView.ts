import { useState } from 'react';
import type { NamedFact } from '#src/ui/Panel.tsx';
import { countryName } from '#src/fields/countryCode/countryName.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { secretSources } from '#overrides/bookings/wizard/form/journeyFields.ts';
import { useDetailName } from '#overrides/bookings/words/useDetailNames.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import type { Passport } from '../actionOperations.ts';
import type { JourneyRecord } from '../SeatRecord.ts';

export interface PassportView {
  /** In clear, once it has been asked for. */
  readonly passport: Passport | undefined;
  readonly setPassport: (passport: Passport | undefined) => void;
  readonly rows: readonly NamedFact[];
}

/** G4: what is on file of a passport: masked or hidden, in clear once somebody who may has asked for it. */
export function usePassportView(record: JourneyRecord): PassportView {
  const words = useRecordWords();
  const labelOf = useDetailName();
  const locale = useFormatLocale();
  // The page of one record becomes that of the next, whose passport this is not.
  const whose = `${record.id} ${record.participant?.id ?? ''}`;
  const [shown, setShown] = useState<{ readonly whose: string; readonly passport: Passport }>();
  const passport = shown?.whose === whose ? shown.passport : undefined;
  const clear = (source: (typeof secretSources)[number]): string | undefined => {
    const value = passport?.[source];
    if (value === null || value === undefined || value === '') return undefined;
    if (source === 'passportCountryIssue') return countryName(value, locale);
    return source === 'passportExpirationDate' ? formatDate(value, locale) : value;
  };
  const masked = (source: (typeof secretSources)[number]): string => {
    if (!record.passportOnFile.includes(source)) return '–';
    return source === 'passportNumber' && record.passportNumber
      ? record.passportNumber
      : words('passport.hidden');
  };
  const rows = secretSources.map(
    (source) => [labelOf(source), passport === undefined ? masked(source) : (clear(source) ?? '–')] as const,
  );
  return { passport, setPassport: (read) => setShown(read && { whose, passport: read }), rows };
}
