import { useBookingWords } from './useBookingWords.ts';

interface NamedBooking {
  readonly participant: { readonly fullName: string | null } | null;
  readonly country?: { readonly name: string } | null;
}

/** A booking by who comes; a placeholder by the country that it counts against. */
export function useBookingName(): (booking: NamedBooking) => string {
  const words = useBookingWords();
  return ({ participant, country }) =>
    participant?.fullName ??
    (country ? words('placeholder.of', { country: country.name }) : words('placeholder'));
}
