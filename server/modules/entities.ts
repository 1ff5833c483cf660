import type { Entity, EntityIndex } from '../graphql/Entity.ts';
import { mySessionEntity } from './account/mySessionEntity.ts';
import {
  agendaEntity,
  agendaItemEntity,
  agendaItemTrainerEntity,
  agendaSectionEntity,
} from './agenda/agendaEntity.ts';
import { approvedDocumentEntity } from './approvedDocument/approvedDocumentEntity.ts';
import { auditEntity } from './audit/auditEntity.ts';
import { centreEventEntity, eventTrainerEntity } from './centreEvent/centreEventEntity.ts';
import { costCategoryEntity } from './costCategory/costCategoryEntity.ts';
import { countryEntity } from './country/countryEntity.ts';
import { estimatedCostEntity } from './estimatedCost/estimatedCostEntity.ts';
import { eventBookingEntity } from './eventBooking/eventBookingEntity.ts';
import { indicationEntity } from './indication/indicationEntity.ts';
import { mergeTemplateEntity } from './mergeTemplate/mergeTemplateEntity.ts';
import { notificationEntity } from './notification/notificationEntity.ts';
import { participantEntity } from './participant/participantEntity.ts';
import { redirectEntity } from './redirect/redirectEntity.ts';
import { trainerEntity } from './trainer/trainerEntity.ts';
import { centreTrainerEntity, trainingCentreEntity } from './trainingCentre/trainingCentreEntity.ts';
import { userEntity } from './user/userEntity.ts';
import { waitingListEntryEntity } from './waitingListEntry/waitingListEntryEntity.ts';

const all: readonly Entity[] = [
  agendaEntity,
  agendaItemEntity,
  agendaItemTrainerEntity,
  agendaSectionEntity,
  approvedDocumentEntity,
  auditEntity,
  centreEventEntity,
  centreTrainerEntity,
  costCategoryEntity,
  countryEntity,
  estimatedCostEntity,
  eventBookingEntity,
  eventTrainerEntity,
  indicationEntity,
  mergeTemplateEntity,
  mySessionEntity,
  notificationEntity,
  participantEntity,
  redirectEntity,
  trainerEntity,
  trainingCentreEntity,
  userEntity,
  waitingListEntryEntity,
];

/** Every type that is read from a table, by name. */
export const entities: EntityIndex = new Map(all.map((entity) => [entity.type, entity]));
