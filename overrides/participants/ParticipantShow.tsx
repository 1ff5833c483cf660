import { Alert } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useDocumentsSection } from '#overrides/documents/index.ts';
import {
  ParticipantShow as Generated,
  type ParticipantRecord,
  type ParticipantSource,
} from '#resources/participants/index.ts';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { ParticipantBookings } from './ParticipantBookings.tsx';
import { ParticipantMenu } from './ParticipantMenu.tsx';
import { useParticipantWords } from './participantWords.ts';
import { OpenRequests } from './requests/OpenRequests.tsx';

const fields: Replacements<ParticipantSource>['fields'] = {
  // The banner says it, of those whom it is true of.
  erasedAt: null,
  eventBookings: <ParticipantBookings />,
};

/** A participant, with the documents made for them. */
export const ParticipantShow = () => (
  <Replace<ParticipantSource>
    fields={fields}
    menu={<ParticipantMenu />}
    banner={<Banner />}
    sections={useDocumentsSection('participant_id')}
  >
    <Generated />
  </Replace>
);

const Banner = () => (
  <>
    <ErasedBanner />
    <OpenRequests />
  </>
);

const ErasedBanner = () => {
  const words = useParticipantWords();
  const locale = useFormatLocale();
  const erasedAt = useRecordContext<ParticipantRecord>()?.erasedAt ?? null;
  if (erasedAt === null) return null;
  return <Alert severity="info">{words('erased', { date: formatMomentDay(erasedAt, locale) })}</Alert>;
};
