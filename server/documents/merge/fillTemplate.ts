import { isolated } from '#schema/isolated.ts';
import { todayIn } from '#schema/todayIn.ts';
import { documentTooLarge } from '#server/errors/documentRefusals.ts';
import { isBlank } from '#server/graphql/write/blankText.ts';
import { escapeAttribute, escapeText } from '#server/words/escapeHtml.ts';
import { type Writing, formatValue, isEmpty, textOf } from './formatValue.ts';
import { type Holder, MergeScope } from './MergeScope.ts';
import type { MergeWorld, Values } from './MergeWorld.ts';
import { type Condition, type Element, type Gap, isElement, isGap, type Piece } from './readTemplate.ts';
import { type Leaf, resolvePath } from './resolvePath.ts';

export interface Filling extends Writing {
  /** When the document is made: `document.date` is the day that it is then in `timeZone`. */
  readonly now: Date;
  /** Marks every gap without a value, for whoever writes the template. */
  readonly mark: boolean;
  /** An own value that lies over the record's (M2), as it is printed. */
  readonly own?: (holder: Holder) => string | undefined;
}

/** A value as it was filled in. */
export interface FilledField {
  readonly path: string;
  readonly label: string;
  /** What its path begins with. */
  readonly binding: string;
  /** The record that it belongs to; null for a value of none. */
  readonly holder: Holder | null;
  /** What the record says, in words; null where it says nothing. */
  readonly source: string | null;
  /** What is printed; null where nothing is. */
  readonly value: string | null;
  readonly isRequired: boolean;
}

/** A condition as it was found: what stands under it is shown, or is not. */
interface FilledCondition extends Condition {
  readonly label: string;
  /** As of a field; null for a list as well. */
  readonly holder: Holder | null;
  readonly holds: boolean;
}

export interface FilledTemplate {
  readonly html: string;
  readonly fields: readonly FilledField[];
  /** In the order in which they were asked. */
  readonly conditions: readonly FilledCondition[];
  /** Those that have no value, and no text in its place. */
  readonly missing: readonly FilledField[];
}

/** A template with values in its gaps (M3): they enter as text and never as markup. */
export function fillTemplate(
  world: MergeWorld,
  pieces: readonly Piece[],
  records: Readonly<Record<string, Values | null | undefined>>,
  filling: Filling,
): FilledTemplate {
  const filler = new Filler(world, filling);
  const document = { date: todayIn(filling.timeZone, filling.now) };
  const html = filler.fill(pieces, new MergeScope(world, { ...records, document }));
  const { fields, conditions, missing } = filler;
  return { html, fields, conditions, missing };
}

/**
 * More than a paper may have. A repeat within a repeat multiplies what stands in it: what is a few lines of a template may
 * be any number here, where everybody waits for it.
 */
const mostPieces = 100_000;

class Filler {
  private pieces = 0;
  readonly fields: FilledField[] = [];
  readonly conditions: FilledCondition[] = [];
  readonly missing: FilledField[] = [];
  private readonly leaves = new Map<string, Leaf | null>();

  constructor(
    private readonly world: MergeWorld,
    private readonly filling: Filling,
  ) {}

  /** @throws documentTooLarge */
  fill(pieces: readonly Piece[], scope: MergeScope): string {
    this.count(pieces.length);
    return pieces
      .map((piece) => {
        if (isGap(piece)) return this.gap(piece, scope);
        return isElement(piece) ? this.element(piece, scope) : escapeText(piece);
      })
      .join('');
  }

  private element(element: Element, scope: MergeScope): string {
    const { repeat, condition } = element;
    const rows = repeat ? this.rowsOf(scope, repeat.path, repeat.day) : [scope];
    return rows
      .filter((row) => condition === null || this.holds(condition, row))
      .map((row) => this.tag(element, this.fill(element.pieces, row)))
      .join('');
  }

  /** A block that repeats or is asked for is gone when it is filled; a row of a table stays one. */
  private tag({ tag, attributes, repeat, condition }: Element, inside: string): string {
    if (tag === 'div' && (repeat ?? condition) !== null) return inside;
    const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
    const start = `<${tag}${given.join('')}>`;
    return voidTags.has(tag) ? start : `${start}${inside}</${tag}>`;
  }

  private gap(gap: Gap, scope: MergeScope): string {
    const leaf = this.leafOf(gap.path);
    if (leaf === null) return this.marked(gap.path);
    const field = this.fieldOf(leaf, gap, scope);
    this.fields.push(field);
    if (field.value !== null) return written(field.value, gap);
    if (gap.fallback !== null)
      return this.filling.mark && gap.fallback !== '' ? marking(gap.fallback) : escapeText(gap.fallback);
    this.missing.push(field);
    return this.marked(field.label);
  }

  private fieldOf(leaf: Leaf, { format, isRequired }: Gap, scope: MergeScope): FilledField {
    const holder = scope.holder(leaf);
    const source = formatValue(leaf, scope.value(leaf.path), format, {
      language: this.filling.language,
      timeZone: textOf(leaf.zone && scope.value(leaf.zone)) || this.filling.timeZone,
      currency: textOf(leaf.currency && scope.value(leaf.currency)) || null,
      lastDay: textOf(leaf.lastDay && scope.value(leaf.lastDay)) || null,
    });
    const own = holder ? this.filling.own?.(holder) : undefined;
    const value = own ?? source;
    // M3: what cannot be seen is a value for a gap that may stay empty, and none for one that may not.
    const isNone = isRequired ? isBlank(value) : value === '';
    const { path, label } = leaf;
    return {
      path,
      label,
      binding: path.slice(0, path.indexOf('.')),
      holder,
      source: source === '' ? null : source,
      value: isNone ? null : value,
      isRequired,
    };
  }

  /** A gap that stays one: its name for whoever writes the template, a line for whoever fills it by hand. */
  private marked(label: string): string {
    return this.filling.mark ? marking(label) : '<mark data-missing="">________</mark>';
  }

  private holds(condition: Condition, scope: MergeScope): boolean {
    const { path } = condition;
    const found = resolvePath(this.world, path);
    const isList = found !== undefined && 'words' in found;
    const leaf = isList ? null : this.leafOf(path);
    const holder = leaf && scope.holder(leaf);
    const own = holder ? this.filling.own?.(holder) : undefined;
    const holds = isTrue(condition, isList ? this.rowsOf(scope, path) : (own ?? scope.value(path)));
    const label = (isList ? found.words.at(-1) : leaf?.label) ?? path;
    this.conditions.push({ ...condition, label, holder, holds });
    return holds;
  }

  private rowsOf(scope: MergeScope, path: string, day?: number | null): readonly MergeScope[] {
    const rows = scope.rows(path, day);
    this.count(rows.length);
    return rows;
  }

  private count(pieces: number): void {
    this.pieces += pieces;
    if (this.pieces > mostPieces)
      throw documentTooLarge('The repeats of this document make more of it than one paper may hold.');
  }

  private leafOf(path: string): Leaf | null {
    const known = this.leaves.get(path);
    if (known !== undefined) return known;
    const found = resolvePath(this.world, path);
    const leaf = found && !('words' in found) ? found : null;
    this.leaves.set(path, leaf);
    return leaf;
  }
}

function isTrue({ when, value }: Condition, asked: unknown): boolean {
  if (when === 'set') return !isEmpty(asked);
  if (when === 'empty') return isEmpty(asked);
  return isSame(asked, value) === (when === 'is');
}

const answers: Readonly<Record<string, string>> = { yes: 'true', no: 'false' };

/** Codes and texts are alike whatever their case; yes and no are said as people say them. */
function isSame(value: unknown, asked: string): boolean {
  const wanted = asked.trim().toLowerCase();
  const known = textOf(value).trim().toLowerCase();
  return (answers[known] ?? known) === (answers[wanted] ?? wanted);
}

const voidTags = new Set(['br', 'hr', 'img', 'col']);

const marking = (text: string): string => `<mark data-missing="">${escapeText(text)}</mark>`;

const written = (value: string, { format }: Gap): string =>
  format === 'qr'
    ? `<span data-qr="${escapeAttribute(value)}"></span>`
    : value.split('\n').map(isolated).map(escapeText).join('<br>');
