import type { MergeField } from './catalogueQuery.ts';

/** What a template can take values from, by path. */
export class Catalogue {
  readonly fields: readonly MergeField[];
  readonly lists: readonly MergeField[];
  private readonly byPath: ReadonlyMap<string, MergeField>;

  constructor(all: readonly MergeField[]) {
    this.fields = all.filter(({ kind }) => kind !== 'LIST');
    // What is nearest is meant most often.
    this.lists = all
      .filter(({ kind }) => kind === 'LIST')
      .sort((one, other) => stepsTo(one) - stepsTo(other));
    this.byPath = new Map(all.map((field) => [field.path, field]));
  }

  find(path: string): MergeField | undefined {
    return this.byPath.get(path);
  }

  /** Fields that have a value where these lists are repeated. */
  fieldsWithin(repeated: readonly string[]): readonly MergeField[] {
    return this.fields.filter(({ list }) => list === null || isReached(list, repeated));
  }

  /** The members of such a list are on days, so that one of them can be taken alone. */
  hasDays(list: string): boolean {
    return this.fields.some((field) => field.list === list && ['TIME', 'DATE'].includes(field.kind));
  }
}

const stepsTo = ({ path }: MergeField): number => path.split('.').length;

/** Whoever repeats a list goes through those that it stands in as well. */
const isReached = (list: string, repeated: readonly string[]): boolean =>
  repeated.some((each) => each === list || each.startsWith(`${list}.`));

export const noCatalogue = new Catalogue([]);
