import { type Capability, reach, type Reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { type RunGroup, runKinds, type RunType } from './runKindPolicy.ts';

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

export const makeReach = (viewer: Viewer, type: RunType): Reach =>
  reach(viewer, capabilitiesOf[runKinds[type].group].make);

export const readReach = (viewer: Viewer, type: RunType): Reach =>
  reach(viewer, capabilitiesOf[runKinds[type].group].read);

/** Why somebody may not make documents of this kind for an event of this country; null where they may. */
export function whyNotMake(viewer: Viewer, type: RunType, countryId: string | null): string | null {
  const { label } = runKinds[type];
  const documents = `${label.toLowerCase()}s`;
  switch (makeReach(viewer, type)) {
    case 'none':
      return `Your roles do not let you make ${documents}.`;
    case 'countries':
      return countryId !== null && viewer.countryIds.includes(countryId)
        ? null
        : `You may make ${documents} for events of your own countries only.`;
    case 'own':
    case 'all':
      return null;
  }
}
