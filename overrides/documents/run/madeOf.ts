import type { MadeDocument, Run } from './runOperations.ts';

/** The newest document of each that is ticked, of all where none is; one file for several counts once. */
export function madeOf({ impressions }: Run, ticked: ReadonlySet<string>): readonly MadeDocument[] {
  const some = impressions.filter(({ key, latest }) => ticked.has(key) && latest !== null);
  const wanted = ticked.size === 0 ? impressions : some;
  const documents = wanted.flatMap(({ latest }) => (latest === null ? [] : [latest]));
  return [...new Map(documents.map((document) => [document.guid, document])).values()];
}
