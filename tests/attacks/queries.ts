/** Bookings of events of bookings, in fields within fields. */
const bookingsOfEvents = (depth: number): string =>
  depth <= 2 ? '{ id }' : `{ id eventBookings { centreEvent ${bookingsOfEvents(depth - 2)} } }`;

/** What held the service for half a minute before queries had a cost: depth 11 of the 12 that a document may have. */
export const hostile = `{ centreEvents(first: 20) { data ${bookingsOfEvents(9)} } }`;

/** A few hundred letters that stand for a thousand million fields. */
export const bomb = `{ ...f30 } fragment f0 on Query { __typename } ${Array.from({ length: 30 }, (_, n) => `fragment f${n + 1} on Query { ...f${n} ...f${n} }`).join(' ')}`;

/** As long as a document may be, each another one: what is kept of them adds up. */
export const longDocument = (n: number): string =>
  `{ countries { ${Array.from({ length: 245 }, (_, index) => `a${n}x${index}: id`).join(' ')} ${'...on Country { id } '.repeat(150)} } } # ${'x'.repeat(40_000)}`;

const everyPermission = 'can { action allowed why }';
const heavyBooking = `id collectStatus collectMissing reportableSpendCount consumesSeat ${everyPermission}`;
const heavyEvent = `id isFull traineeCount staffCount placeholderCount waitingListCount ${everyPermission}`;

/** The most that passes, by what of it is slow: rows, what is worked out for them, statements. */
export const worstPassing: readonly string[] = [
  `{ eventBookings(first: 200) { data { ${heavyBooking} centreEvent { ${heavyEvent} } participant { bookingCount ${everyPermission} nextBooking { ${heavyBooking} } } } } }`,
  `{ centreEvents(first: 5) { data { ${heavyEvent} eventBookings { ${heavyBooking} } } } }`,
  `{ participants(first: 20) { data { bookingCount eventBookings { ${heavyBooking} } } } }`,
  `{ ${Array.from({ length: 80 }, (_, index) => `a${index}: eventBookings(first: 1, where: { text_search: "a${index}" }) { paginatorInfo { total } }`).join(' ')} }`,
];

/** What somebody else asks meanwhile. */
export const ordinary = `{ trainers(first: 25) { data { id fullName country { name } } } }`;
