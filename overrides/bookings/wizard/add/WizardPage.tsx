import { useGetIdentity } from 'react-admin';
import { useParams } from 'react-router';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { ScreenSkeleton } from '#src/screens/record/ScreenSkeleton.tsx';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { useWizardEvent } from '../data/useWizardEvent.ts';
import type { WizardTarget } from '../form/WizardValues.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { Wizard } from './Wizard.tsx';

/** Waits for what the wizard rests on: the event, and who fills it in. */
const WizardPage = ({ target }: { readonly target: WizardTarget }) => {
  const words = useWizardWords();
  const { id = '' } = useParams();
  const { data: event, error, refetch } = useWizardEvent(id);
  const { identity } = useGetIdentity();
  const title = <PageTitle title={words(`title.${target}`)} />;
  // An event that is known stays, whatever a later refresh of it says.
  if (event === undefined && error !== null)
    return <RecordAwaited error={error} refetch={refetch} resource="events" />;
  if (event === undefined || identity === undefined)
    return (
      <>
        {title}
        <ScreenSkeleton />
      </>
    );
  const countries: unknown = identity['countries'];
  const asksCountry = !Array.isArray(countries) || countries.length !== 1;
  return (
    <>
      {title}
      <Wizard
        key={`${target}:${id}:${identity.id}`}
        target={target}
        event={event}
        userId={String(identity.id)}
        asksCountry={asksCountry}
      />
    </>
  );
};

/** Books a seat. */
export const AddBookingPage = () => <WizardPage target="booking" />;

/** Puts somebody on the waiting list. */
export const AddWaitingListPage = () => <WizardPage target="entry" />;
