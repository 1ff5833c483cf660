import { accessQueries } from './access/accessQueries.ts';
import { accountQueries } from './account/accountQueries.ts';
import { approvedDocumentQueries } from './approvedDocument/approvedDocumentQueries.ts';
import { auditQueries } from './audit/auditQueries.ts';
import { centreEventQueries } from './centreEvent/centreEventQueries.ts';
import { costCategoryQueries } from './costCategory/costCategoryQueries.ts';
import { countryQueries } from './country/countryQueries.ts';
import { dashboardQueries } from './dashboard/dashboardQueries.ts';
import { eventAvailabilityQueries } from './eventAvailability/index.ts';
import { eventBookingQueries } from './eventBooking/eventBookingQueries.ts';
import { exchangeRateQueries } from './exchangeRate/exchangeRateQueries.ts';
import { indicationQueries } from './indication/indicationQueries.ts';
import { mergeTemplateQueries } from './mergeTemplate/mergeTemplateQueries.ts';
import { notificationQueries } from './notification/notificationQueries.ts';
import { participantQueries } from './participant/participantQueries.ts';
import { redirectQueries } from './redirect/redirectQueries.ts';
import { trainerQueries } from './trainer/trainerQueries.ts';
import { trainingCentreQueries } from './trainingCentre/trainingCentreQueries.ts';
import { userQueries } from './user/userQueries.ts';
import { waitingListEntryQueries } from './waitingListEntry/waitingListEntryQueries.ts';

/** The resolvers of every query of the data contract. */
export const queries = {
  ...accessQueries,
  ...accountQueries,
  ...approvedDocumentQueries,
  ...auditQueries,
  ...centreEventQueries,
  ...costCategoryQueries,
  ...countryQueries,
  ...dashboardQueries,
  ...eventAvailabilityQueries,
  ...eventBookingQueries,
  ...exchangeRateQueries,
  ...indicationQueries,
  ...mergeTemplateQueries,
  ...notificationQueries,
  ...participantQueries,
  ...redirectQueries,
  ...trainerQueries,
  ...trainingCentreQueries,
  ...userQueries,
  ...waitingListEntryQueries,
};
