import { centerInputs, type CenterSource } from '../resources/centers/index.ts';
import type { resources } from '../resources/index.ts';
import { userInputs } from '../resources/users/index.ts';
import type { Overrides } from '../src/screens/Overrides.ts';
import { Replace } from '../src/screens/Replace.tsx';

// Checked by tsc alone: each line below names something that the contract does not have, and must not compile.

export const pieces = [
  userInputs.roles,
  // @ts-expect-error A piece goes with its field.
  userInputs.roleList,
  // @ts-expect-error The same for a centre.
  centerInputs.openingHours,
];

export const screen = (
  <>
    <Replace<CenterSource> inputs={{ trainers: null }}>{null}</Replace>
    {/* @ts-expect-error A replaced input must be one of the contract. */}
    <Replace<CenterSource> inputs={{ tutors: null }}>{null}</Replace>
  </>
);

export const screens = {
  // @ts-expect-error So must an overridden resource.
  venues: {},
} satisfies Overrides<keyof typeof resources>;
