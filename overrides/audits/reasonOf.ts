import type { ChangeInWords } from './changes/changesInWords.ts';

/** Not values of the record: they say why it was changed (C8). */
const reasonKeys: readonly string[] = ['override_reason', 'reason', 'fields'];

export const isReason = ({ key }: Pick<ChangeInWords, 'key'>): boolean => reasonKeys.includes(key);

/** Why it was done, where that was said. */
export function reasonOf(changes: readonly Pick<ChangeInWords, 'key' | 'new'>[]): string | undefined {
  const given = changes.find(
    ({ key, new: value }) => key !== 'fields' && isReason({ key }) && typeof value === 'string',
  );
  return typeof given?.new === 'string' && given.new !== '' ? given.new : undefined;
}
