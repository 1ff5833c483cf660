/** Keys of inputs that steer a write and are stored in no column. */
export const steeringKeys: ReadonlySet<string> = new Set(['id', 'date_modified', 'idempotency_key']);
