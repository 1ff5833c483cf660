import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { decide } from '#src/data/access/Permission.ts';
import { RefusedPage } from '#src/screens/access/RefusedPage.tsx';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { ScreenSkeleton } from '#src/screens/record/ScreenSkeleton.tsx';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { useAwaitsAvailability, useWizardEvent } from '../data/useWizardEvent.ts';
import type { WizardEvent } from '../data/WizardEvent.ts';
import type { CountryAsked, JourneyKind } from '../form/WizardValues.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { Wizard } from './Wizard.tsx';

interface IfOpenProps {
  readonly event: WizardEvent;
  readonly children: ReactNode;
}

/** S2, B4, B6: the form of those who may book here. One that is open stays, and says beside what was typed if they no longer may. */
const IfOpen = ({ event, children }: IfOpenProps) => {
  const words = useWizardWords();
  const [{ allowed, why }] = useState(() => decide('book', undefined, event.can));
  if (allowed) return children;
  return (
    <RefusedPage why={why}>
      <Button component={RouterLink} to={wizardPaths.viewEvent(event.id)} variant="outlined">
        {words('closed.seats')}
      </Button>
    </RefusedPage>
  );
};

const countryAsked = (own: unknown, { restrictCountries, allowedCountries }: WizardEvent): CountryAsked => {
  if (Array.isArray(own) && own.length === 1) return 'none';
  // Without a list it is a matter of roles alone (S2).
  return restrictCountries && allowedCountries.length > 0 ? 'all' : 'trainees';
};

/** Waits for what the wizard rests on: the event, and who fills it in. */
const WizardPage = ({ target }: { readonly target: JourneyKind }) => {
  const words = useWizardWords();
  const { id = '' } = useParams();
  const { data: event, error, refetch } = useWizardEvent(id);
  // What stands in the way stands above what is asked for: coming later it would push that down.
  const isAwaited = useAwaitsAvailability(id);
  const { identity } = useGetIdentity();
  const title = <PageTitle title={words(`title.${target}`)} />;
  // An event that is known stays, whatever a later refresh of it says.
  if (event === undefined && error !== null)
    return <RecordAwaited error={error} refetch={refetch} resource="events" />;
  if (event === undefined || identity === undefined || isAwaited)
    return (
      <>
        {title}
        <ScreenSkeleton />
      </>
    );
  return (
    <IfOpen key={`${target}:${id}:${identity.id}`} event={event}>
      {title}
      <Wizard
        target={target}
        event={event}
        userId={String(identity.id)}
        asksCountry={countryAsked(identity['countries'], event)}
      />
    </IfOpen>
  );
};

/** Books a seat. */
export const AddBookingPage = () => <WizardPage target="booking" />;

/** Puts somebody on the waiting list. */
export const AddWaitingListPage = () => <WizardPage target="entry" />;
