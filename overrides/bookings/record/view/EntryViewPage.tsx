import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { isGone } from '#src/data/errors/failureOf.ts';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { mayEdit } from '../edit/mayEdit.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { EnumChip } from '#src/fields/enum/EnumChip.tsx';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import { writesFlightsOnly } from '../actions/actionsOf.ts';
import { EntryActions } from '../actions/EntryActions.tsx';
import { RecordHistory } from '#src/screens/record/RecordHistory.tsx';
import { JourneySections } from './JourneySections.tsx';
import { Missing, whoAndWhat } from './recordFacts.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import { RecordPager } from '#src/screens/record/neighbours/RecordPager.tsx';
import type { EntryRecord } from '../SeatRecord.ts';
import { useEntry } from '../useJourneyRecord.ts';

/** One waiting-list entry: its place, why it waits (W6), and all it holds for the booking it may become. */
export const EntryViewPage = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useEntry(id);
  if (data !== undefined && !isGone(error)) return <EntryView entry={data} />;
  return <RecordAwaited error={error} refetch={refetch} resource="waitingListEntries" />;
};

const EntryView = ({ entry }: { readonly entry: EntryRecord }) => {
  const words = useRecordWords();
  const translate = useTranslate();
  const locale = useFormatLocale();
  const label = (source: string) => translate(`resources.waitingListEntries.fields.${source}`, { _: source });
  return (
    <RecordFrame
      resource="waitingListEntries"
      title={entry.participant?.fullName ?? words('record.placeholder')}
      chip={
        <EnumChip value={entry.waitReason} label={enumLabel(translate, 'WaitReason', entry.waitReason)} />
      }
      facts={[
        ...whoAndWhat(words, locale, entry),
        [label('position'), String(entry.position)],
        [label('priority'), String(entry.priority)],
        ...(entry.dateExpiry === null
          ? []
          : ([[label('dateExpiry'), formatDate(entry.dateExpiry, locale)]] as const)),
        [label('author'), entry.author?.fullName ?? '–'],
        [label('dateCreated'), formatMomentDay(entry.dateCreated, locale)],
      ]}
      pager={<RecordPager resource="waitingListEntries" id={entry.id} pathOf={wizardPaths.viewEntry} />}
      actions={<EntryActions entry={entry} />}
      can={entry.can}
      editLabel={words(writesFlightsOnly(entry) ? 'flights.enter' : 'record.edit')}
      edit={mayEdit(entry) ? wizardPaths.editEntry(entry.id) : undefined}
      back="/waitingListEntries"
      aside={<RecordHistory record={entry} />}
    >
      <Missing names={entry.collectMissing} participant={entry.participant} />
      <JourneySections record={entry} kind="entry" />
    </RecordFrame>
  );
};
