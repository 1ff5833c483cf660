interface BookingSentence {
  readonly person: string;
  readonly event: string;
}

/** The words by which a booking is told, in the viewer's language. */
interface BookingVerbs {
  readonly book: string;
  readonly on: string;
}

/** "book Anna on Basics": who, and on what; an event need not be said. Undefined where it is no such sentence. */
export function readBooking(text: string, { book, on }: BookingVerbs): BookingSentence | undefined {
  const [verb, ...words] = text.trim().split(/\s+/);
  if (verb?.toLocaleLowerCase() !== book.toLocaleLowerCase() || words.length === 0) return undefined;
  const at = words.findLastIndex((word) => word.toLocaleLowerCase() === on.toLocaleLowerCase());
  if (at === 0) return undefined;
  const [person, event] = at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
  return { person: person.join(' '), event: event.join(' ') };
}
