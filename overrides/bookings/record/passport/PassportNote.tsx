import { Box, Typography } from '@mui/material';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { useChanges } from '#src/screens/form/useChanges.ts';
import { Facts } from '#src/ui/Panel.tsx';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import { journeySources } from '#overrides/bookings/wizard/form/journeyFields.ts';
import { PassportButtons } from './PassportButtons.tsx';
import type { JourneyKind } from '#overrides/bookings/wizard/form/WizardValues.ts';
import type { JourneyRecord } from '../SeatRecord.ts';
import { useEditedRecord } from '../edit/useEditedRecord.ts';
import { usePassportView } from './usePassportView.ts';
import { noteSx } from '../noteSx.ts';

/** What the forms of a booking and of an entry may change. */
const editedSources: readonly string[] = [...journeySources, 'bookingType', 'dateExpiry', 'priority'];

/** G4: what is on file is not read into the form; what is typed replaces it. */
export const PassportNote = () => {
  const edited = useEditedRecord();
  if (edited === undefined || edited.record.passportOnFile.length === 0) return null;
  return <OnFile {...edited} />;
};

interface OnFileProps {
  readonly record: JourneyRecord;
  readonly kind: JourneyKind;
}

const OnFile = ({ record, kind }: OnFileProps) => {
  const words = useRecordWords();
  const isChanged = useChanges(editedSources).length > 0;
  const { rows, ...shown } = usePassportView(record);
  return (
    <Box className={wideInput} role="group" aria-label={words('passport.on_file')} sx={noteSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography sx={{ flex: 1, minWidth: 120, fontWeight: 500 }}>{words('passport.on_file')}</Typography>
        <PassportButtons
          record={record}
          kind={kind}
          {...shown}
          // Clearing saves at once and loads the form anew, which would drop what is not saved.
          cannotClear={isChanged ? words('passport.clear_dirty') : undefined}
        />
      </Box>
      <Facts rows={rows} />
      <Typography sx={{ color: 'text.secondary', fontSize: 12 }}>
        {words('record.edit_passport_help')}
      </Typography>
    </Box>
  );
};
