import { type Capability, reach, type Reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { FALSE, TRUE } from '#server/db/conditions.ts';
import type { ActionRule } from '#server/graphql/access/ActionRule.ts';
import { whyNot } from '#server/graphql/access/whyNot.ts';
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

export const makeReach = (viewer: Viewer, type: RunType): Reach =>
  reach(viewer, capabilitiesOf[runKinds[type].group].make);

export const readReach = (viewer: Viewer, type: RunType): Reach =>
  reach(viewer, capabilitiesOf[runKinds[type].group].read);

/** What several of a kind are called: 'cost summaries'. */
const manyOf = (type: RunType): string => `${runKinds[type].label.toLowerCase().replace(/y$/, 'ie')}s`;

/** What may be done with documents of each kind, whichever event they are for. */
export const makeRules: readonly ActionRule[] = runTypes.map((type) => ({
  action: `make_${type.toLowerCase()}`,
  rows: (_alias, viewer) => (makeReach(viewer, type) === 'none' ? FALSE : TRUE),
  why: (viewer) => whyNot('none', viewer, `make ${manyOf(type)}`),
}));

/** Why somebody may not make documents of this kind for an event of this country; null where they may. */
export function whyNotMake(viewer: Viewer, type: RunType, countryId: string | null): string | null {
  const documents = manyOf(type);
  switch (makeReach(viewer, type)) {
    case 'none':
      return whyNot('none', viewer, `make ${documents}`);
    case 'countries':
      return countryId !== null && viewer.countryIds.includes(countryId)
        ? null
        : `You may make ${documents} for events of your own countries only.`;
    case 'own':
    case 'all':
      return null;
  }
}

/** Why somebody may not make documents of this kind about people whom only another of their roles shows. */
export const whyNotAbout = (viewer: Viewer, type: RunType): string =>
  makeReach(viewer, type) === 'own'
    ? `You may make ${manyOf(type)} for your own bookings only, of people of your own countries.`
    : `You may make ${manyOf(type)} for events and people of your own countries only.`;

/** Why somebody may not hand on a document of free text that they see. */
export const whyNotFreeText = (viewer: Viewer): string =>
  reach(viewer, capabilitiesOf.papers.make) === 'none'
    ? whyNot('none', viewer, 'make or hand on documents of free text')
    : 'You may hand on documents of free text only where you made them.';
