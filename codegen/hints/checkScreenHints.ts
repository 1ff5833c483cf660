import type { FilterField, InputField } from '../model/FieldShapes.ts';
import { pieceKey } from '../model/sections.ts';
import type { TellFault } from './HintFault.ts';
import { near } from './near.ts';
import type { TypeHints } from './Hints.ts';

/** What the screens of a type have beside its fields. */
interface Screens {
  readonly createInputs: readonly InputField[];
  readonly updateInputs: readonly InputField[];
  readonly filters: readonly FilterField[];
  /** Values of the enums that its list is sorted by. */
  readonly orders: readonly string[];
}

/** Tells of each hint that names an input, a filter or an order which no screen of the type has. */
export function checkScreenHints(
  type: string,
  hints: TypeHints,
  screens: Screens,
  tellFault: TellFault,
): void {
  const { createInputs, updateInputs, filters, orders } = screens;
  const check = (
    option: keyof TypeHints,
    names: readonly string[],
    known: readonly string[],
    why: string,
  ) => {
    for (const name of names.filter((one) => !known.includes(one)))
      tellFault({ place: ['types', type, option], name, why: `${why}. There is ${near(name, known)}.` });
  };
  const inputs = [...createInputs, ...updateInputs];
  const sources = inputs.map(({ source }) => source);
  const pieces = inputs.map(({ source }) => pieceKey(source));
  const asked = createInputs.filter(({ source }) => source !== hints.reason);
  const unwritten = `which no form of ${type} writes`;
  check('writeOnly', hints.writeOnly ?? [], sources, unwritten);
  check('secrets', hints.secrets ?? [], sources, unwritten);
  check('reason', hints.reason === undefined ? [] : [hints.reason], sources, unwritten);
  check(
    'mostBytes',
    Object.keys(hints.mostBytes ?? {}),
    inputs
      .filter(({ shape }) => shape.kind === 'scalar' && shape.scalar === 'upload')
      .map(({ source }) => source),
    `which no form of ${type} sends a file for`,
  );
  check('sections', hints.sections?.flatMap((section) => section.inputs ?? []) ?? [], pieces, unwritten);
  check(
    'createFirst',
    hints.createFirst ?? [],
    asked.map(({ source }) => pieceKey(source)),
    `which no form of a new ${type} takes`,
  );
  check(
    'filterLabels',
    Object.keys(hints.filterLabels ?? {}),
    filters.map(({ name }) => name),
    'by which the list does not filter',
  );
  check('sortSources', Object.keys(hints.sortSources ?? {}), orders, 'by which the list is not sorted');
}

interface Called {
  readonly name: string;
  readonly noun: string;
  readonly type: { readonly name: string };
}

/** Tells of types whose screens would be one another's, or are called by one name in code. */
export function checkResourceNames(found: readonly Called[], tellFault: TellFault): void {
  found.forEach(({ name, noun, type }, index) => {
    const others = found.filter((_, at) => at !== index);
    const place = (option: 'name' | 'noun') => ['types', type.name, option];
    for (const other of others.filter((each) => each.name === name))
      tellFault({
        place: place('name'),
        why: `the screens of ${other.type.name} are called ${name} as well.`,
      });
    for (const other of others.filter((each) => each.noun === noun))
      tellFault({ place: place('noun'), why: `${other.type.name} is called ${noun} in code as well.` });
  });
}
