import { Parser } from 'htmlparser2';

/** A template as it is filled: its HTML taken apart at what stands for something else. */
export type Piece = string | Gap | Element;

/** A field to be filled. */
export interface Gap {
  readonly path: string;
  readonly isRequired: boolean;
  /** What stands there without a value, be it nothing; null where the gap is shown as one. */
  readonly fallback: string | null;
  readonly format: string | null;
}

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly pieces: readonly Piece[];
  /** Stands as often as the list has members. */
  readonly repeat: Repeat | null;
  /** Stands only where it holds; in a repeat it is asked for each member. */
  readonly condition: Condition | null;
}

interface Repeat {
  readonly path: string;
  /** Only members of this day, counting the days that the list has from 1. */
  readonly day: number | null;
}

export interface Condition {
  readonly path: string;
  readonly when: string;
  readonly value: string;
}

export const isGap = (piece: Piece): piece is Gap => typeof piece === 'object' && 'isRequired' in piece;
export const isElement = (piece: Piece): piece is Element => typeof piece === 'object' && 'tag' in piece;

interface Open extends Element {
  readonly pieces: Piece[];
}

/** Reads cleaned HTML: its depth is bounded, and it holds no more than `cleanRichText` lets through. */
export function readTemplate(html: string): readonly Piece[] {
  const root: Piece[] = [];
  const open: Open[] = [];
  const within = () => open.at(-1)?.pieces ?? root;
  /** What stands in a gap is only for whoever reads the HTML as it is. */
  let inGap = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (inGap > 0) {
        inGap += 1;
        return;
      }
      const gap = gapOf(tag, attributes);
      if (gap) {
        within().push(gap);
        inGap = 1;
        return;
      }
      const element = { ...elementOf(tag, attributes), pieces: [] };
      within().push(element);
      open.push(element);
    },
    ontext: (text) => {
      if (inGap === 0) within().push(text);
    },
    onclosetag: () => {
      if (inGap > 0) inGap -= 1;
      else open.pop();
    },
  });
  parser.end(html);
  return root;
}

function gapOf(tag: string, attributes: Readonly<Record<string, string>>): Gap | null {
  const path = attributes['data-merge-field'];
  if (tag !== 'span' || path === undefined) return null;
  return {
    path,
    isRequired: attributes['data-required'] === 'true',
    fallback: attributes['data-fallback']?.trim() ?? null,
    format: attributes['data-format'] ?? null,
  };
}

function elementOf(tag: string, attributes: Readonly<Record<string, string>>): Omit<Element, 'pieces'> {
  const {
    'data-repeat': repeat,
    'data-day': day,
    'data-condition': condition,
    'data-when': when = 'set',
    'data-value': value = '',
    ...others
  } = attributes;
  return {
    tag,
    attributes: others,
    repeat: repeat === undefined ? null : { path: repeat, day: Number(day) > 0 ? Number(day) : null },
    condition: condition === undefined ? null : { path: condition, when, value },
  };
}
