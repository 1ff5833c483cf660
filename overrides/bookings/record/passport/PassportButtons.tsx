import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { allows } from '#src/data/access/Permission.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import { ActionDialog } from '#overrides/refusals/index.ts';
import {
  changeBookingMutation,
  changeEntryMutation,
  revealEntryMutation,
  revealSeatMutation,
} from '../actionOperations.ts';
import { passportReading } from '../actions/actionsOf.ts';
import type { JourneyKind } from '#overrides/bookings/wizard/form/WizardValues.ts';
import type { JourneyRecord } from '../SeatRecord.ts';
import type { PassportView } from './usePassportView.ts';

interface PassportButtonsProps extends Pick<PassportView, 'passport' | 'setPassport'> {
  readonly record: JourneyRecord;
  readonly kind: JourneyKind;
  /** Why it cannot be cleared just now. */
  readonly cannotClear?: string | undefined;
}

/** Shows what is on file of a passport to those who may read it, each reading recorded (G4), and clears it. */
export const PassportButtons = ({
  record,
  kind,
  passport,
  setPassport,
  cannotClear,
}: PassportButtonsProps) => {
  const words = useRecordWords();
  const client = useDataClient();
  const reading = passportReading(record);
  const [asked, setAsked] = useState<'show' | 'clear'>();
  if (record.passportOnFile.length === 0) return null;
  const close = () => setAsked(undefined);
  const reveal = async (reason: string | undefined) => {
    const { data } = await client.mutate({
      mutation: kind === 'booking' ? revealSeatMutation : revealEntryMutation,
      variables: { id: record.id, reason: reason ?? null },
    });
    setPassport(data?.passport);
  };
  const clear = async (reason: string | undefined) => {
    await client.mutate({
      mutation: kind === 'booking' ? changeBookingMutation : changeEntryMutation,
      variables: {
        input: {
          id: record.id,
          passport_number: null,
          passport_country_issue: null,
          passport_expiration_date: null,
          date_modified: record.dateModified,
          ...(reason === undefined ? {} : { override_reason: reason }),
        },
      },
    });
    setPassport(undefined);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexShrink: 0 }}>
      {reading !== 'none' && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => (passport === undefined ? setAsked('show') : setPassport(undefined))}
        >
          {words(passport === undefined ? 'passport.show' : 'passport.hide')}
        </Button>
      )}
      {allows(record.can, 'update') && (
        <span title={cannotClear}>
          <Button
            size="small"
            color="error"
            disabled={cannotClear !== undefined}
            onClick={() => setAsked('clear')}
          >
            {words('passport.clear')}
          </Button>
        </span>
      )}
      {asked === 'show' && (
        <ActionDialog
          onClose={close}
          action={{
            title: words('passport.show_title'),
            text: words('passport.show_text'),
            confirmLabel: words('passport.show'),
            tone: 'primary',
            asksReason: reading === 'reason',
            run: reveal,
          }}
        />
      )}
      {asked === 'clear' && (
        <ActionDialog
          onClose={close}
          action={{
            title: words('passport.clear_title'),
            text: words('passport.clear_text'),
            confirmLabel: words('passport.clear'),
            tone: 'error',
            run: clear,
            done: words('passport.clear_done'),
          }}
        />
      )}
    </Box>
  );
};
