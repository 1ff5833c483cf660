import { useResourceDefinitions } from 'react-admin';
import { useResourceOfType } from '#src/fields/wording/useFieldWords.ts';

/** The types a column of ids may mean, nearest first: lead_trainer_id is of a LeadTrainer, or of a Trainer. */
function relatedTypes(key: string): readonly string[] {
  const words = /^(.+)_id$/.exec(key)?.[1]?.split('_') ?? [];
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return pascal.map((_word, index) => pascal.slice(index).join('')).map((type) => known[type] ?? type);
}

/** Roles that people play, and what is called shorter. */
const known: Readonly<Record<string, string>> = {
  Author: 'User',
  By: 'User',
  Owner: 'User',
  Template: 'MergeTemplate',
};

/** Where records that a value of the log means are listed: `country_id`, or `allowed_countries`. */
export function useResourceOfKey(key: string): string | undefined {
  const resourceOf = useResourceOfType();
  const resources = useResourceDefinitions();
  const related = relatedTypes(key)
    .map(resourceOf)
    .find((resource) => resource !== undefined);
  return related ?? /[^_]+$/.exec(key)?.find((name) => name in resources);
}
