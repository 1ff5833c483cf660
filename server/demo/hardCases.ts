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
