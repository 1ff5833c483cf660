import type { Element } from 'domhandler';
import type { Look } from './PaperNode.ts';

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const rgb = /^rgb\((\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})\)$/;
const language = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;
const aligns = ['left', 'right', 'center', 'justify'] as const;

/** The declarations of an element, of which few mean anything here. */
function declarationsOf({ attribs }: Element): ReadonlyMap<string, string> {
  const declarations = (attribs['style'] ?? '').split(';').map((each) => each.split(':'));
  return new Map(
    declarations.flatMap(([name = '', value, ...rest]) =>
      value === undefined || rest.length > 0 ? [] : [[name.trim().toLowerCase(), value.trim()] as const],
    ),
  );
}

export function lookOf(element: Element): Look {
  const { dir, lang = '' } = element.attribs;
  const wanted = declarationsOf(element).get('text-align');
  const align = aligns.find((each) => each === wanted);
  return {
    ...(align && { align }),
    ...((dir === 'rtl' || dir === 'ltr') && { dir }),
    ...(language.test(lang) && { lang: lang.slice(0, 2) }),
  };
}

export function coloursOf(element: Element): { readonly color?: string; readonly fill?: string } {
  const declarations = declarationsOf(element);
  const color = colour(declarations.get('color'));
  const fill = colour(declarations.get('background-color'));
  return { ...(color !== null && { color }), ...(fill !== null && { fill }) };
}

function colour(value = ''): string | null {
  if (hex.test(value)) return value;
  const parts = rgb.exec(value)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
