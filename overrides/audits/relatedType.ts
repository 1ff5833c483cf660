/** The types a column of ids may mean, nearest first: lead_trainer_id is of a LeadTrainer, or of a Trainer. */
export function relatedTypes(key: string): readonly string[] {
  const words = /^(.+)_id$/.exec(key)?.[1]?.split('_') ?? [];
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return pascal.map((_word, index) => pascal.slice(index).join('')).map((type) => known[type] ?? type);
}

/** Roles that people play. */
const known: Readonly<Record<string, string>> = { Author: 'User', By: 'User' };
