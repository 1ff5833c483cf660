/** Nobody waits for the answer any more: what was read for it is given up, and nothing is wrong. */
export class ClientGone extends Error {
  constructor() {
    super('The client has gone.');
    this.name = 'ClientGone';
  }
}
