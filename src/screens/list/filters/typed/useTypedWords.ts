import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { isValues } from '#src/data/isValues.ts';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { prefixFirst } from '#src/fields/input/prefixFirst.ts';
import { labelOf } from '#src/fields/value/labelOf.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useFilterWording } from '../useFilterWording.ts';
import { usePropertyWords } from '../usePropertyWords.ts';
import type { TypedWords } from './typedTests.ts';

/** Records that one beginning may mean. */
const mostRecords = 5;

export function useTypedWords(): TypedWords {
  const say = useWording();
  const words = useFilterWording();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { propertyLabel, rangeWord } = usePropertyWords();
  return useMemo(
    () => ({
      propertyLabel,
      choiceLabel: (name, value) => enumLabel(translate, name, value),
      rangeLabel: rangeWord,
      yes: say('value.yes'),
      no: say('value.no'),
      me: words('filter.me'),
      lookUp: async ({ reference, label }, text) => {
        const found = await dataProvider.getList(reference ?? '', {
          pagination: { page: 1, perPage: 4 * mostRecords },
          sort: { field: label?.[0] ?? 'name', order: 'ASC' },
          filter: { q: text },
          meta: { pick: true },
        });
        const rows: readonly unknown[] = Array.isArray(found.data) ? found.data : [];
        const named = rows
          .filter(isValues)
          .map((row) => ({ id: String(row.id), label: labelOf(row, label) ?? '' }));
        return prefixFirst(named, text)
          .slice(0, mostRecords)
          .map(({ id }) => id);
      },
    }),
    [say, words, translate, dataProvider, propertyLabel, rangeWord],
  );
}
