import { centerInputs, type CenterInputSource, type CenterSource } from '../resources/centers/index.ts';
import type { resources } from '../resources/index.ts';
import { userInputs } from '../resources/users/index.ts';
import type { Overrides } from '../src/screens/Overrides.ts';
import type { RailDefinition } from '../src/screens/RailDefinition.ts';
import { Replace } from '../src/screens/Replace.tsx';

// Checked by tsc alone: each line below names something that the contract does not have, and must not compile. No
// contract ever has it, since a name in GraphQL holds no dash.

export const pieces = [
  userInputs.roles,
  // @ts-expect-error A piece goes with its field.
  userInputs['role-list'],
  // @ts-expect-error The same for a centre.
  centerInputs['opening-hours'],
];

export const screen = (
  <>
    <Replace<CenterSource, CenterInputSource> inputs={{ trainers: null }}>{null}</Replace>
    {/* @ts-expect-error A replaced input must be one of the contract. */}
    <Replace<CenterSource, CenterInputSource> inputs={{ 'guest-trainers': null }}>{null}</Replace>
    {/* @ts-expect-error What is shown by this name is entered by another: leadTrainer.id. */}
    <Replace<CenterSource, CenterInputSource> inputs={{ leadTrainer: null }}>{null}</Replace>
  </>
);

export const screens = {
  // @ts-expect-error So must an overridden resource.
  'car-parks': {},
} satisfies Overrides<keyof typeof resources>;

export const places: Pick<RailDefinition<string, keyof typeof resources>, 'elsewhere' | 'icons'> = {
  // @ts-expect-error And a list that has its place in the menu.
  elsewhere: ['tasks', 'car-parks'],
  icons: {},
};
