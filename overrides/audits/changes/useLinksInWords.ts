import { isolated } from '#schema/isolated.ts';
import { useRecordContext } from 'react-admin';
import type { AuditRecord } from '#resources/audits/index.ts';
import { isSame } from '#src/data/isSame.ts';
import { isValues, type Values } from '#src/data/isValues.ts';
import { useAuditWords } from '../auditWords.ts';
import type { ChangeInWords } from './changesInWords.ts';
import { useValueWords } from './useAuditedChanges.ts';
import { useNames } from './useNames.ts';
import { useResourceOfKey } from './useResourceOfKey.ts';
import { valueText } from './valueText.ts';

/** Whose amounts are counted in minutes is said of the type of a link. */
const linkTypes: Readonly<Partial<Record<string, string>>> = { CentreEvent: 'EventTrainer' };

const rank = 'priority';

const linksOf = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter(isValues).toSorted((a, b) => Number(a[rank]) - Number(b[rank])) : [];

const idKeyOf = (links: readonly Values[]): string | undefined =>
  Object.keys(links[0] ?? {}).find((key) => key.endsWith('_id'));

/** Whether the values are lists of other records, each with its place: the trainers of an event. */
export const isLinks = ({ old, new: now }: Pick<ChangeInWords, 'old' | 'new'>): boolean => {
  const links = [...linksOf(old), ...linksOf(now)];
  return links.length > 0 && idKeyOf(links) !== undefined && links.every((link) => rank in link);
};

/** The records in their order by name, with what is different about those that are on both sides. */
export function useLinksInWords(change: ChangeInWords): ChangeInWords {
  const words = useAuditWords();
  const audit = useRecordContext<Pick<AuditRecord, 'id' | 'auditableType'>>();
  const type = audit?.auditableType ?? '';
  const values = useValueWords(type);
  const [old, now] = [linksOf(change.old), linksOf(change.new)];
  const idKey = idKeyOf([...old, ...now]) ?? '';
  const names = useNames(
    useResourceOfKey(idKey),
    [...old, ...now].map((link) => link[idKey]),
  );
  const detail = (key: string, value: unknown) =>
    `${values.fieldWords(`${change.key}.${key}`)}: ${valueText(key, value, { ...values, type: linkTypes[type] ?? type }) ?? words('another_value')}`;
  const textOf = (link: Values, others: readonly Values[]) => {
    const other = others.find((one) => isSame(one[idKey], link[idKey]));
    const different = Object.keys(link).filter(
      (key) => key !== idKey && key !== rank && other !== undefined && !isSame(link[key], other[key]),
    );
    const name = names.get(String(link[idKey])) ?? words('another_value');
    return different.length === 0
      ? name
      : `${isolated(name)} (${different.map((key) => detail(key, link[key])).join(', ')})`;
  };
  const side = (links: readonly Values[], others: readonly Values[], empty: string | undefined) =>
    links.length === 0 ? empty : links.map((link) => textOf(link, others)).join('; ');
  return { ...change, before: side(old, now, change.before), after: side(now, old, change.after) };
}
