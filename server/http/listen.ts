import { reasonOf } from '#server/words/ofError.ts';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/Config.ts';

/** The address of HOST and PORT is taken, or none of this machine; said without a stack. */
export class NoAddress extends Error {
  constructor({ host, port }: Pick<Config, 'host' | 'port'>, cause: unknown) {
    super(
      `Nobody can be served at port ${port} of ${host}: ${reasonOf(cause)}. ` +
        'Set PORT to one that is free, or HOST to another address of this machine.',
      { cause },
    );
    this.name = 'NoAddress';
  }
}

/** Listens for a moment: better to know before the database is made ready than after. @throws NoAddress */
export async function tryAddress({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const trial = createServer();
  await new Promise<void>((resolve, reject) => {
    trial.once('error', (error) => reject(new NoAddress({ host, port }, error)));
    trial.listen({ host, port }, resolve);
  });
  await new Promise((resolve) => trial.close(resolve));
}

/** @throws NoAddress */
export async function listen(app: FastifyInstance, config: Pick<Config, 'host' | 'port'>): Promise<void> {
  const { host, port } = config;
  await app.listen({ host, port }).catch((error: unknown) => {
    throw new NoAddress(config, error);
  });
}
