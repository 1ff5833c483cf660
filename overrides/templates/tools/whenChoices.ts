import type { MergeFieldKind } from '#src/generated/schema.ts';
import type { ConditionAttributes } from '../editor/PieceAttributes.ts';

/** What one can ask of a field: of yes and no in one step. */
export type WhenChoice = 'yes' | 'no' | 'set' | 'empty' | 'is' | 'is-not';

const ofYesAndNo: readonly WhenChoice[] = ['yes', 'no', 'set', 'empty'];
const ofLists: readonly WhenChoice[] = ['set', 'empty'];
const ofValues: readonly WhenChoice[] = ['set', 'empty', 'is', 'is-not'];

export function choicesFor(kind: MergeFieldKind | undefined): readonly WhenChoice[] {
  if (kind === 'BOOLEAN') return ofYesAndNo;
  return kind === 'LIST' ? ofLists : ofValues;
}

export function choiceOf({ when, value }: ConditionAttributes, kind: MergeFieldKind | undefined): WhenChoice {
  if (when === 'empty') return 'empty';
  if (when !== 'is' && when !== 'is-not') return 'set';
  if (kind !== 'BOOLEAN') return when;
  return (value === 'yes') === (when === 'is') ? 'yes' : 'no';
}

/** As the template keeps it. */
export function withChoice(choice: WhenChoice, value: string): Omit<ConditionAttributes, 'condition'> {
  if (choice === 'yes' || choice === 'no') return { when: 'is', value: choice };
  return { when: choice, value: choice === 'is' || choice === 'is-not' ? value : null };
}
