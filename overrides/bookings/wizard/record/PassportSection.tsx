import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataClient } from '../../../../src/data/DataClient.tsx';
import { countryName } from '../../../../src/fields/countryCode/countryName.ts';
import { formatDate } from '../../../../src/fields/date/formatDate.ts';
import { useFormatLocale } from '../../../../src/fields/wording/useFormatLocale.ts';
import { useWording } from '../../../../src/fields/wording/useWording.ts';
import { valueWords } from '../../../../src/screens/form/valueWords.ts';
import { Facts, Panel } from '../form/Panel.tsx';
import { useJourneyLabels } from '../steps/useJourneyLabels.ts';
import { useWizardWords } from '../words/useWizardWords.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { revealEntryDocument, revealSeatDocument, type Passport } from './actionDocuments.ts';
import { passportReading } from './actionsOf.ts';
import type { JourneyRecord } from './SeatRecord.ts';
import { useRoles } from './useRoles.ts';

/** G4: masked until somebody who may asks for it; every reading is recorded. */
export const PassportSection = ({
  record,
  kind,
}: {
  readonly record: JourneyRecord;
  readonly kind: 'booking' | 'entry';
}) => {
  const words = useWizardWords();
  const say = useWording();
  const labelOf = useJourneyLabels();
  const locale = useFormatLocale();
  const client = useDataClient();
  const reading = passportReading(useRoles());
  const [asking, setAsking] = useState(false);
  const [passport, setPassport] = useState<Passport>();
  const hasPassport = record.passportNumber !== null && record.passportNumber !== undefined;
  const hidden = hasPassport ? words('passport.hidden') : '–';
  const reveal = async (reason: string | undefined) => {
    const { data } = await client.mutate({
      mutation: kind === 'booking' ? revealSeatDocument : revealEntryDocument,
      variables: { id: record.id, reason: reason ?? null },
    });
    setPassport(data?.passport);
  };
  const issuer = passport?.passportCountryIssue;
  return (
    <Panel
      title={words('section.passport')}
      action={
        hasPassport &&
        reading !== 'none' && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => (passport === undefined ? setAsking(true) : setPassport(undefined))}
          >
            {words(passport === undefined ? 'passport.show' : 'passport.hide')}
          </Button>
        )
      }
    >
      <Facts
        rows={[
          [labelOf('visaRequired'), valueWords(record.visaRequired, locale, say) ?? '–'],
          [labelOf('dateOfBirth'), formatDate(record.dateOfBirth, locale) ?? '–'],
          [
            labelOf('passportNumber'),
            <span className="tabular" key="number">
              {passport?.passportNumber ?? record.passportNumber ?? '–'}
            </span>,
          ],
          [
            labelOf('passportCountryIssue'),
            passport === undefined
              ? hidden
              : issuer === null || issuer === undefined
                ? '–'
                : countryName(issuer, locale),
          ],
          [
            labelOf('passportExpirationDate'),
            passport === undefined ? hidden : (formatDate(passport.passportExpirationDate, locale) ?? '–'),
          ],
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
      {asking && (
        <ActionDialog
          onClose={() => setAsking(false)}
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
    </Panel>
  );
};
