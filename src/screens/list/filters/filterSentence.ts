import type { FilterMeta } from '#src/data/ResourceMeta.ts';
import type { ScreenMessage } from '#src/fields/wording/screenMessages.ts';

/** Labels of these already end in a word of comparison ("Starts from"): the value follows it at once. */
const comparing = /_(gte|gt|lte|lt|not_in)$/;

/** The sentence that a filter reads as, by what its value is compared with. */
export function filterSentence(key: string, value: unknown, meta: FilterMeta | undefined): ScreenMessage {
  if (typeof value === 'boolean') return value ? 'filter.yes' : 'filter.no';
  if (comparing.test(key)) return 'filter.bound';
  // 'Seats is full' would not do: the words of a choice follow a colon.
  if (meta?.scalar === 'enum') return 'filter.choice';
  switch (meta?.operator) {
    case 'search':
      return 'filter.contains';
    case 'gte':
      return 'filter.after';
    case 'lt':
      return 'filter.before';
    case 'gt':
      return 'filter.more_than';
    case 'lte':
      return 'filter.at_most';
    case 'in':
      return 'filter.one_of';
    case 'eq':
    case 'condition':
    case undefined:
      return 'filter.is';
  }
}
