import { once } from 'node:events';
import type { Server as WebServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Begins to listen on this machine, and answers on which port: a free one unless it is said. */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Ends a server, and its connections with it. */
export const stopListening = (server: WebServer): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
