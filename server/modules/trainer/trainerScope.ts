import { sql } from 'kysely';
import { type Sql, TRUE } from '#server/db/conditions.ts';
import { type Capability, reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { byCountry } from '#server/access/countries.ts';
import { fieldsBeyond } from '#server/graphql/access/fieldsBeyond.ts';

export function trainerScope(alias: string, viewer: Viewer): Sql {
  return byCountry('trainers.read', viewer, sql.id(alias, 'country_id'));
}

/** A trainer by id, as far as the viewer sees them: a filter would tell where somebody hidden teaches (S1). */
export function visibleTrainer(id: Sql, alias: string, viewer: Viewer): Sql {
  const scope = trainerScope(alias, viewer);
  return scope === TRUE
    ? id
    : sql`(select ${sql.id(alias, 'id')} from "trainers" ${sql.id(alias)} where ${sql.id(alias, 'id')} = ${id} and ${scope})`;
}

/** Who leads an event or a centre, as conditions compare it. */
export const leadTrainer = (alias: string, viewer: Viewer): Sql =>
  visibleTrainer(sql.id(alias, 'lead_trainer_id'), `${alias}_lead`, viewer);

export const feeFields = ['fmvAmount', 'fmvCurrency', 'fmvLastUpdated', 'vatPayable'] as const;
/** What a trainer is to whoever sees names only: all else is hidden from them. What leads to other records is theirs to hide. */
const named = [
  ...['id', 'name', 'nameTitle', 'firstName', 'lastName', 'fullName', 'photo', 'isDisabled', 'can'],
  ...['centreEvents', 'centreEventCount', 'trainerHonoraria', 'honorariaYears', 'honorariaCaps'],
  ...['dateCreated', 'dateModified'],
] as const;
const guarded: readonly (readonly [Capability, readonly string[]])[] = [
  ['trainers.details', fieldsBeyond('Trainer', [...named, ...feeFields])],
  ['fmv.read', feeFields],
];

export function hiddenTrainerFields(viewer: Viewer): ReadonlySet<string> {
  return new Set(
    guarded.filter(([capability]) => reach(viewer, capability) === 'none').flatMap(([, fields]) => fields),
  );
}

/** To whom some visible trainers are no more than a name. */
export function seesNamesOnly(viewer: Viewer): boolean {
  const details = reach(viewer, 'trainers.details');
  return details === 'none' || (details === 'countries' && reach(viewer, 'trainers.read') === 'all');
}

/** Where one role shows every trainer's name and another the details of one's own countries only. */
export function partlyHiddenTrainerFields(viewer: Viewer): ReadonlyMap<string, (alias: string) => Sql> {
  if (reach(viewer, 'trainers.read') !== 'all') return new Map();
  const partly = guarded.filter(([capability]) => reach(viewer, capability) === 'countries');
  return new Map(
    partly.flatMap(([capability, fields]) =>
      fields.map(
        (field) =>
          [field, (alias: string) => byCountry(capability, viewer, sql.id(alias, 'country_id'))] as const,
      ),
    ),
  );
}
