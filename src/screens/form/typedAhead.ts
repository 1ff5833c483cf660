import type { Identifier } from 'react-admin';

export type Typed = readonly (readonly [source: string, value: unknown])[];

interface TypedAhead {
  readonly resource: string;
  readonly id: string;
  readonly typed: Typed;
}

let handed: TypedAhead | undefined;

/** What was typed into the form of a new record while that was being made goes on into the form that changes it. */
export function handOnTyped(resource: string, id: Identifier, typed: Typed): void {
  handed = { resource, id: String(id), typed };
}

/** What the form of a record is to begin with, told once. */
export function takeTyped(resource: string | undefined, id: Identifier | undefined): Typed {
  if (handed === undefined || handed.resource !== resource || handed.id !== String(id)) return [];
  const { typed } = handed;
  handed = undefined;
  return typed;
}
