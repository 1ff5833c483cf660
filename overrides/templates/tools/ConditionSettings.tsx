import { Autocomplete, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useNothingOffered } from '#src/fields/input/useNothingOffered.ts';
import { DayField } from '#src/fields/date/DayField.tsx';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { MergeField } from '../catalogue/catalogueQuery.ts';
import { valueOf, valueText } from '../editor/conditionValue.ts';
import type { ConditionAttributes } from '../editor/PieceAttributes.ts';
import { inText } from '#src/fields/wording/inText.ts';
import { useTemplateWords } from '../templateWords.ts';
import { optionGroup } from './optionGroup.tsx';
import type { MergeFieldKind } from '#src/generated/schema.ts';

/** What one can ask of a field: of yes and no in one step. */
type WhenChoice = 'yes' | 'no' | 'set' | 'empty' | 'is' | 'is-not';

const ofYesAndNo: readonly WhenChoice[] = ['yes', 'no', 'set', 'empty'];
const ofLists: readonly WhenChoice[] = ['set', 'empty'];
const ofValues: readonly WhenChoice[] = ['set', 'empty', 'is', 'is-not'];

function choicesFor(kind: MergeFieldKind | undefined): readonly WhenChoice[] {
  if (kind === 'BOOLEAN') return ofYesAndNo;
  return kind === 'LIST' ? ofLists : ofValues;
}

function choiceOf({ when, value }: ConditionAttributes, kind: MergeFieldKind | undefined): WhenChoice {
  if (when === 'empty') return 'empty';
  if (when !== 'is' && when !== 'is-not') return 'set';
  if (kind !== 'BOOLEAN') return when;
  return (value === 'yes') === (when === 'is') ? 'yes' : 'no';
}

/** As the template keeps it. */
function withChoice(choice: WhenChoice, value: string): Omit<ConditionAttributes, 'condition'> {
  if (choice === 'yes' || choice === 'no') return { when: 'is', value: choice };
  return { when: choice, value: choice === 'is' || choice === 'is-not' ? value : null };
}

interface ConditionSettingsProps {
  readonly catalogue: Catalogue;
  /** Lists that are repeated where the condition stands. */
  readonly repeated: readonly string[];
  readonly condition: ConditionAttributes;
  readonly applyLabel: string;
  readonly onApply: (condition: ConditionAttributes) => void;
}

/** What has to hold for something to be in the document. */
export const ConditionSettings = ({
  catalogue,
  repeated,
  condition,
  applyLabel,
  onApply,
}: ConditionSettingsProps) => {
  const words = useTemplateWords();
  const nothing = useNothingOffered();
  const [query, setQuery] = useState('');
  const [field, setField] = useState(catalogue.find(condition.condition ?? '') ?? null);
  const [choice, setChoice] = useState(choiceOf(condition, field?.kind));
  const [text, setText] = useState(valueText(field?.kind, condition.value ?? ''));
  const choices = choicesFor(field?.kind);
  const chosen = choices.includes(choice) ? choice : choices[0];
  const asksValue = chosen === 'is' || chosen === 'is-not';
  const choose = (next: MergeField | null) => {
    setField(next);
    setChoice(choicesFor(next?.kind)[0] ?? 'set');
    setText('');
  };
  const apply = () => {
    if (field !== null && chosen !== undefined)
      onApply({ condition: field.path, ...withChoice(chosen, valueOf(field.kind, text)) });
  };
  return (
    <>
      <Autocomplete<MergeField>
        size="small"
        autoHighlight
        options={[...catalogue.fieldsWithin(repeated), ...catalogue.lists]}
        value={field}
        onChange={(_event, next) => choose(next)}
        groupBy={({ group }) => group}
        renderGroup={optionGroup}
        getOptionKey={({ path }) => path}
        getOptionLabel={({ group, label }) => words('field', { group, label: inText(label) })}
        isOptionEqualToValue={(one, other) => one.path === other.path}
        renderOption={({ key, ...props }, { label }) => (
          <li key={key} {...props}>
            {label}
          </li>
        )}
        noOptionsText={nothing({ query })}
        onInputChange={(_event, next, cause) => setQuery(cause === 'input' ? next : '')}
        renderInput={(params) => (
          <TextField {...params} margin="none" autoFocus label={words('condition_field')} />
        )}
      />
      <ChoiceField
        margin="none"
        label={words('condition_when')}
        value={chosen ?? ''}
        options={choices}
        wordOf={(each) => words(`when_${each}`)}
        onChoose={setChoice}
      />
      {asksValue && field?.kind === 'DATE' && (
        <DayField margin="none" label={words('condition_value')} value={text} onChange={setText} />
      )}
      {asksValue && field?.kind !== 'DATE' && (
        <TextField
          size="small"
          margin="none"
          label={words('condition_value')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <Button
        size="small"
        variant="contained"
        sx={{ justifySelf: 'end' }}
        disabled={field === null || (asksValue && text.trim() === '')}
        onClick={apply}
      >
        {applyLabel}
      </Button>
    </>
  );
};
