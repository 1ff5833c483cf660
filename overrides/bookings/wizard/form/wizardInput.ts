import { journeySources } from './journeyFields.ts';
import type { NewPerson, WizardTarget, WizardValues } from './WizardValues.ts';

type Input = Readonly<Record<string, unknown>>;

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const filled = (entries: readonly (readonly [string, unknown])[]): Input =>
  Object.fromEntries(
    entries
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => !isEmpty(value)),
  );

function participantInput({ participantMode, chosen, participant }: WizardValues): Input | undefined {
  if (participantMode === 'existing') return chosen === null ? undefined : { connect: chosen.id };
  return participantMode === 'new' ? { create: personInput(participant) } : undefined;
}

const personInput = ({ country, ...person }: NewPerson): Input =>
  filled([
    ...Object.entries(person).map(([source, value]) => [snake(source), value] as const),
    ['country_id', country?.id],
  ]);

export interface WizardCall {
  readonly target: WizardTarget;
  readonly eventId: string;
  readonly idempotencyKey: string;
}

/** The form as the contract takes it: nothing for what was left empty, the same form always the same input (K5). */
export function wizardInput(values: WizardValues, { target, eventId, idempotencyKey }: WizardCall): Input {
  const isPlaceholder = values.participantMode === 'placeholder';
  return {
    centre_event_id: eventId,
    ...filled([
      ['participant', participantInput(values)],
      ...(isPlaceholder ? [] : journeySources.map((source) => [snake(source), values[source]] as const)),
      ...(isPlaceholder ? ([['notes', values.notes]] as const) : []),
      ...(target === 'booking'
        ? ([
            ['booking_status', 'NEW'],
            ['booking_type', values.bookingType],
            ['country_id', isPlaceholder ? values.placeholderCountry?.id : undefined],
            ['override_reason', values.overrideReason],
          ] as const)
        : []),
    ]),
    idempotency_key: idempotencyKey,
  };
}
