import type { Hints } from '#codegen/hints/Hints.ts';
import { createUserInputs, userInputs } from '#resources/users/inputs.tsx';
import { eventColumns } from '#resources/events/columns.tsx';
import type { EventSource } from '#resources/events/record.ts';
import type { ObjectTypes } from '#src/generated/schema.ts';

/** Checked by the compiler alone: what names a field that the contract does not have does not compile. */
export const composed = [userInputs.roles, createUserInputs.username, eventColumns.dateStart];

// @ts-expect-error no such piece
export type GonePiece = (typeof userInputs)['nickname'];

// @ts-expect-error the contract cannot change a user name
export type EditedUserName = (typeof userInputs)['username'];

// @ts-expect-error no such source
export const goneSource: EventSource = 'dateBegin';

export const goneHint = {
  types: {
    // @ts-expect-error no such field
    CentreEvent: { multiline: ['abstract'] },
  },
} satisfies Hints<ObjectTypes>;
