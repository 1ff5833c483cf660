import { useResourceContext, useTranslate } from 'react-admin';
import { humanise } from '#src/fields/wording/humanise.ts';
import { screenMessages } from '#src/fields/wording/screenMessages.ts';
import type { ConditionColumn } from './ConditionsDefinition.ts';

const defaults: Readonly<Record<string, string>> = screenMessages;

export interface ConditionWords {
  readonly columnLabel: (column: ConditionColumn) => string;
  readonly relationLabel: (relation: string) => string;
  /** How a value is compared; with `count`, how a number of records is. */
  readonly operatorWord: (operator: string, count?: boolean) => string;
}

/** What conditions on the resource in context are made of, in words. */
export function useConditionWords(): ConditionWords {
  const translate = useTranslate();
  const resource = useResourceContext();
  const labelOf = (name: string, otherwise: string) =>
    translate(`resources.${resource}.conditions.${name}`, { _: otherwise });
  return {
    columnLabel: ({ value, source }) =>
      labelOf(
        value,
        source === undefined
          ? humanise(value)
          : translate(`resources.${resource}.fields.${source}`, { _: humanise(source) }),
      ),
    relationLabel: (relation) => labelOf(relation, humanise(relation)),
    operatorWord: (operator, count = false) => {
      const key = `conditions.${count ? 'count' : 'operator'}.${operator}`;
      return translate(`screens.${key}`, { _: defaults[key] ?? humanise(operator).toLowerCase() });
    },
  };
}
