import { isRow } from '../../../../src/data/Row.ts';
import type { HistoryRow } from './historyDocument.ts';

export interface HistoryLine {
  /** Source of the field; undefined for the reason. */
  readonly source: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Ids and what is secret are named, never shown. */
  readonly isHidden: boolean;
}

const camel = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

function valuesOf(values: HistoryRow['oldValues']): Readonly<Record<string, unknown>> {
  if (typeof values !== 'string') return values ?? {};
  try {
    const parsed: unknown = JSON.parse(values);
    return isRow(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** Not a value of the record: it says why. */
const reasonKeys = ['override_reason', 'reason'];
const notTold = ['date_modified', 'date_created', 'id', 'fields', 'author_id', 'centre_event_id'];
const isSecret = (key: string): boolean => key.startsWith('passport_') || key === 'date_of_birth';

/** What a row of the audit says, field by field. */
export function historyLines({ oldValues, newValues }: HistoryRow): readonly HistoryLine[] {
  const [before, after] = [valuesOf(oldValues), valuesOf(newValues)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => !notTold.includes(key) && !reasonKeys.includes(key))
    .map((key) => ({
      source: key === 'participant_id' ? 'participant' : camel(key.replace(/_id$/, '')),
      before: before[key],
      after: after[key],
      isHidden: key.endsWith('_id') || isSecret(key) || typeof (after[key] ?? before[key]) === 'object',
    }))
    .filter(({ before: old, after: now }) => !(isNothing(old) && isNothing(now)));
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Why it was done, where a reason was given. */
export function reasonOf({ newValues }: HistoryRow): string | undefined {
  const values = valuesOf(newValues);
  const reason = reasonKeys
    .map((key) => values[key])
    .find((value) => typeof value === 'string' && value !== '');
  return typeof reason === 'string' ? reason : undefined;
}
