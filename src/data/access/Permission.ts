/** Whether the viewer may do something, and why not, as the server tells it. */
export interface Permission {
  readonly action: string;
  readonly allowed: boolean;
  readonly why: string | null;
}

/** What the viewer may do with the records of a type, whichever they are. */
export interface TypeAccess {
  readonly type: string;
  readonly can: readonly Permission[];
  /** Fields that are always empty for the viewer. */
  readonly hiddenFields: readonly string[];
  /** Inputs that need an action of their own instead of update or create. */
  readonly inputs: readonly { readonly action: string; readonly inputs: readonly string[] }[];
  /** Inputs of an update that the viewer may set in many records at once, where the API says so. */
  readonly manyInputs?: readonly string[];
  /** Inputs that the viewer has to fill in where others need not, where the API says so. */
  readonly demandedInputs?: readonly string[];
}

export type Decision = Pick<Permission, 'allowed' | 'why'>;

/** What is said of an action; nothing where it is not named. */
export const permissionFor = <Said extends Pick<Permission, 'action'>>(
  can: readonly Said[] | undefined,
  action: string,
): Said | undefined => can?.find((permission) => permission.action === action);

/** An API that says nothing forbids nothing: the server has the last word in any case. */
const unsaid: Decision = { allowed: true, why: null };

/** What is said of this very record counts, else what is said of its type. */
export function decide(
  action: string,
  type: TypeAccess | undefined,
  record: readonly Permission[] | undefined,
): Decision {
  const permissions = record ?? type?.can ?? [];
  const said = permissionFor(record, action) ?? permissionFor(type?.can, action) ?? unsaid;
  if (action !== 'update' || said.allowed) return said;
  // Whoever may change one thing of a record may open its form, which then shows just that.
  const governed = (type?.inputs ?? []).map((one) => one.action);
  const some = permissions.some((permission) => permission.allowed && governed.includes(permission.action));
  return some ? unsaid : said;
}

/** Whether an input of a form may be written: by the action that governs it, else by that of the form. */
export function decideInput(
  input: string,
  form: 'create' | 'update',
  type: TypeAccess | undefined,
  record: readonly Permission[] | undefined,
): boolean {
  const action = type?.inputs.find(({ inputs }) => inputs.includes(input))?.action ?? form;
  return allows(record ?? type?.can, action);
}

/** Whether a record's `can` allows something; what it does not name is not held back here. */
export const allows = (
  can: readonly Pick<Permission, 'action' | 'allowed'>[] | undefined,
  action: string,
): boolean => permissionFor(can, action)?.allowed ?? true;

/** `can` of a record that has it. */
export function permissionsIn(record: unknown, field: string | undefined): readonly Permission[] | undefined {
  if (field === undefined || typeof record !== 'object' || record === null) return undefined;
  const value: unknown = (record as Readonly<Record<string, unknown>>)[field];
  return Array.isArray(value) && value.every(isPermission) ? value : undefined;
}

const isPermission = (value: unknown): value is Permission =>
  typeof value === 'object' && value !== null && 'action' in value && 'allowed' in value;
