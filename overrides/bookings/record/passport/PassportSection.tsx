import { Alert, Box, Typography } from '@mui/material';
import { useResourceContext } from 'react-admin';
import { useAccessToResources } from '#src/data/access/useAccess.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { isHidden } from '#src/screens/access/readable.ts';
import { valueWords } from '#src/screens/form/valueWords.ts';
import { Facts, Panel } from '#src/ui/Panel.tsx';
import { useDetailName } from '#overrides/bookings/words/useDetailNames.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import { PassportButtons } from './PassportButtons.tsx';
import type { JourneyKind } from '#overrides/bookings/wizard/form/WizardValues.ts';
import type { JourneyRecord } from '../SeatRecord.ts';
import { usePassportView } from './usePassportView.ts';

interface PassportSectionProps {
  readonly record: JourneyRecord;
  readonly kind: JourneyKind;
}

/** G4: masked until somebody who may asks for it; every reading is recorded. */
export const PassportSection = ({ record, kind }: PassportSectionProps) => {
  const words = useRecordWords();
  const say = useWording();
  const labelOf = useDetailName();
  const locale = useFormatLocale();
  const { rows, ...shown } = usePassportView(record);
  const access = useAccessToResources()(useResourceContext());
  const birth = [labelOf('dateOfBirth'), formatDate(record.dateOfBirth, locale) ?? '–'] as const;
  const hasPassport = record.passportOnFile.length > 0;
  return (
    <Panel
      title={words('section.passport')}
      action={<PassportButtons record={record} kind={kind} {...shown} />}
    >
      <Facts
        rows={[
          [labelOf('visaRequired'), valueWords(record.visaRequired, locale, say) ?? '–'],
          ...(isHidden('dateOfBirth', access) ? [] : [birth]),
          ...(hasPassport ? rows : []),
        ]}
      />
      {!hasPassport && (
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{words('passport.none')}</Typography>
      )}
      {record.passportExpiresSoon === true && (
        <Box sx={{ mt: 1.5 }}>
          <Alert severity="warning">{words('passport.soon')}</Alert>
        </Box>
      )}
    </Panel>
  );
};
