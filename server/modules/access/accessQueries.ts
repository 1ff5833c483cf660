import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { capabilities, type Capability, reach, roles } from '#server/access/roleTable.ts';
import { capabilityWords, roleWords } from '#server/access/roleWords.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { FALSE } from '#server/db/conditions.ts';
import { type ActionRule, mayRead, type TypeActions } from '#server/graphql/access/ActionRule.ts';
import { whyNot } from '#server/graphql/access/whyNot.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { manyInputNames } from '../recordChange/index.ts';
import { importsType } from '../recordImport/index.ts';
import { demandedInputs } from './demandedInputs.ts';

interface Permission {
  readonly action: string;
  readonly allowed: boolean;
  readonly why: string | null;
}

interface TypeAccess {
  readonly type: string;
  readonly can: readonly Permission[];
  readonly hiddenFields: readonly string[];
  readonly inputs: readonly { readonly action: string; readonly inputs: readonly string[] }[];
  readonly manyInputs: readonly string[];
  readonly demandedInputs: readonly string[];
}

/** What this viewer may do with records of a type, whichever they are; from the rules that each record's `can` is made of. */
function typeAccess({ type, hiddenFields }: Entity, actions: TypeActions, viewer: Viewer): TypeAccess {
  const { many, create, rules } = actions;
  const reads = mayRead(actions, viewer);
  const creates = create !== undefined && reach(viewer, create) !== 'none';
  const imports = importsType(type, viewer);
  const unless = (allowed: boolean, doing: string) => (allowed ? null : whyNot('none', viewer, doing));
  return {
    type,
    can: [
      { action: 'list', allowed: reads, why: unless(reads, `see ${many}`) },
      { action: 'export', allowed: reads, why: unless(reads, `see ${many}`) },
      { action: 'create', allowed: creates, why: unless(creates, `create ${many}`) },
      ...(imports === null
        ? []
        : [{ action: 'import', allowed: imports, why: unless(imports, `read ${many} from a file`) }]),
      ...rules.map((rule) => permission(rule, viewer)),
    ],
    hiddenFields: [...(hiddenFields?.(viewer) ?? [])].sort(),
    inputs: rules.flatMap(({ action, inputs }) => (inputs ? [{ action, inputs }] : [])),
    manyInputs: manyInputNames(type, viewer),
    demandedInputs: demandedInputs(type, viewer),
  };
}

function permission({ action, rows, why }: ActionRule, viewer: Viewer): Permission {
  if (rows('t', viewer) !== FALSE) return { action, allowed: true, why: null };
  const said = why(viewer);
  return { action, allowed: false, why: typeof said === 'string' ? said : null };
}

/** The role table as it is in force: the one that every scope and policy asks. */
const roleTableOf = (viewer: Viewer) => ({
  roles: roles.map((role) => ({ role, ...roleWords[role], isOwn: viewer.roles.includes(role) })),
  capabilities: (Object.keys(capabilityWords) as Capability[]).map((capability) => ({
    capability,
    note: null,
    ...capabilityWords[capability],
    reaches: roles.map((role) => capabilities[capability][role].toUpperCase()),
    own: reach(viewer, capability).toUpperCase(),
  })),
});

/** Both are told by the rules alone: neither asks the database. */
export const accessQueries: Operations = {
  access: operation('signedIn', async ({ context, viewer }) =>
    [...context.entities.values()].flatMap((entity) =>
      entity.actions ? [typeAccess(entity, entity.actions, viewer)] : [],
    ),
  ),
  roleTable: operation('signedIn', async ({ viewer }) => roleTableOf(viewer)),
};
