import { createHmac } from 'node:crypto';

/**
 * The key of a reset. It is made from the reset's id with a secret of the server, so that the mail can be written, and
 * tried again, without the key ever being stored (S7).
 */
export const resetKey = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`password-reset:${id}`).digest('base64url');
