import { type Capability, reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { resolvePath } from '#server/documents/merge/resolvePath.ts';
import { whyNot } from '#server/graphql/access/whyNot.ts';
import { costFields } from '../estimatedCost/costScope.ts';
import { mergeWorld } from '../mergeTemplate/index.ts';
import { feeFields } from '../trainer/trainerScope.ts';
import { capabilitiesOf } from './documentPolicy.ts';

interface Money {
  readonly capability: Capability;
  readonly words: string;
  /** Types that tell of nothing else, and what others tell of it. */
  readonly types: readonly string[];
  readonly fields: readonly string[];
}

const kinds: readonly Money[] = [
  {
    capability: capabilitiesOf.contracts.make,
    words: 'honoraria or fair market values',
    types: ['TrainerHonoraria'],
    fields: feeFields.map((name) => `Trainer.${name}`),
  },
  {
    capability: capabilitiesOf.costSummaries.make,
    words: 'costs',
    types: ['EstimatedCost', 'CostTotals'],
    fields: costFields.map((name) => `CentreEvent.${name}`),
  },
];

/** What money documents with these values tell of: free text is no other road to them. */
export function moneyIn(paths: readonly string[]): readonly Money[] {
  const found = paths.flatMap((path) => resolvePath(mergeWorld, path) ?? []);
  const met = new Set(found.flatMap((each) => ('words' in each ? each : each.at).met));
  const fields = new Set(found.map((each) => ('words' in each ? '' : `${each.at.type.name}.${each.name}`)));
  return kinds.filter(
    (kind) => kind.types.some((type) => met.has(type)) || kind.fields.some((field) => fields.has(field)),
  );
}

/** Why somebody may not make or hand on such documents; null where they may. */
export function whyNotMoney(viewer: Viewer, money: readonly Money[]): string | null {
  const closed = money.find(({ capability }) => reach(viewer, capability) === 'none');
  return closed ? whyNot('none', viewer, `make or hand on documents with ${closed.words}`) : null;
}
