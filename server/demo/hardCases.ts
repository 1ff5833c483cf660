/** The events within 30 days that hold the hard cases, by id: past events are 1 to 95, then come these. */
export const PAST_EVENTS = 95;
export const NEAR_EVENTS = 15;
export const LATER_EVENTS = 40;
export const CANCELLED_EVENTS = 10;

export const hardCases = {
  oneSeatLeft: 96,
  fullWithQueue: 97,
  blockedByCountry: 98,
  placeholderExpiringToday: 99,
  duplicatePair: 100,
  overlappingTrainer: 101,
  missingRate: 102,
  yen: 103,
  oldFmv: 104,
  restrictedToNobody: 105,
  dinar: 106,
  missingFmv: 107,
  mixedCurrencies: 108,
  noCurrency: 109,
  frozen: 110,
} as const;

/** Sites of those events, so that the accounts of a German country manager and booker meet most of them. */
export const hardCaseSites: Readonly<Record<number, number>> = {
  [hardCases.oneSeatLeft]: 0,
  [hardCases.fullWithQueue]: 0,
  [hardCases.blockedByCountry]: 1,
  [hardCases.placeholderExpiringToday]: 2,
  [hardCases.duplicatePair]: 9,
  [hardCases.overlappingTrainer]: 1,
  [hardCases.missingRate]: 15,
  [hardCases.yen]: 21,
  [hardCases.oldFmv]: 2,
  [hardCases.restrictedToNobody]: 0,
};

/** Trainers by what they are paid in: Swiss francs, Turkish lira, Kuwaiti dinars, Norwegian kroner, and one without a fair market value. */
const SWISS = 5;
const TURKISH = 9;
const KUWAITI = 10;
const NORWEGIAN = 11;
const WITHOUT_FMV = 81;

/** Guests of the events that show what honoraria can be, beside the trainers they have anyway. */
export const guestTrainers: Readonly<Record<number, readonly number[]>> = {
  [hardCases.yen]: [KUWAITI],
  [hardCases.dinar]: [TURKISH],
  [hardCases.mixedCurrencies]: [SWISS, NORWEGIAN],
  [hardCases.missingFmv]: [WITHOUT_FMV],
};

/** What those events add up in, where that is not their country's currency; null where nobody has said. */
export const eventCurrencies: Readonly<Record<number, string | null>> = {
  [hardCases.yen]: 'JPY',
  [hardCases.dinar]: 'KWD',
  [hardCases.mixedCurrencies]: 'EUR',
  [hardCases.noCurrency]: null,
  [hardCases.frozen]: 'EUR',
};
