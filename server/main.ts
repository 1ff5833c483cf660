import { allJobs } from './allJobs.ts';
import { createApp } from './app.ts';
import { authSecret, refuseUnknownRoles } from './auth/Authentication.ts';
import { makeDataDir } from './config/makeDataDir.ts';
import { parseConfig } from './config/parseConfig.ts';
import { loadPassportCipher } from './crypto/loadCiphers.ts';
import { DatabaseClock } from './db/DatabaseClock.ts';
import { databaseOptions } from './databaseOptions.ts';
import { onNewer } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import { loadDocumentStore } from './documents/store/loadDocumentStore.ts';
import { greeting } from './greeting.ts';
import { listen, tryAddress } from './http/listen.ts';
import { JobRunner } from './jobs/JobRunner.ts';
import { startMails } from './jobs/startMails.ts';
import { mailsGivenUp, mailWriters } from './mailWriters.ts';
import { dataSchema } from './modules/dataSchema.ts';
import { lackOfFiles } from './modules/documentRun/index.ts';
import { inWords, recheckTemplates } from './modules/mergeTemplate/index.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { RunningServer } from './RunningServer.ts';
import { startFailure } from './startFailure.ts';

async function start(server: RunningServer): Promise<void> {
  process.on('SIGTERM', () => void server.stop(0));
  process.on('SIGINT', () => void server.stop(0));
  const config = parseConfig(process.env);
  // What DATA_DIR holds of people is no other account's to read.
  process.umask(0o077);
  makeDataDir(config.dataDir);
  // What is wrong is told before a database is opened and migrated.
  refuseUnknownRoles(config.auth.secondFactorRoles);
  const secret = authSecret(config);
  const endpoint = dataSchema();
  const failures = new EventTarget();
  const opening = openDatabase({
    ...databaseOptions(config),
    onFailure: (error) => failures.dispatchEvent(new CustomEvent('failure', { detail: error })),
  });
  const database = await server.opens(opening);
  await tryAddress(config);
  const clock = new DatabaseClock();
  await clock.read(database);
  const { now } = clock;
  const accounts = await prepareDatabase(database, config, now());
  const app = await createApp({ config, database, now, dataSchema: endpoint });
  for (const broken of await recheckTemplates(database))
    app.log.warn(`A template uses what the contract does not have. ${inWords(broken)}`);
  const store = loadDocumentStore(config);
  const lack = await lackOfFiles(database, store);
  if (lack !== null) app.log.warn(lack);
  if (server.isStopping) return;
  const jobs = new JobRunner({
    database,
    jobs: { readClock: clock.read, ...allJobs(config, loadPassportCipher(config), app.contextOf) },
    now,
    log: app.log,
  });
  const mails = startMails({
    config,
    database,
    writers: mailWriters(store),
    givenUp: mailsGivenUp,
    secret,
    now,
    log: app.log,
  });
  server.serves({ app, jobs: [jobs, mails] });
  failures.addEventListener('failure', (event) => {
    app.log.error({ err: event instanceof CustomEvent ? event.detail : event }, 'The database has failed.');
    // A server comes back by itself; the embedded database does not.
    if (database.kind === 'pglite') void server.stop(1);
  });
  database.onReplica?.((lost) => {
    if (lost === null) app.log.info('The database of DATABASE_READ_URL is read again.');
    else app.log.warn(`DATABASE_READ_URL is done without for now: ${lost}.`);
  });
  onNewer(database, ({ message }) => {
    app.log.fatal(message);
    void server.stop(1);
  });
  await listen(app, config);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`\n${greeting({ ...config, port }, accounts).join('\n\n')}\n`);
}

function fail(error: unknown): void {
  console.error(startFailure(error));
  process.exit(1);
}

const server = new RunningServer();
start(server).catch((error: unknown) => {
  // What is being stopped has lost its database on the way.
  if (!server.isStopping) fail(error);
});
