import type { AuditRecord } from '#resources/audits/index.ts';

/** Who did it; what nobody did, the system did. */
export const whoOf = (user: AuditRecord['user'] | undefined): string => user?.fullName ?? 'The system';
