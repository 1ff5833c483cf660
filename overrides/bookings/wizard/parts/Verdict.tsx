import { Alert, Button } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useWizardWords, type WizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import type { Permission } from '../data/WizardEvent.ts';
import { permissionOf, useWizard } from '../form/WizardContext.ts';
import { type CountryAsked, needsCountry, type WizardValues } from '../form/WizardValues.ts';

/** What is allowed, and if not, why not. */
export function permissionWords(words: WizardWords, { allowed, message, overridable }: Permission): string {
  if (allowed) return words('may.yes');
  return [message ?? words('may.no'), overridable ? words('may.reason') : ''].filter(Boolean).join(' ');
}

/** Whether all is there that a rule could ask about: until then, room is no promise. */
function saysWho(values: WizardValues, asksCountry: CountryAsked) {
  const { participantMode, chosen, participant, placeholderCountry } = values;
  if (participantMode === 'existing') return chosen !== null;
  if (participantMode === 'placeholder')
    return !needsCountry(asksCountry, values) || Boolean(placeholderCountry?.id);
  return Boolean(participant.lastName && participant.country?.id);
}

/**
 * What the server would say to the form as it is. Where something stands in the way, the other way is offered in one
 * click, with everything typed kept.
 */
export const Verdict = () => {
  const words = useWizardWords();
  const { target, availability, asksCountry, switchTarget } = useWizard();
  const values = useWatch<WizardValues>() as WizardValues;
  if (availability === undefined) return null;
  const permission = permissionOf(availability, target, values);
  if (permission.allowed) {
    if (!saysWho(values, asksCountry)) return null;
    return <Alert severity="success">{words(target === 'booking' ? 'may.room' : 'may.room_to_wait')}</Alert>;
  }
  const other = target === 'booking' ? 'entry' : 'booking';
  const canSwitch =
    target === 'booking' ? availability.joinWaitingList.allowed : availability.bookTrainee.allowed;
  return (
    <Alert
      severity={permission.overridable ? 'info' : 'warning'}
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        // On a telephone the button stands below what is said, and what is said beside its icon.
        '& .MuiAlert-message': { flex: '1 1 200px' },
      }}
      action={
        canSwitch && (
          <Button color="inherit" size="small" onClick={() => switchTarget(other)}>
            {words(target === 'booking' ? 'may.join' : 'may.book')}
          </Button>
        )
      }
    >
      {permissionWords(words, permission)}
    </Alert>
  );
};
