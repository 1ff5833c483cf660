import { join } from 'node:path';
import type { Config } from './config/Config.ts';
import type { ColumnCipher } from './crypto/ColumnCipher.ts';
import { loadDocumentStore } from './documents/store/loadDocumentStore.ts';
import {
  forgetAttempts,
  forgetIdempotencyKeys,
  forgetMails,
  forgetSessions,
  forgetTasks,
} from './jobs/forgetOutdated.ts';
import type { Job } from './jobs/Job.ts';
import { keptByColumns } from './jobs/keptByColumns.ts';
import { sweepDocuments } from './jobs/sweepDocuments.ts';
import { learnHashes, notifyStale, removedDocuments } from './modules/approvedDocument/index.ts';
import { forgetPreviews } from './modules/documentPreview/index.ts';
import { deletedFiles, deletePassportFiles, sealPassportFiles } from './modules/documentRun/index.ts';
import { expirePlaceholders } from './modules/eventBooking/index.ts';
import { fetchRates } from './modules/exchangeRate/index.ts';
import { forgetNotifications, notifySeats } from './modules/notification/index.ts';
import { purgePassports, resealPassports } from './modules/passport/index.ts';
import { forgetExports } from './modules/export/index.ts';
import { droppedFiles, forgetImports } from './modules/recordImport/index.ts';
import { sweepImages } from './modules/storedImage/index.ts';
import type { ContextOf } from './modules/task/index.ts';
import { resealSecondFactors } from './modules/user/index.ts';
import { watchViews } from './modules/viewWatch/index.ts';
import { closeWaitingList } from './modules/waitingListEntry/index.ts';

/** All jobs by name, in their order: a seat is free, and the line is what it is, before somebody is told of it. */
export function allJobs(
  { dataDir, passports, exchangeRatesUrl }: Pick<Config, 'dataDir' | 'passports' | 'exchangeRatesUrl'>,
  cipher: ColumnCipher,
  contextOf: ContextOf,
): Readonly<Record<string, Job>> {
  const store = loadDocumentStore({ dataDir, passports });
  return {
    closeWaitingList,
    expirePlaceholders,
    notifySeats,
    learnHashes,
    notifyStale,
    watchViews: watchViews(contextOf),
    fetchRates: fetchRates(exchangeRatesUrl),
    purgePassports: purgePassports(passports.days),
    deletePassportFiles: deletePassportFiles(passports.days),
    resealPassports: resealPassports(cipher),
    sealPassportFiles: sealPassportFiles(store),
    resealSecondFactors: resealSecondFactors(cipher),
    forgetIdempotencyKeys,
    forgetMails,
    forgetNotifications,
    forgetSessions,
    forgetTasks,
    forgetExports,
    forgetPreviews,
    forgetImports,
    forgetAttempts,
    sweepImages: sweepImages(join(dataDir, 'files')),
    sweepDocuments: sweepDocuments(
      store,
      keptByColumns({ ...removedDocuments, ...droppedFiles }, deletedFiles),
    ),
  };
}
