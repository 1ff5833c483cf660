import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { isSingleDay, relativeRanges } from '#schema/relativeDays.ts';
import { NumberInput, readNumber } from '#src/fields/number/NumberInput.tsx';
import { plainText } from '#src/fields/string/plainText.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { isMovingDay } from '../model/dayBounds.ts';
import { isChosen, takesList, takesRange, takesValue } from '../model/operators.ts';
import { inputOfKind } from '../inputOfKind.ts';
import { takesSeveral } from '../model/filterProperties.ts';
import { EnumInput } from '#src/fields/enum/EnumInput.tsx';
import { usePropertyWords } from '../usePropertyWords.ts';
import { FormValue } from './FormValue.tsx';
import { RelatedValue } from './RelatedValue.tsx';
import type { TestValueProps } from './TestValueProps.ts';
import { useFilterWording } from '../useFilterWording.ts';

/** What a property is compared with, typed as what it is: a day, a range, a choice, a related record, a number, a text. */
export const TestValue = (props: TestValueProps) => {
  const { property, operator, value, onChange } = props;
  const words = useFilterWording();
  if (!takesValue(operator)) return null;
  if (property?.reference !== undefined)
    return <RelatedValue key={property.name} {...props} property={property} reference={property.reference} />;
  // What moves with the calendar stays so: it is another range that one may want.
  if (operator === 'WITHIN' || isMovingDay(value))
    return <RangeValue value={value} operator={operator} onChange={onChange} />;
  if (takesRange(operator)) return <BetweenValue {...props} />;
  if (property?.kind === 'boolean') return <FlagValue value={value} onChange={onChange} />;
  if (takesList(operator) && !isChosen(property?.kind)) return <ListValue {...props} />;
  return <SingleValue {...props} label={words('conditions.value')} />;
};

const isNumber = (property: TestValueProps['property']): boolean =>
  property?.kind === 'int' || property?.kind === 'float';

const SingleValue = ({
  property,
  operator,
  value,
  onChange,
  label,
}: TestValueProps & { readonly label: string }) => {
  const Input = isNumber(property) ? NumberInput : property && inputOfKind(property, value);
  if (property?.choices !== undefined)
    return (
      <FormValue key={property.name} value={value} onChange={onChange}>
        <EnumInput source="value" {...property.choices} multiple={takesSeveral(property, operator)} />
      </FormValue>
    );
  if (Input !== undefined)
    return (
      <FormValue key={`${property?.name} ${label}`} value={value} onChange={onChange}>
        <Input source="value" />
      </FormValue>
    );
  return (
    <TextField
      margin="none"
      size="small"
      value={plainText(value) ?? ''}
      onChange={({ target: { value: text } }) => onChange(text === '' ? null : text)}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    />
  );
};

const BetweenValue = ({ value, onChange, ...props }: TestValueProps) => {
  const words = useFilterWording();
  const [from, to] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Box role="group" aria-label={words('conditions.value_from')} sx={{ flex: 1, minWidth: 120 }}>
        <SingleValue
          {...props}
          label={words('conditions.value_from')}
          value={from ?? null}
          onChange={(next) => onChange([next, to ?? null])}
        />
      </Box>
      <span>{words('conditions.value_to')}</span>
      <Box role="group" aria-label={words('conditions.value_until')} sx={{ flex: 1, minWidth: 120 }}>
        <SingleValue
          {...props}
          label={words('conditions.value_until')}
          value={to ?? null}
          onChange={(next) => onChange([from ?? null, next])}
        />
      </Box>
    </Box>
  );
};

type PlainValueProps = Pick<TestValueProps, 'value' | 'onChange'>;

interface RangeValueProps extends PlainValueProps {
  readonly operator: string;
}

const RangeValue = ({ value, operator, onChange }: RangeValueProps) => {
  const words = useFilterWording();
  const { rangeWord } = usePropertyWords();
  // A day of the calendar does as well: "from today" may become "from 1 March".
  const fixed = operator === 'WITHIN' ? [] : ([''] as const);
  const ranges = operator === 'NEQ' ? relativeRanges.filter(isSingleDay) : relativeRanges;
  return (
    <ChoiceField
      margin="none"
      aria-label={words('conditions.value')}
      value={isMovingDay(value) ? value : ''}
      options={[...fixed, ...ranges.map((name) => `@${name}` as const)]}
      wordOf={(range) => (range === '' ? words('conditions.range.fixed') : rangeWord(range))}
      onChoose={(range) => onChange(range === '' ? null : range)}
    />
  );
};

const FlagValue = ({ value, onChange }: PlainValueProps) => {
  const say = useWording();
  const words = useFilterWording();
  return (
    <ChoiceField
      margin="none"
      aria-label={words('conditions.value')}
      value={plainText(value) ?? ''}
      options={['true', 'false']}
      wordOf={(flag) => say(flag === 'true' ? 'value.yes' : 'value.no')}
      onChoose={(flag) => onChange(flag === 'true')}
    />
  );
};

/** Several texts or numbers, with commas between them. */
const ListValue = ({ property, value, onChange }: TestValueProps) => {
  const words = useFilterWording();
  const [text, setText] = useState(() => [value ?? []].flat().map(String).join(', '));
  return (
    <TextField
      margin="none"
      size="small"
      value={text}
      placeholder={words('conditions.values')}
      onChange={(event) => {
        setText(event.target.value);
        const parts = event.target.value.split(',').map((part) => part.trim());
        onChange(
          parts.filter((part) => part !== '').map((part) => (isNumber(property) ? readNumber(part) : part)),
        );
      }}
      slotProps={{ htmlInput: { 'aria-label': words('conditions.values') } }}
    />
  );
};
