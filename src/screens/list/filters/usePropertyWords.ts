import { useMemo } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { humanise } from '#src/fields/wording/humanise.ts';
import { filterMessages } from './filterMessages.ts';
import type { TestNode } from './model/FilterModel.ts';
import type { FilterScope } from './model/FilterScope.ts';
import { ownWords, type FilterProperty } from './model/FilterProperty.ts';
import { isChosen, isDays } from './model/operators.ts';

const defaults: Readonly<Record<string, string>> = filterMessages;

interface PropertyWords {
  readonly propertyLabel: (property: FilterProperty) => string;
  /** What is tested; an address may test what no property is known of. */
  readonly testLabel: (test: TestNode, scope: FilterScope) => string;
  readonly relationLabel: (relation: string) => string;
  /** How a value of the property is compared. */
  readonly operatorWord: (operator: string, property: FilterProperty | undefined) => string;
  /** How a number of records is. */
  readonly countWord: (operator: string) => string;
  /** A range that moves with the calendar, by its value in a filter ("@next_30_days"). */
  readonly rangeWord: (range: string) => string;
}

/** What filters on the resource in context are made of, in words. */
export function usePropertyWords(): PropertyWords {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useMemo(() => {
    const say = (key: string, otherwise: string) =>
      translate(`screens.${key}`, { _: defaults[key] ?? otherwise });
    const filterLabel = (key: string) =>
      translate(`resources.${resource}.filters.${key}`, { _: humanise(key) });
    const conditionLabel = (name: string, otherwise: string) =>
      translate(`resources.${resource}.conditions.${name}`, { _: otherwise });
    const fieldLabel = (source: string) =>
      translate(`resources.${resource}.fields.${source}`, { _: humanise(source) });
    const propertyLabel = (property: FilterProperty) => {
      const { keys, column, source, name } = property;
      const named = keys.eq ?? keys.in ?? ownWords(property);
      if (named !== undefined) return filterLabel(named.key);
      if (column !== undefined)
        return conditionLabel(
          column.value,
          source === undefined ? humanise(column.value) : fieldLabel(source),
        );
      return source === undefined ? filterLabel(name) : fieldLabel(source);
    };
    return {
      propertyLabel,
      testLabel: ({ property: name }, { propertyOf }) => {
        const property = propertyOf(name);
        return property === undefined ? filterLabel(name) : propertyLabel(property);
      },
      relationLabel: (relation) => conditionLabel(relation, humanise(relation)),
      operatorWord: (operator, property) => {
        const kind = property?.kind;
        const suited = isDays(kind) ? 'day' : isChosen(kind) ? 'choice' : 'operator';
        const otherwise = say(`conditions.operator.${operator}`, humanise(operator).toLowerCase());
        return suited === 'operator' ? otherwise : say(`conditions.${suited}.${operator}`, otherwise);
      },
      countWord: (operator) => say(`conditions.count.${operator}`, humanise(operator).toLowerCase()),
      rangeWord: (range) => {
        const name = range.replace(/^@/, '');
        return say(`conditions.range.${name}`, humanise(name).toLowerCase());
      },
    };
  }, [translate, resource]);
}
