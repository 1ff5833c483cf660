import { Fragment, type ReactElement } from 'react';
import { isValues } from '#src/data/isValues.ts';
import { plainText } from '#src/fields/string/plainText.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { type FilterValue, valueComponent } from '../list/filters/filterElement.ts';
import { valueWords } from './valueWords.ts';

interface FieldValueProps {
  /** The form's input of it. */
  readonly input: ReactElement<{ readonly source: string }> | undefined;
  readonly value: unknown;
}

/** A value that a form holds, in the words of its field; of what has a name, or no words of its own, in plain ones. */
export const FieldValue = ({ input, value }: FieldValueProps) => {
  const say = useWording();
  const locale = useFormatLocale();
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const Value = input && wordsOf(input);
  if (input === undefined || Value === undefined || values.some(isValues))
    return valueWords(value, locale, say) ?? plainText(value);
  return values.map((one, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <Value {...input.props} value={one} />
    </Fragment>
  ));
};

/** An input says its values where it is a filter. */
const wordsOf = ({ type }: ReactElement): FilterValue | undefined =>
  typeof type === 'function' && 'Filter' in type ? valueComponent({ type: type.Filter }) : undefined;
