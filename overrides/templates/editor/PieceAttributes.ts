import { mergeFieldAttribute } from '../mergeFieldAttribute.ts';

/** A gap of a template, as its HTML has it. */
export interface FieldAttributes {
  readonly field: string;
  readonly required: boolean;
  readonly fallback: string | null;
  readonly format: string | null;
}

/** What stands as often as a list has members. */
export interface RepeatAttributes {
  readonly repeat: string | null;
  readonly day: string | null;
}

/** What stands only where something holds. */
export interface ConditionAttributes {
  readonly condition: string | null;
  readonly when: string | null;
  readonly value: string | null;
}

/** The HTML attribute of each, which is left out where there is nothing to say. */
export const attributeNames = {
  fallback: 'data-fallback',
  format: 'data-format',
  repeat: 'data-repeat',
  day: 'data-day',
  condition: 'data-condition',
  when: 'data-when',
  value: 'data-value',
} as const;

type AttributeName = keyof typeof attributeNames;

/** Attributes of a node that are text in HTML, by the same name in the editor's document. */
export const textAttributes = (...names: readonly AttributeName[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(attributeNames[name]),
        renderHTML: (attributes: Readonly<Record<string, unknown>>) => {
          const value = attributes[name];
          return typeof value === 'string' ? { [attributeNames[name]]: value } : {};
        },
      },
    ]),
  );

const textIn = (attributes: Readonly<Record<string, unknown>>, name: string): string | null => {
  const value = attributes[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

export const fieldOf = (attributes: Readonly<Record<string, unknown>>): FieldAttributes => ({
  field: textIn(attributes, 'field') ?? '',
  required: attributes['required'] === true,
  fallback: textIn(attributes, 'fallback'),
  format: textIn(attributes, 'format'),
});

export const repeatOf = (attributes: Readonly<Record<string, unknown>>): RepeatAttributes => ({
  repeat: textIn(attributes, 'repeat'),
  day: textIn(attributes, 'day'),
});

export const conditionOf = (attributes: Readonly<Record<string, unknown>>): ConditionAttributes => ({
  condition: textIn(attributes, 'condition'),
  when: textIn(attributes, 'when'),
  value: textIn(attributes, 'value'),
});

const said = (element: Element, name: AttributeName) => element.getAttribute(attributeNames[name]);

/** What an element of a text says, outside the editor. */
export const fieldIn = (element: Element): FieldAttributes => ({
  field: element.getAttribute(mergeFieldAttribute) ?? '',
  required: element.getAttribute('data-required') === 'true',
  fallback: said(element, 'fallback'),
  format: said(element, 'format'),
});

export const repeatIn = (element: Element): RepeatAttributes => ({
  repeat: said(element, 'repeat'),
  day: said(element, 'day'),
});

export const conditionIn = (element: Element): ConditionAttributes => ({
  condition: said(element, 'condition'),
  when: said(element, 'when'),
  value: said(element, 'value'),
});
