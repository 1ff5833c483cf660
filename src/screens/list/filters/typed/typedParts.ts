/** "country:ger": what somebody has typed as a filter. */
export interface TypedPart {
  readonly property: string;
  readonly value: string;
}

export interface TypedText {
  readonly parts: readonly TypedPart[];
  /** The words that are none. */
  readonly rest: string;
}

const part = /(?<=^|\s)([\p{L}_][\p{L}\p{N}_]*):("[^"]*"?|\S*)/gu;

/** Parts a search into filters and words; quotes hold a value of several words together. */
export function typedParts(text: string): TypedText {
  const parts = [...text.matchAll(part)].map(([, property = '', value = '']) => ({
    property,
    value: value.replace(/^"|"$/g, ''),
  }));
  return { parts, rest: text.replace(part, '').replace(/\s+/g, ' ').trim() };
}

/** A part as it is typed, where nothing could be made of it. */
export const partText = ({ property, value }: TypedPart): string =>
  `${property}:${value.includes(' ') ? `"${value}"` : value}`;
