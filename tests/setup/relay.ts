import { connect, createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

export interface Relay {
  readonly port: number;
  /** Nothing passes any more, in either direction, and nobody is told. */
  hold(): void;
  letGo(): void;
  /** What comes anew passes, as where another machine has taken the address; what was held stays so. */
  letOthers(): void;
  close(): void;
}

/** A port that passes on what comes to another one of this machine. */
export async function startRelay(to: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isHeld = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    const far = keep(connect(to, '127.0.0.1'));
    keep(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('data', (chunk) => other.write(chunk));
      one.once('close', () => other.destroy());
      if (isHeld) one.pause();
    }
  });
  return {
    port: await listen(server),
    hold: () => {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    letGo: () => {
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
    letOthers: () => {
      isHeld = false;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
