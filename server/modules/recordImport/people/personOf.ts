import { type NewPerson } from '#server/modules/participant/index.ts';
import type { ImportType } from '../mapping/importFields.ts';

/** The type of those who are looked for. */
export const person = 'Participant';

/** Where among the inputs of a type somebody is made. */
export interface PersonInputs {
  /** Before the names of their inputs: 'participant.create.', or nothing. */
  readonly prefix: string;
  /** The input that names somebody who is known in their place. */
  readonly connect: string | null;
}

/** Null for a type that makes nobody. */
export function personInputs({ type, fields }: ImportType): PersonInputs | null {
  if (type === person) return { prefix: '', connect: null };
  const connect = [...fields.values()].find(
    ({ field, refersTo }) => refersTo === person && field.endsWith('.connect'),
  );
  if (connect === undefined) return null;
  return { prefix: connect.field.replace(/connect$/, 'create.'), connect: connect.field };
}

/** Whom a row would make, as far as it says; null where it makes nobody. */
export function personOf(
  { prefix, connect }: PersonInputs,
  given: ReadonlyMap<string, unknown>,
): NewPerson | null {
  if (connect !== null && given.has(connect)) return null;
  const text = (field: string): string | null => {
    const value = given.get(field);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const made: NewPerson = {
    first_name: text(`${prefix}first_name`),
    last_name: text(`${prefix}last_name`),
    email: text(`${prefix}email`),
    onekey_id: text(`${prefix}onekey_id`),
    veeva_id: text(`${prefix}veeva_id`),
    country_id: text(`${prefix}country_id`),
    date_of_birth: text('date_of_birth'),
  };
  return (made.last_name ?? made.email ?? made.onekey_id ?? made.veeva_id) ? made : null;
}

/** A row of the same that names somebody who is known. */
export function withKnown(
  { prefix, connect }: PersonInputs,
  given: ReadonlyMap<string, unknown>,
  id: string,
): ReadonlyMap<string, unknown> {
  const others = [...given].filter(([field]) => !field.startsWith(prefix));
  return new Map(connect === null ? given : [...others, [connect, id] as const]);
}
