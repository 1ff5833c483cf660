export { centreEventList } from './centreEventList.ts';
export { centreEventMutations } from './resolvers.ts';
export { lockEventsOfCentre, passOnTimeZone } from './zoneOfCentre.ts';
