import { camel } from '#src/fields/wording/camel.ts';
import { journeySources } from '../form/journeyFields.ts';
import type { WizardTarget } from '../form/WizardValues.ts';

/** In the order a person goes through them; what follows the last is the confirmation. */
export const stepNames = ['event', 'participant', 'details', 'review'] as const;
export type StepName = (typeof stepNames)[number];

export const isStep = (name: string | null | undefined): name is StepName =>
  stepNames.some((step) => step === name);

/** The values each step asks for. */
const sourcesByStep: Readonly<Record<StepName, readonly string[]>> = {
  event: ['bookingType'],
  participant: ['participantMode', 'chosen', 'participant', 'placeholderCountry'],
  details: journeySources,
  review: ['overrideReason'],
};

export const sourcesOf = (step: StepName): readonly string[] => sourcesByStep[step];

/** Where the input of a value stands; what belongs to none is said at the end. */
export const stepOf = (source: string): StepName =>
  stepNames.find((step) =>
    sourcesByStep[step].some((own) => source === own || source.startsWith(`${own}.`)),
  ) ?? 'review';

export const stepAfter = (step: StepName): StepName | undefined => stepNames[stepNames.indexOf(step) + 1];
export const stepBefore = (step: StepName): StepName | undefined => stepNames[stepNames.indexOf(step) - 1];

const renamed: Readonly<Record<string, string>> = { country_id: 'placeholderCountry.id' };

/** 'input.participant.create.first_name', as the server calls it, is 'participant.firstName' in the form. */
export function sourceOfPath(path: string): string | undefined {
  const [first = '', second = '', ...rest] = path.replace(/^input\./, '').split('.');
  if (first === 'participant') {
    if (second !== 'create') return 'chosen';
    const field = rest[0];
    if (field === undefined) return 'participant.lastName';
    return field === 'country_id' ? 'participant.country.id' : `participant.${camel(field)}`;
  }
  const source = renamed[first] ?? camel(first);
  return stepNames.some((step) => sourcesByStep[step].includes(source.split('.')[0] ?? ''))
    ? source
    : undefined;
}

export interface PlacedErrors {
  /** By form source, in the order of the steps. */
  readonly placed: readonly { readonly source: string; readonly step: StepName; readonly message: string }[];
  /** What belongs to no input. */
  readonly loose: readonly string[];
}

/** Messages of the server, each at its input; the first says to which step to go. */
export function placeErrors(validation: Readonly<Record<string, string>>): PlacedErrors {
  const found = Object.entries(validation).map(([path, message]) => ({
    source: sourceOfPath(path),
    message,
  }));
  return {
    placed: found
      .flatMap(({ source, message }) =>
        source === undefined ? [] : [{ source, message, step: stepOf(source) }],
      )
      .sort((one, other) => stepNames.indexOf(one.step) - stepNames.indexOf(other.step)),
    loose: found.flatMap(({ source, message }) => (source === undefined ? [message] : [])),
  };
}

/** A waiting-list entry has no type, but is about the same event. */
export const stepTitleKey = (step: StepName, target: WizardTarget): `step.${StepName}` | 'step.event_entry' =>
  step === 'event' && target === 'entry' ? 'step.event_entry' : `step.${step}`;
