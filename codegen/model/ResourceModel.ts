/**
 * What the generator knows of one GraphQL API, derived from introspection alone.
 * Everything emitted (screens, documents, metadata, validation) is a pure function of this model.
 */
export interface ApiModel {
  readonly resources: readonly ResourceModel[];
  readonly enums: readonly EnumModel[];
}

export interface EnumModel {
  readonly name: string;
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
  /** The GraphQL type: 'CentreEvent'. */
  readonly type: string;
  readonly description: string | undefined;
  /** The identifying field, 'id' or as the type spells it ('ID'). */
  readonly idField: string;
  readonly operations: ResourceOperations;
  /** The fields that name a record to a person, first found of: fullName, name, title …; ['fullName']. */
  readonly representation: readonly string[];
  readonly fields: readonly ReadField[];
  readonly filters: readonly FilterField[];
  readonly conditions: ConditionsModel | undefined;
  readonly createInputs: readonly InputField[];
  readonly updateInputs: readonly InputField[];
  /** Where the update input takes the version last read (rule K6). */
  readonly version: { readonly input: string; readonly source: string } | undefined;
}

export interface ResourceOperations {
  readonly list?: {
    readonly field: string;
    /** Paged lists answer { data, paginatorInfo }, plain lists an array. */
    readonly paged: boolean;
    readonly orderByType?: string;
    /** Fields of the type by the order enum's column: { dateStart: 'DATE_START' }. */
    readonly sortColumns: Readonly<Record<string, string>>;
    /** The filter key that takes a list of ids, if there is one. */
    readonly idsFilter?: string;
  };
  readonly one?: { readonly field: string; readonly idArgument: string; readonly idType: string };
  readonly create?: { readonly field: string; readonly inputType: string };
  readonly update?: { readonly field: string; readonly inputType: string; readonly idInput: string };
  readonly delete?: { readonly field: string; readonly idArgument: string; readonly idType: string };
}

export type ScalarKind =
  | 'id' | 'string' | 'text' | 'richText' | 'int' | 'float' | 'boolean'
  | 'date' | 'dateTime' | 'localDateTime' | 'email' | 'phone' | 'url'
  | 'money' | 'minutes' | 'countryCode' | 'currency' | 'json' | 'upload';

export interface Described {
  readonly name: string;
  readonly description: string | undefined;
  readonly deprecation: string | undefined;
}

export interface ReadField extends Described {
  readonly nullable: boolean;
  readonly shape: ReadShape;
}

export type ReadShape =
  | { readonly kind: 'scalar'; readonly scalar: ScalarKind; readonly list: boolean }
  | { readonly kind: 'enum'; readonly enum: string; readonly list: boolean }
  /** One record of a type that is a resource of its own; `representation` names it. */
  | { readonly kind: 'reference'; readonly type: string; readonly resource: string | undefined; readonly idField: string; readonly representation: readonly string[] }
  | { readonly kind: 'references'; readonly type: string; readonly resource: string | undefined; readonly idField: string; readonly representation: readonly string[] }
  /** A part of the record: photo variants, an agenda. */
  | { readonly kind: 'object'; readonly type: string; readonly fields: readonly ReadField[] }
  /** Rows that belong to the record: link rows, nested lists. */
  | { readonly kind: 'objects'; readonly type: string; readonly fields: readonly ReadField[] };

export interface InputField extends Described {
  /** Where the form keeps it, in the read type's names: 'dateStart', 'country.id', 'trainers'. */
  readonly source: string;
  readonly required: boolean;
  readonly shape: InputShape;
}

export type InputShape =
  | { readonly kind: 'scalar'; readonly scalar: ScalarKind; readonly list: boolean }
  | { readonly kind: 'enum'; readonly enum: string; readonly list: boolean }
  | { readonly kind: 'reference'; readonly type: string; readonly resource: string | undefined }
  /** A list of ids; wrapped as {sync: [ids]} where the input says so. */
  | { readonly kind: 'references'; readonly type: string; readonly resource: string | undefined; readonly sync: boolean }
  | { readonly kind: 'object'; readonly type: string; readonly fields: readonly InputField[] }
  /** The whole list is sent and replaces what was there; wrapped as {sync: […]} where the input says so. */
  | { readonly kind: 'objects'; readonly type: string; readonly fields: readonly InputField[]; readonly sync: boolean }
  /** {create, update, delete}: rows are compared with those last read. */
  | { readonly kind: 'nested'; readonly idField: string; readonly create: readonly InputField[]; readonly update: readonly InputField[]; readonly canDelete: boolean }
  /** {create} or {connect}: a new related record or an existing one. */
  | { readonly kind: 'connect'; readonly type: string; readonly resource: string | undefined; readonly create: readonly InputField[] };

export interface FilterField extends Described {
  /** Path of the argument: ['where', 'date_start_gte'] or ['isChild']. */
  readonly path: readonly string[];
  /** The read field it filters, where one matches: 'dateStart'. */
  readonly source: string | undefined;
  readonly operator: 'eq' | 'gte' | 'lt' | 'gt' | 'lte' | 'in' | 'search' | 'condition';
  readonly shape: InputShape;
}

/** A `whereConditions` builder: columns, operators, AND, OR and HAS (spec §7). */
export interface ConditionsModel {
  readonly path: readonly string[];
  readonly inputType: string;
  readonly columns: readonly { readonly value: string; readonly source: string | undefined; readonly shape: InputShape | undefined }[];
  readonly operators: readonly string[];
  readonly relations: readonly string[];
}
