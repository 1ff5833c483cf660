import type { Noun } from '../graphql/noun/defineNoun.ts';
import { accountNoun } from './account/accountNoun.ts';
import { agendaNoun } from './agenda/index.ts';
import { approvedDocumentNoun } from './approvedDocument/index.ts';
import { auditNounOf } from './audit/auditNoun.ts';
import { centreEventNoun } from './centreEvent/index.ts';
import { costCategoryNoun } from './costCategory/costCategoryNoun.ts';
import { countryNoun } from './country/index.ts';
import { documentRunNoun, generatedDocumentNoun } from './documentRun/index.ts';
import { estimatedCostNoun } from './estimatedCost/index.ts';
import { eventBookingNoun } from './eventBooking/index.ts';
import { honorariaNoun } from './honoraria/index.ts';
import { exchangeRateNoun } from './exchangeRate/index.ts';
import { indicationNoun } from './indication/indicationNoun.ts';
import { mergeTemplateNoun } from './mergeTemplate/index.ts';
import { notificationNoun } from './notification/index.ts';
import { participantNoun } from './participant/index.ts';
import { participantRequestNoun } from './participantRequest/index.ts';
import { redirectNoun } from './redirect/redirectNoun.ts';
import { savedViewNoun } from './savedView/index.ts';
import { spendNoun } from './spend/spendNoun.ts';
import { taskNoun } from './task/index.ts';
import { trainerNoun } from './trainer/index.ts';
import { trainingCentreNoun } from './trainingCentre/trainingCentreNoun.ts';
import { userNoun } from './user/index.ts';
import { waitingListEntryNoun } from './waitingListEntry/index.ts';

const recorded: readonly Noun[] = [
  accountNoun,
  agendaNoun,
  approvedDocumentNoun,
  centreEventNoun,
  costCategoryNoun,
  countryNoun,
  documentRunNoun,
  estimatedCostNoun,
  eventBookingNoun,
  generatedDocumentNoun,
  honorariaNoun,
  exchangeRateNoun,
  indicationNoun,
  mergeTemplateNoun,
  notificationNoun,
  participantNoun,
  participantRequestNoun,
  redirectNoun,
  savedViewNoun,
  spendNoun,
  taskNoun,
  trainerNoun,
  trainingCentreNoun,
  userNoun,
  waitingListEntryNoun,
];

/** Every noun of the product. */
export const nouns: readonly Noun[] = [...recorded, auditNounOf(recorded)];
