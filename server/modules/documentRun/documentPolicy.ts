import { reachesCountry } from '#server/access/countries.ts';
import { type Capability, reach, type Reach, reachesOwn } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { FALSE, TRUE } from '#server/db/conditions.ts';
import type { ActionRule } from '#server/graphql/access/ActionRule.ts';
import { whyNot } from '#server/graphql/access/whyNot.ts';
import { eventClosed } from '../centreEvent/eventScope.ts';
import { type RunGroup, runKinds, type RunType, runTypes } from './runKindPolicy.ts';

interface Capabilities {
  readonly read: Capability;
  readonly make: Capability;
}

/** The rows of the role table that decide about each group of documents. */
export const capabilitiesOf: Readonly<Record<RunGroup, Capabilities>> = {
  letters: { read: 'letters.read', make: 'letters.generate' },
  lists: { read: 'lists.read', make: 'lists.generate' },
  papers: { read: 'papers.read', make: 'papers.generate' },
  costSummaries: { read: 'costSummaries.read', make: 'costSummaries.generate' },
  contracts: { read: 'contracts.read', make: 'contracts.generate' },
};

/** Of no documents at all, whoever has none of these. */
export const readCapabilities: readonly Capability[] = Object.values(capabilitiesOf).map(({ read }) => read);

export const makingOf = (type: RunType): Capability => capabilitiesOf[runKinds[type].group].make;

/** Where documents are made. */
interface Place {
  readonly countryId: string | null;
  /** S2: to the roles that make them, whichever other one shows it. */
  readonly isClosed?: boolean;
}

/** How far somebody makes documents of this kind on an event: outside their countries a manager who books as well does so as a booker. */
export function makeReach(viewer: Viewer, type: RunType, { countryId, isClosed = false }: Place): Reach {
  if (isClosed) return 'none';
  const making = makingOf(type);
  const how = reach(viewer, making);
  if (how !== 'countries' || reachesCountry(making, viewer, countryId)) return how;
  return reachesOwn(viewer, making) ? 'own' : 'none';
}

export const readReach = (viewer: Viewer, type: RunType): Reach =>
  reach(viewer, capabilitiesOf[runKinds[type].group].read);

/** What several of a kind are called: 'cost summaries'. */
const manyOf = (type: RunType): string => `${runKinds[type].label.toLowerCase().replace(/y$/, 'ie')}s`;

/** What may be done with documents of each kind, whichever event they are for. */
export const makeRules: readonly ActionRule[] = runTypes.map((type) => ({
  action: `make_${type.toLowerCase()}`,
  rows: (_alias, viewer) => (reach(viewer, makingOf(type)) === 'none' ? FALSE : TRUE),
  why: (viewer) => whyNot('none', viewer, `make ${manyOf(type)}`),
}));

/** Why somebody may not make documents of this kind for an event; null where they may. */
export function whyNotMake(viewer: Viewer, type: RunType, event: Place): string | null {
  const documents = manyOf(type);
  if (reach(viewer, makingOf(type)) === 'none') return whyNot('none', viewer, `make ${documents}`);
  if (event.isClosed === true) return eventClosed;
  return makeReach(viewer, type, event) === 'none'
    ? `You may make ${documents} for events of your own countries only.`
    : null;
}

/** Why somebody may not make documents of this kind about people whom only another of their roles shows. */
export const whyNotAbout = (viewer: Viewer, type: RunType, event: Place): string =>
  whyNotMake(viewer, type, event) ??
  (makeReach(viewer, type, event) === 'own'
    ? `You may make ${manyOf(type)} for your own bookings only, of people of your own countries.`
    : `You may make ${manyOf(type)} for events and people of your own countries only.`);

/** Why somebody may not hand on a document of free text that they see. */
export const whyNotFreeText = (viewer: Viewer): string =>
  reach(viewer, capabilitiesOf.papers.make) === 'none'
    ? whyNot('none', viewer, 'make or hand on documents of free text')
    : 'You may hand on documents of free text only where you made them.';
