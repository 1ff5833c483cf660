import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { unanswered } from '#src/data/errors/keepNetworkErrors.ts';
import { saveFailure } from './saveFailure.ts';

it('a session that has ended is told by its dialog, a 401 of what stands before the server by the form', () => {
  const ofServer = new HttpError('Please sign in.', 401, { code: 'UNAUTHENTICATED' });
  const ofGateway = new HttpError(unanswered, 401, new TypeError('Unexpected token <'));
  expect([ofServer, ofGateway].map(saveFailure)).toEqual([undefined, unanswered]);
});
