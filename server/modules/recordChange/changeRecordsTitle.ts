import { counted } from '#server/words/counted.ts';
import { writtenNoun } from './manyInputs.ts';

/** 'Change of 200 participants' */
export function changeRecordsTitle(doing: string, type: string, count: number): string {
  const noun = writtenNoun(type);
  return `${doing} ${counted(count, noun?.writes.definition.noun ?? 'record', noun?.entities[0]?.actions?.many)}`;
}
