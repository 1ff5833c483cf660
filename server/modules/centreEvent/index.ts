export { lockEventsOfCentre, passOnTimeZone } from './zoneOfCentre.ts';
export { centreEventNoun } from './centreEventNoun.ts';
