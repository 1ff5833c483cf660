import { objectType } from '../contract.ts';

/**
 * What a type has beyond these of its fields: what the contract gains later is among it, and so hidden from whoever sees
 * no more than these. @throws Error for one that the type has no more
 */
export function fieldsBeyond(type: string, shown: readonly string[]): readonly string[] {
  const fields = Object.keys(objectType(type).getFields());
  const gone = shown.filter((name) => !fields.includes(name));
  if (gone.length > 0)
    throw new Error(`${type} shows ${gone.join(', ')} to everybody, and does not have it.`);
  return fields.filter((name) => !shown.includes(name));
}
