import { isDateText } from '../value/isDateText.ts';
import { isValues, type Values } from '#src/data/isValues.ts';

/** Where related records keep their first date: their own, or that of a record within. */
export function datePathOf(items: readonly Values[]): string | undefined {
  for (const item of items) {
    const own = Object.entries(item).find(([, value]) => isDateText(value));
    if (own) return own[0];
    for (const [name, part] of Object.entries(item)) {
      const inner = isValues(part) && datePathOf([part]);
      if (inner) return `${name}.${inner}`;
    }
  }
  return undefined;
}
