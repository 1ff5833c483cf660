import { useTranslate } from 'react-admin';
import { humanise } from '#src/fields/wording/humanise.ts';

/** What a detail is called (G1), as the forms label it: a booking's own, else the participant's. */
export function useDetailName(): (name: string) => string {
  const translate = useTranslate();
  return (name) => {
    const path = name === 'countryId' ? 'country' : name;
    const ofParticipant = translate(`resources.participants.fields.${path}`, { _: humanise(path) });
    return translate(`resources.bookings.fields.${name}`, { _: ofParticipant });
  };
}

/** Several in a line. */
export function useDetailNames(): (names: readonly string[]) => string {
  const nameOf = useDetailName();
  return (names) => names.map(nameOf).join(', ');
}
