import type { ScalarKind } from '#schema/ScalarKind.ts';
import type { TextWidth } from '../convention/widths.ts';

interface Labelled {
  readonly name: string;
  /** What a person calls it: a hint, else its name in words. */
  readonly label: string;
}

interface Described extends Labelled {
  readonly description: string | undefined;
  readonly deprecation: string | undefined;
}

export interface ScalarShape {
  readonly kind: 'scalar';
  readonly scalar: ScalarKind;
  readonly list: boolean;
  /** For money: the path, beside the amount, that holds its currency; '../currency' of the record around it. */
  readonly currencySource?: string;
  /** For a number that rows have in common: added up, it would count once with each of them. */
  readonly addsUp?: false;
  /** For a plain text: what an input is typed along. */
  readonly mask?: string;
  /** For a file: how many bytes it may have. */
  readonly mostBytes?: number;
  /** For a plain text: whose values in use are offered. */
  readonly vocabulary?: { readonly type: string; readonly field: string };
}

export interface EnumShape {
  readonly kind: 'enum';
  readonly enum: string;
  readonly list: boolean;
  /** For an input: values that the contract deprecates, which are for those alone that have them. */
  readonly retired?: readonly string[];
}

export interface ReadField extends Described {
  readonly nullable: boolean;
  /** A page of records rather than a list: the records are at `name.data`. */
  readonly page?: boolean;
  /** Arguments that the contract demands: 'first: 25'. */
  readonly fixedArguments?: string;
  readonly shape: ReadShape;
}

interface RelatedShape {
  readonly type: string;
  readonly resource: string | undefined;
  readonly idField: string;
  readonly representation: readonly string[];
}

/** How an argument takes the ids of records. */
interface TakenById {
  /** As numbers, and no text for one. */
  readonly numericId?: true;
}

interface RelationShape extends RelatedShape {
  /** What is read of it besides. */
  readonly embedded?: readonly string[];
}

/** The list that holds related records: its filter that names the record they belong to, and its order. */
export interface RelatedList {
  readonly filter: string;
  /** The record's field that says how many they are. */
  readonly count: string | undefined;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined;
}

export type ReadShape =
  | ScalarShape
  | EnumShape
  /** One record of a type that is a resource of its own; `representation` names it. */
  | ({ readonly kind: 'reference' } & RelationShape)
  /** `ids`: the contract answers bare ids rather than records. `related`: they are not read with the record. */
  | ({
      readonly kind: 'references';
      readonly ids?: boolean;
      readonly related?: RelatedList;
    } & RelationShape)
  /** A part of the record: photo variants, an agenda. `image`: sizes of one picture. */
  | {
      readonly kind: 'object';
      readonly type: string;
      readonly image: boolean;
      readonly fields: readonly ReadField[];
    }
  /** Rows that belong to the record: link rows, nested lists. */
  | {
      readonly kind: 'objects';
      readonly type: string;
      readonly idField: string | undefined;
      readonly fields: readonly ReadField[];
    };

export interface InputField extends Described {
  /** Where the form keeps it, in the read type's names: 'dateStart', 'country.id', 'trainers'. */
  readonly source: string;
  /** The form demands it. */
  readonly required: boolean;
  /** The contract demands it with every write, changed or not. */
  readonly always: boolean;
  /** The contract takes no null for it: what has a value cannot be emptied. */
  readonly kept?: boolean;
  /** Why the record that is read does not say what is written here: a form of it would open blank. */
  readonly unread?: string;
  /** Written all the same, and never read: a hint says so of a password. */
  readonly writeOnly?: boolean;
  /** Nothing that a browser may keep. */
  readonly secret?: true;
  /** The record may be without it. */
  readonly nullable: boolean;
  readonly defaultValue: unknown;
  /** How many characters it may hold, where the contract says so. */
  readonly length?: number;
  /** The room that a plain text needs, where something tells. */
  readonly width?: TextWidth;
  readonly shape: InputShape;
}

export type InputShape =
  | ScalarShape
  | EnumShape
  /** `twin`: the field beside the relation that holds its id, 'trainerId' of `trainer`. */
  | ({ readonly kind: 'reference'; readonly twin?: string } & RelatedShape & TakenById)
  /** A list of ids; wrapped as {sync: [ids]} where the input says so. */
  | ({ readonly kind: 'references'; readonly sync: boolean; readonly ids: boolean } & RelatedShape &
      TakenById)
  | { readonly kind: 'object'; readonly fields: readonly InputField[] }
  /** The whole list is sent and replaces what was there; wrapped as {sync: […]} where the input says so. */
  | { readonly kind: 'objects'; readonly fields: readonly InputField[]; readonly sync: boolean }
  /** {create, update, delete}: rows are compared with those last read. */
  | ({
      readonly kind: 'nested';
      readonly idField: string;
      readonly create: readonly InputField[];
      readonly update: readonly InputField[];
      readonly canDelete: boolean;
    } & TakenById)
  /** {create} or {connect}: a new related record or an existing one. */
  | ({ readonly kind: 'connect'; readonly create: readonly InputField[] } & RelatedShape & TakenById);

export type FilterOperator = 'eq' | 'gte' | 'lt' | 'gt' | 'lte' | 'in' | 'search' | 'condition';

export interface FilterField extends Labelled {
  /** Path of the argument: ['where', 'date_start_gte'] or ['isChild']; empty where the browser filters a plain list. */
  readonly path: readonly string[];
  /** The read field it filters, where one matches: 'dateStart'. */
  readonly source: string | undefined;
  readonly operator: FilterOperator;
  /** A link may say it, but nobody is offered it: what it filters is hidden, or shown in no words. */
  readonly isUntested?: boolean;
  readonly shape: InputShape;
}

export interface ConditionColumn {
  readonly value: string;
  readonly label: string;
  readonly source: string | undefined;
  readonly shape: InputShape | undefined;
  /** The filter, or the field with a list, that asks the same: a record is so or not, and nothing of it is more, less or empty. */
  readonly filter?: string;
}

/** A `whereConditions` builder: columns, operators, AND, OR and HAS (spec §7). */
export interface ConditionsModel {
  readonly key: string;
  readonly path: readonly string[];
  readonly columns: readonly ConditionColumn[];
  readonly operators: readonly string[];
  readonly relations: readonly ConditionRelation[];
}

export interface ConditionRelation {
  readonly value: string;
  readonly label: string;
  /** The resource of the related records, where it is known. */
  readonly resource: string | undefined;
  /** What conditions on them can test. */
  readonly columns: readonly ConditionColumn[];
}
