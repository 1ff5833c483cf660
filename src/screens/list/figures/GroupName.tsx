import { useTranslate } from 'react-admin';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { EnumChip } from '#src/fields/enum/EnumChip.tsx';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { ConditionColumn } from '#src/screens/list/filters/ConditionsDefinition.ts';
import type { GroupBy, GroupUnit } from '../look/TableLook.ts';
import { useTableWords, type TableWords } from '../tableWords.ts';

export interface GroupNameProps {
  readonly value: string | undefined;
  readonly groupBy: GroupBy;
  readonly column: ConditionColumn;
  /** Of a related record, where the viewer may see it. */
  readonly recordName: string | undefined;
}

/** What the rows of a group have in common, in words. */
export const GroupName = ({ value, groupBy, column, recordName }: GroupNameProps) => {
  const say = useWording();
  const words = useTableWords();
  const translate = useTranslate();
  const locale = useFormatLocale();
  const { kind, name = '' } = column;
  if (value === undefined) return <span>{words('figures.empty')}</span>;
  if (kind === 'enum') return <EnumChip value={value} label={enumLabel(translate, name, value)} />;
  if (kind === 'boolean') return <span>{say(value === 'true' ? 'value.yes' : 'value.no')}</span>;
  if (kind === 'reference') return <span>{recordName ?? '…'}</span>;
  return <span>{spanName(value, groupBy.unit ?? 'DAY', locale, words)}</span>;
};

function spanName(first: string, unit: GroupUnit, locale: string, words: TableWords): string {
  const date = new Date(`${first}T00:00:00Z`);
  if (unit === 'DAY') return formatDate(first, locale) ?? first;
  if (unit === 'QUARTER')
    return words('figures.quarter', {
      quarter: Math.floor(date.getUTCMonth() / 3) + 1,
      year: date.getUTCFullYear(),
    });
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}
