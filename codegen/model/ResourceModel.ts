import type { ConditionsModel, FilterField, InputField, ReadField } from './FieldShapes.ts';

/**
 * What the generator knows of one GraphQL API, derived from introspection and hints alone.
 * Everything emitted (screens, operations, metadata, validation) is a pure function of this model.
 */
export interface ApiModel {
  readonly resources: readonly ResourceModel[];
  readonly enums: readonly EnumModel[];
  /** Parts of the contract that no screen can show or write, each with its reason. */
  readonly leftOut: readonly string[];
  /** Fields whose scalar nobody has told the meaning of, by that scalar. */
  readonly takenForText: ReadonlyMap<string, ReadonlySet<string>>;
  /** What the contract deprecates and screens have all the same, each with its reason. */
  readonly deprecated: readonly string[];
  /** Operations that no generated screen has a use for, each with its reason. */
  readonly unused: readonly string[];
}

export interface EnumModel {
  readonly name: string;
  /** False for choices that only a hint names: the schema's types do not have them. */
  readonly ofSchema: boolean;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

export interface ResourceModel {
  /** The client's name and route: 'events'. A hint, else the list query's name. */
  readonly name: string;
  /** What one is called in code: 'Event' makes EventList, eventColumns. */
  readonly noun: string;
  readonly label: { readonly one: string; readonly many: string };
  /** The GraphQL type: 'CentreEvent'. */
  readonly type: string;
  /** The identifying field, 'id' or as the type spells it ('ID'). */
  readonly idField: string;
  /** Its ids are numbers to the contract, which takes no text for one. */
  readonly numericId: boolean;
  readonly operations: ResourceOperations;
  /** The paths that name a record to a person: ['fullName'], ['participant.fullName', 'centreEvent.name']. */
  readonly representation: readonly string[];
  /** What is read of a record that is picked: all paths by which some filter names it, and tells it from its namesakes. */
  readonly picked: readonly string[];
  /** The paths that tell two of one name apart. */
  readonly apart: readonly string[];
  readonly fields: readonly ReadField[];
  readonly filters: readonly FilterField[];
  readonly conditions: ConditionsModel | undefined;
  /** The resource of whoever is signed in, where a hint names its type. */
  readonly viewer: string | undefined;
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
  /** The views that the list comes with. */
  readonly views: readonly ViewModel[];
  /** The path of the time zone by whose clock a record's moments are told in files, where a hint names it. */
  readonly zone: string | undefined;
  readonly sections: readonly SectionModel[];
  /** Fields of a record's header, where a hint names them. */
  readonly facts: readonly string[] | undefined;
  /** What the form of a new record asks at once; undefined where that is all. */
  readonly asked: readonly string[] | undefined;
  /** The input that is asked for only when a refusal may be passed with a reason, where a hint names it. */
  readonly reason: string | undefined;
  /** The contract reads records from files, and writes them to files. */
  readonly files: { readonly imports: boolean; readonly exports: boolean };
  /** The field that tells what the viewer may do with a record, where the type has one. */
  readonly permissions: string | undefined;
}

/** A look at the list that comes with it, as the hints name it. */
export interface ViewModel<Field extends string = string> {
  readonly name: string;
  readonly label: string;
  /** By the keys of the list's filters; days that move as "@today", whoever looks as "@me". */
  readonly filter: Readonly<Record<string, unknown>>;
  /** As the list itself where it is left out. */
  readonly sort?: { readonly field: Field; readonly order: 'ASC' | 'DESC' };
  /** In their order; those at first sight where it is left out. */
  readonly columns?: readonly Field[];
  /** The list opens with it for whoever has chosen no other. */
  readonly isFirst?: boolean;
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
    /** Fields of the type by the column of `sortBy`. */
    readonly sortKeys: Readonly<Record<string, string>>;
    /** The filter key that takes a list of ids, if there is one. */
    readonly idsFilter?: string;
    readonly searchFilter?: string;
    /** The contract reckons over all rows of a list. */
    readonly figures?: true;
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
  readonly restore?: ResourceOperations['delete'];
}

export interface WriteOperation {
  readonly field: string;
  readonly variables: readonly VariableModel[];
  /** The argument that holds all inputs, and its type; undefined where the inputs are arguments of their own. */
  readonly input: { readonly argument: string; readonly type: string } | undefined;
}
