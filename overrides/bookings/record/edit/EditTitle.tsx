import { useRecordContext } from 'react-admin';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';

interface Seat {
  readonly id: string;
  readonly participant?: { readonly fullName?: string } | null;
}

/** A booking and a waiting-list entry are called by whose they are. */
export const EditTitle = () => {
  const words = useRecordWords();
  const record = useRecordContext<Seat>();
  return (
    <PageTitle
      title={words('record.edit_title', {
        record: record?.participant?.fullName ?? words('record.placeholder'),
      })}
    />
  );
};
