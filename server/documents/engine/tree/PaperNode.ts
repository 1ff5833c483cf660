/** What a body is made of: all that the template of the page knows, and nothing that it could run or fetch. */
export type PaperNode = string | WordNode | BlockNode | InlineNode | TableNode | ImageNode | QrNode;

export interface Look {
  readonly align?: 'left' | 'right' | 'center' | 'justify';
  readonly dir?: 'rtl' | 'ltr';
  readonly lang?: string;
}

/** So many letters without a place to go on in the next line that there may be no line for them. */
export interface WordNode {
  readonly t: 'word';
  readonly c: readonly [string];
}

/** What holds text. */
interface Holding {
  /** Letters of the longest such word in it, which wants to know how much room there is. */
  readonly long?: number;
}

export interface BlockNode extends Look, Holding {
  readonly t: 'p' | 'div' | 'h' | 'ul' | 'ol' | 'li' | 'quote' | 'pre' | 'hr' | 'break';
  readonly c?: readonly PaperNode[];
  /** Of a heading: its place in the outline, in which no level is left out, and its size. */
  readonly level?: number;
  readonly size?: number;
  /** Of an ordered list: its first number. */
  readonly start?: number;
}

export interface InlineNode extends Look {
  readonly t: 'strong' | 'em' | 'u' | 's' | 'sub' | 'sup' | 'code' | 'mark' | 'missing' | 'span' | 'a' | 'br';
  readonly c?: readonly PaperNode[];
  readonly color?: string;
  readonly fill?: string;
  readonly href?: string;
}

/** In pixels where it was drawn, else its longest word and its longest line, in ems. */
export type ColumnWidth = number | readonly [word: number, line: number];

export interface TableNode {
  readonly t: 'table';
  readonly cols: readonly ColumnWidth[];
  readonly head: readonly CellNode[];
  readonly body: readonly CellNode[];
}

export interface CellNode extends Look, Holding {
  readonly head: boolean;
  readonly cs: number;
  readonly rs: number;
  readonly fill?: string;
  readonly c: readonly PaperNode[];
}

export interface ImageNode {
  readonly t: 'img';
  /** Of one of the images that come with the paper. */
  readonly src: string;
  readonly alt: string;
  /** In pixels; as large as there is room for at most. */
  readonly w: number;
  readonly h: number;
  /** Without text beside it. */
  readonly alone: boolean;
}

export interface QrNode {
  readonly t: 'qr';
  /** The modules as the path of an SVG, whose sides are `n` long. */
  readonly path: string;
  readonly n: number;
  readonly w: number;
  readonly alt: string;
}
