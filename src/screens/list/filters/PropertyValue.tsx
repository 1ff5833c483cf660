import type { ReactNode } from 'react';
import { viewerValue } from '#schema/sentFilter.ts';
import { EnumInput } from '#src/fields/enum/EnumInput.tsx';
import { RelationInput } from '#src/fields/relation/RelationInput.tsx';
import { plainText } from '#src/fields/string/plainText.ts';
import { useListed } from '#src/fields/wording/useListed.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { inputOfKind } from './inputOfKind.ts';
import { valueComponent } from './filterElement.ts';
import { isMovingDay } from './model/dayBounds.ts';
import type { FilterProperty } from './model/FilterProperty.ts';
import { usePropertyWords } from './usePropertyWords.ts';
import { useFilterWording } from './useFilterWording.ts';

interface PropertyValueProps {
  readonly property: FilterProperty | undefined;
  readonly value: unknown;
}

/** What a property is compared with, in the words of its kind. */
export const PropertyValue = ({ property, value }: PropertyValueProps): ReactNode => {
  const say = useWording();
  const listed = useListed();
  const { rangeWord } = usePropertyWords();
  if (isMovingDay(value) && property?.reference === undefined) return rangeWord(value);
  if (property === undefined) return plain(value);
  const { kind, choices, reference, label, keys, name: source } = property;
  if (reference !== undefined) return <RelatedText reference={reference} label={label} value={value} />;
  if (choices !== undefined) return <EnumInput.Filter.Value source={source} {...choices} value={value} />;
  const element = (keys.eq ?? keys.in)?.element;
  const Value = element && valueComponent(element);
  if (kind === 'boolean') return say(value === true ? 'value.yes' : 'value.no');
  const Input = inputOfKind(property, value);
  if (Input !== undefined) return <Input.Filter.Value source={source} value={value} />;
  if (Value !== undefined && element !== undefined) return <Value {...element.props} value={value} />;
  return Array.isArray(value) ? listed(value.map(plain)) : plain(value);
};

interface RelatedTextProps {
  readonly reference: string;
  readonly label: readonly string[] | undefined;
  readonly value: unknown;
}

/** Names of related records, and "me" first where it is asked for. */
const RelatedText = ({ reference, label, value }: RelatedTextProps) => {
  const words = useFilterWording();
  const all: readonly unknown[] = [value].flat();
  const others = all.filter((one) => one !== viewerValue);
  const me = all.length > others.length ? words('filter.me') : '';
  if (others.length === 0) return me;
  return (
    <>
      {me !== '' && `${me}, `}
      <RelationInput.Filter.Value
        source={reference}
        reference={reference}
        {...(label && { label })}
        value={others}
      />
    </>
  );
};

const plain = (value: unknown): string =>
  [value]
    .flat()
    .map((one: unknown) => plainText(one) ?? JSON.stringify(one))
    .join(', ');
