import { humanise } from '#src/fields/wording/humanise.ts';
import type { MergeFieldKind } from '#src/generated/schema.ts';

type Kind = MergeFieldKind | undefined;

/** What a field is compared with as people say it: choices are kept as codes. */
export const valueText = (kind: Kind, value: string): string => (kind === 'CHOICE' ? humanise(value) : value);

/** What people write, as it is kept. */
export const valueOf = (kind: Kind, text: string): string =>
  kind === 'CHOICE'
    ? text
        .trim()
        .replace(/[\s-]+/g, '_')
        .toUpperCase()
    : text.trim();
