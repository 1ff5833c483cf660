// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';
import type { AuditedType, AuditEvent } from '../enums.ts';

export type AuditRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly auditableId: string | null;
  readonly ownerId: string | null;
  readonly auditableType: AuditedType;
  readonly isThere: boolean;
  readonly event: AuditEvent;
  readonly model: string | null;
  readonly oldValues: unknown | null;
  readonly newValues: unknown | null;
  readonly user: { readonly id: string; readonly fullName: string | null } | null;
  readonly createdAt: string;
};

export type AuditSource =
  | 'auditableId'
  | 'ownerId'
  | 'auditableType'
  | 'isThere'
  | 'event'
  | 'model'
  | 'oldValues'
  | 'newValues'
  | 'user'
  | 'createdAt';
