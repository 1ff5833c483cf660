import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { useFilterWording } from '../useFilterWording.ts';

interface OperatorSelectProps {
  readonly operators: readonly string[];
  readonly value: string;
  readonly word: (operator: string) => string;
  readonly onChange: (operator: string) => void;
}

/** How a value, or a number of records, is compared. */
export const OperatorSelect = ({ operators, value, word, onChange }: OperatorSelectProps) => {
  const say = useFilterWording();
  // A saved view may compare as nothing here does: that stays.
  const offered = operators.includes(value) ? operators : [...operators, value];
  return (
    <ChoiceField
      margin="none"
      aria-label={say('conditions.operator')}
      value={value}
      options={offered}
      wordOf={word}
      onChoose={onChange}
    />
  );
};
