import type { PdfMark } from './PdfMark.ts';

interface MarkedPart {
  readonly text: string;
  readonly kind: PdfMark['kind'] | undefined;
}

/** The pieces that have marks, each by its place, cut where a mark begins or ends. */
export function markedPieces(
  texts: readonly string[],
  marks: readonly PdfMark[],
): ReadonlyMap<number, readonly MarkedPart[]> {
  const found = new Map<number, readonly MarkedPart[]>();
  let begin = 0;
  for (const [place, text] of texts.entries()) {
    const end = begin + text.length;
    const here = marks.filter((mark) => mark.start < end && mark.end > begin && mark.start < mark.end);
    if (here.length > 0) found.set(place, cut(text.replace(/\n$/, ''), begin, here));
    begin = end;
  }
  return found;
}

function cut(text: string, begin: number, marks: readonly PdfMark[]): readonly MarkedPart[] {
  const within = (place: number) => Math.min(Math.max(place - begin, 0), text.length);
  const cuts = new Set([0, text.length, ...marks.flatMap(({ start, end }) => [within(start), within(end)])]);
  const places = [...cuts].sort((one, other) => one - other);
  return places.slice(1).map((place, index) => {
    const from = places[index] ?? 0;
    const mark = marks.find(({ start, end }) => start - begin <= from && end - begin >= place);
    return { text: text.slice(from, place), kind: mark?.kind };
  });
}
