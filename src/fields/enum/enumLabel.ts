import { humanise } from '../wording/humanise.ts';

type Translate = (key: string, args?: Record<string, unknown>) => string;

/** The word for a value of an enum: `enums.<Enum>.<VALUE>` of the messages. */
export const enumLabel = (translate: Translate, name: string, value: string): string =>
  translate(`enums.${name}.${value}`, { _: humanise(value) });
