/**
 * What the generator knows of one GraphQL API, derived from introspection and hints alone.
 * Everything emitted (screens, operations, metadata, validation) is a pure function of this model.
 */
export interface ApiModel {
  readonly resources: readonly ResourceModel[];
  readonly enums: readonly EnumModel[];
  /** Parts of the contract that no screen can show or write, each with its reason. */
  readonly leftOut: readonly string[];
  /** Operations that no generated screen has a use for, each with its reason. */
  readonly unused: readonly string[];
}

export interface EnumModel {
  readonly name: string;
  /** False for choices that only a hint names: the schema's types do not have them. */
  readonly ofSchema: boolean;
  readonly description: string | undefined;
  readonly values: readonly {
    readonly value: string;
    readonly label: string;
    readonly description: string | undefined;
    readonly deprecation: string | undefined;
  }[];
}

export interface ResourceModel {
  /** The client's name and route: 'events'. A hint, else the list query's name. */
  readonly name: string;
  /** What one is called in code: 'Event' makes EventList, eventColumns. */
  readonly noun: string;
  readonly label: { readonly one: string; readonly many: string };
  /** The GraphQL type: 'CentreEvent'. */
  readonly type: string;
  readonly description: string | undefined;
  /** The identifying field, 'id' or as the type spells it ('ID'). */
  readonly idField: string;
  /** Its ids are numbers to the contract, which takes no text for one. */
  readonly numericId: boolean;
  readonly operations: ResourceOperations;
  /** The paths that name a record to a person: ['fullName'], ['participant.fullName', 'centreEvent.name']. */
  readonly representation: readonly string[];
  readonly fields: readonly ReadField[];
  readonly filters: readonly FilterField[];
  readonly conditions: ConditionsModel | undefined;
  readonly createInputs: readonly InputField[];
  readonly updateInputs: readonly InputField[];
  /** The input of a creation that takes a key per form (K5). */
  readonly onceKey: string | undefined;
  /** Where the update input takes the version last read (rule K6). */
  readonly version: { readonly input: string; readonly source: string } | undefined;
  /** Columns that the list offers, in the order of the contract, and those it shows at first sight. */
  readonly columns: readonly string[];
  readonly defaultColumns: readonly string[];
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined;
  /** The path of the time zone by whose clock a record's moments are told in files, where a hint names it. */
  readonly zone: string | undefined;
  readonly sections: readonly SectionModel[];
  /** Fields of a record's header, where a hint names them. */
  readonly facts: readonly string[] | undefined;
  /** The input that is asked for only when a refusal may be passed with a reason, where a hint names it. */
  readonly reason: string | undefined;
  /** The field that tells what the viewer may do with a record, where the type has one. */
  readonly permissions: string | undefined;
}

/** A figure over a relation, as `orderBy` takes it. */
export interface SortFigure {
  readonly relation: string;
  readonly aggregate: string;
  readonly column?: string;
}

/** A group of a form or page; `keys` are the keys of pieces: 'country' for `country` and `country.id`. */
export interface SectionModel {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly keys: readonly string[];
}

/** A variable of an operation: the argument's name and its type as the contract writes it. */
export interface VariableModel {
  readonly name: string;
  readonly type: string;
}

export interface ResourceOperations {
  readonly list?: {
    readonly field: string;
    /** Paged lists answer { data, paginatorInfo }, plain lists an array. */
    readonly paged: boolean;
    readonly variables: readonly VariableModel[];
    /** What of the paginator's information there is to select. */
    readonly info: readonly string[];
    readonly orderByType?: string;
    /** Fields of the type by the order enum's column: { dateStart: 'DATE_START' }. */
    readonly sortColumns: Readonly<Record<string, string>>;
    /** Fields of the type that a figure over related records sorts: { postCount: { relation: 'posts', aggregate: 'COUNT' } }. */
    readonly sortFigures: Readonly<Record<string, SortFigure>>;
    /** The filter key that takes a list of ids, if there is one. */
    readonly idsFilter?: string;
    readonly searchFilter?: string;
  };
  readonly one?: { readonly field: string; readonly idArgument: string; readonly idType: string };
  readonly create?: WriteOperation;
  readonly update?: WriteOperation & { readonly idInput: string; readonly idVariable?: string };
  readonly delete?: {
    readonly field: string;
    readonly idArgument: string;
    readonly idType: string;
    readonly selects: boolean;
  };
}

export interface WriteOperation {
  readonly field: string;
  readonly variables: readonly VariableModel[];
  /** The argument that holds all inputs, and its type; undefined where the inputs are arguments of their own. */
  readonly input: { readonly argument: string; readonly type: string } | undefined;
}

export type ScalarKind =
  | 'id'
  | 'string'
  | 'text'
  | 'richText'
  | 'int'
  | 'float'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'localDateTime'
  | 'email'
  | 'phone'
  | 'url'
  | 'money'
  | 'minutes'
  | 'countryCode'
  | 'currency'
  | 'json'
  | 'upload';

interface Described {
  readonly name: string;
  /** What a person calls it: a hint, else its name in words. */
  readonly label: string;
  readonly description: string | undefined;
  readonly deprecation: string | undefined;
}

export interface ScalarShape {
  readonly kind: 'scalar';
  readonly scalar: ScalarKind;
  readonly list: boolean;
  /** For money: the path, beside the amount, that holds its currency. */
  readonly currencySource?: string;
  /** For a plain text: what an input is typed along. */
  readonly mask?: string;
}

export interface EnumShape {
  readonly kind: 'enum';
  readonly enum: string;
  readonly list: boolean;
}

export interface ReadField extends Described {
  readonly nullable: boolean;
  /** A page of records rather than a list: the records are at `name.data`. */
  readonly page?: boolean;
  /** Arguments that the contract demands: 'first: 25'. */
  readonly fixedArguments?: string;
  readonly shape: ReadShape;
}

interface RelationShape {
  readonly type: string;
  readonly resource: string | undefined;
  readonly idField: string;
  readonly representation: readonly string[];
  /** What is read of it besides. */
  readonly embedded?: readonly string[];
}

export type ReadShape =
  | ScalarShape
  | EnumShape
  /** One record of a type that is a resource of its own; `representation` names it. */
  | ({ readonly kind: 'reference' } & RelationShape)
  /** `ids`: the contract answers bare ids rather than records. */
  | ({ readonly kind: 'references'; readonly ids?: boolean } & RelationShape)
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
  /** Why the record that is read does not say what is written here: a form of it would open blank. */
  readonly unread?: string;
  /** Written all the same, and never read: a hint says so of a password. */
  readonly writeOnly?: boolean;
  /** The record may be without it. */
  readonly nullable: boolean;
  readonly defaultValue: unknown;
  /** How many characters it may hold, where the contract says so. */
  readonly length?: number;
  readonly shape: InputShape;
}

export type InputShape =
  | ScalarShape
  | EnumShape
  | {
      readonly kind: 'reference';
      readonly type: string;
      readonly resource: string | undefined;
      readonly idField: string;
      readonly representation: readonly string[];
      /** The field beside the relation that holds its id: 'trainerId' of `trainer`. */
      readonly twin?: string;
    }
  /** A list of ids; wrapped as {sync: [ids]} where the input says so. */
  | {
      readonly kind: 'references';
      readonly type: string;
      readonly resource: string | undefined;
      readonly idField: string;
      readonly representation: readonly string[];
      readonly sync: boolean;
      readonly ids: boolean;
    }
  | { readonly kind: 'object'; readonly type: string; readonly fields: readonly InputField[] }
  /** The whole list is sent and replaces what was there; wrapped as {sync: […]} where the input says so. */
  | {
      readonly kind: 'objects';
      readonly type: string;
      readonly fields: readonly InputField[];
      readonly sync: boolean;
    }
  /** {create, update, delete}: rows are compared with those last read. */
  | {
      readonly kind: 'nested';
      readonly idField: string;
      readonly create: readonly InputField[];
      readonly update: readonly InputField[];
      readonly canDelete: boolean;
    }
  /** {create} or {connect}: a new related record or an existing one. */
  | {
      readonly kind: 'connect';
      readonly type: string;
      readonly resource: string | undefined;
      readonly idField: string;
      readonly representation: readonly string[];
      readonly create: readonly InputField[];
    };

export type FilterOperator = 'eq' | 'gte' | 'lt' | 'gt' | 'lte' | 'in' | 'search' | 'condition';

export interface FilterField extends Described {
  /** Path of the argument: ['where', 'date_start_gte'] or ['isChild']; empty where the browser filters a plain list. */
  readonly path: readonly string[];
  /** The read field it filters, where one matches: 'dateStart'. */
  readonly source: string | undefined;
  readonly operator: FilterOperator;
  /** Words of the key's ending, for the label: 'from'. */
  readonly ending: string;
  readonly shape: InputShape;
}

export interface ConditionColumn {
  readonly value: string;
  readonly label: string;
  readonly source: string | undefined;
  readonly shape: InputShape | undefined;
}

/** A `whereConditions` builder: columns, operators, AND, OR and HAS (spec §7). */
export interface ConditionsModel {
  readonly key: string;
  readonly path: readonly string[];
  readonly inputType: string;
  readonly columns: readonly ConditionColumn[];
  readonly operators: readonly string[];
  readonly relations: readonly { readonly value: string; readonly label: string }[];
  /** Columns that conditions on the related records can test. */
  readonly relationColumns: readonly ConditionColumn[];
}
