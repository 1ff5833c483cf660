import type { AppWord } from '../../words/appMessages.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function codesOf(error: unknown, depth = 0): readonly unknown[] {
  if (!isRecord(error) || depth > 3) return [];
  const errors = Array.isArray(error['graphQLErrors']) ? (error['graphQLErrors'] as readonly unknown[]) : [];
  return [
    error['code'],
    error['statusCode'],
    error['status'],
    ...[error['extensions'], error['networkError'], error['cause'], error['body'], ...errors].flatMap(
      (inner) => codesOf(inner, depth + 1),
    ),
  ];
}

/** What to tell somebody who could not sign in; known and unknown names read alike (S7). */
export function loginFailure(error: unknown): AppWord {
  const codes = codesOf(error);
  if (codes.includes('RATE_LIMITED') || codes.includes(429)) return 'login.limited';
  if (codes.includes('ACCOUNT_DEACTIVATED')) return 'login.deactivated';
  const unreachable =
    error instanceof TypeError ||
    (isRecord(error) && error['networkError'] != null) ||
    codes.some((code) => typeof code === 'number' && code >= 500);
  return unreachable ? 'login.unreachable' : 'login.failed';
}
