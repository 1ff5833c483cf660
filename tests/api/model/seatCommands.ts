import fc from 'fast-check';
import type { Limits, SeatType } from './SeatModel.ts';

/** What people do with one event. `seat` and `entry` count from the first one made; a number too high picks none. */
export type SeatCommand =
  | {
      readonly kind: 'book';
      readonly user: SeatUser;
      readonly type: SeatType;
      readonly person: number | null;
      readonly country: number;
      readonly reason: boolean;
    }
  | { readonly kind: 'cancel' | 'detach' | 'confirm'; readonly user: SeatUser; readonly seat: number }
  | { readonly kind: 'reopen'; readonly user: SeatUser; readonly seat: number; readonly reason: boolean }
  | {
      readonly kind: 'attach';
      readonly user: SeatUser;
      readonly seat: number;
      readonly person: number;
      readonly reason: boolean;
    }
  | { readonly kind: 'join'; readonly user: SeatUser; readonly person: number }
  | { readonly kind: 'prioritise'; readonly entry: number; readonly priority: number }
  | { readonly kind: 'upgrade'; readonly user: SeatUser; readonly entry: number; readonly reason: boolean }
  | { readonly kind: 'limit'; readonly limits: Limits };

const seatUsers = ['administrator', 'global_manager', 'booker'] as const;
export type SeatUser = (typeof seatUsers)[number];
/** Of the persons of a run, by number. */
export const personCount = 8;
export const countryCodes = ['DE', 'PL'] as const;

const user = fc.constantFrom(...seatUsers);
const person = fc.nat(personCount - 1);
const seat = fc.nat(9);
const maximum = (top: number) => fc.option(fc.nat(top), { freq: 3 });

export const limits: fc.Arbitrary<Limits> = fc.record({
  trainees: maximum(4),
  staff: maximum(2),
  country: maximum(3),
  user: maximum(3),
  waiting: maximum(3),
});

const command: fc.Arbitrary<SeatCommand> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      user,
      type: fc.constantFrom<SeatType>('TRAINEE', 'TRAINEE', 'TRAINEE', 'STAFF'),
      person: fc.option(person, { freq: 4 }),
      country: fc.nat(countryCodes.length - 1),
      reason: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'detach', 'confirm'), user, seat }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('reopen' as const), user, seat, reason: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('attach' as const), user, seat, person, reason: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('join' as const), user, person }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('prioritise' as const),
      entry: fc.nat(4),
      priority: fc.nat(2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('upgrade' as const),
      user,
      entry: fc.nat(4),
      reason: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('limit' as const), limits }) },
);

export const seatCommands: fc.Arbitrary<readonly SeatCommand[]> = fc.array(command, {
  minLength: 5,
  maxLength: 30,
});
