import { Listeners } from '#src/ui/Listeners.ts';
import type { ConditionAttributes, FieldAttributes, RepeatAttributes } from './PieceAttributes.ts';

/** What the pieces of a template are called. */
export interface PieceWords {
  readonly field: (field: FieldAttributes) => { readonly name: string; readonly notes: string };
  readonly repeat: (repeat: RepeatAttributes) => string;
  readonly condition: (condition: ConditionAttributes) => string;
  readonly pageBreak: string;
  readonly edit: (sentence: string) => string;
  readonly remove: (sentence: string) => string;
}

/**
 * The words that the editor's pieces show. They are known only once the fields are here; what shows them hears of it,
 * while the editor, and with it what can be undone, stays the same.
 */
export class LivingWords {
  private readonly listeners = new Listeners();
  readonly subscribe = this.listeners.subscribe;

  constructor(private words: PieceWords) {}

  get now(): PieceWords {
    return this.words;
  }

  set(words: PieceWords): void {
    this.words = words;
    this.listeners.tell();
  }
}

/** A piece that somebody wants to change: where it is on the page, and in the document. */
export interface OpenedPiece {
  readonly element: HTMLElement;
  readonly position: number;
}

export interface PieceOptions {
  readonly words: LivingWords;
  readonly onOpen: (piece: OpenedPiece) => void;
}
