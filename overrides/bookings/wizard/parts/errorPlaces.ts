import { camel } from '#src/fields/wording/camel.ts';
import { journeySources } from '../form/journeyFields.ts';

/** What the form asks, in the order of the page. */
export type WizardPart = 'person' | 'type' | 'details' | 'reason';

/** The values each part asks for. */
const sourcesByPart: Readonly<Record<WizardPart, readonly string[]>> = {
  person: ['participantMode', 'chosen', 'participant', 'placeholderCountry'],
  type: ['bookingType'],
  details: journeySources,
  reason: ['overrideReason'],
};
const parts = Object.keys(sourcesByPart) as readonly WizardPart[];

const rootOf = (source: string): string => source.split('.')[0] ?? '';

/** Where the input of a value stands, if it has one. */
export const partOf = (source: string): WizardPart | undefined =>
  parts.find((part) => sourcesByPart[part].includes(rootOf(source)));

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
  return partOf(source) === undefined ? undefined : source;
}

interface PlacedErrors {
  /** By form source. */
  readonly placed: readonly { readonly source: string; readonly message: string }[];
  /** What belongs to no input. */
  readonly loose: readonly string[];
}

/** Messages of the server, each at its input. */
export function placeErrors(validation: Readonly<Record<string, string>>): PlacedErrors {
  const found = Object.entries(validation).map(([path, message]) => ({
    source: sourceOfPath(path),
    message,
  }));
  return {
    placed: found.flatMap(({ source, message }) => (source === undefined ? [] : [{ source, message }])),
    loose: found.flatMap(({ source, message }) => (source === undefined ? [message] : [])),
  };
}
