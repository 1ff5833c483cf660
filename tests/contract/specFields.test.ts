import { isEnumType, isInputObjectType, isNonNullType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readOwnSchema } from '#codegen/fixtures/readFixture.ts';

const schema = readOwnSchema();

const fieldsOf = (name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) || isInputObjectType(type) ? type.getFields() : {};
};

const journey =
  'accommodation transportation transportMethod arrivalFlight arrivalFrom departureFlight departureCity departureTo dateArrival dateDeparture dateCheckIn dateCheckOut dateExpiry numberOfNights dateOfBirth passportNumber passportCountryIssue passportExpirationDate visaRequired expectations notes collectStatus dateCreated dateModified';

describe('the fields of spec §3', () => {
  it.each([
    [
      'CentreEvent',
      'id name! description objectives brand language dateStart dateEnd dateCreated dateModified eventStatus isPublished isFull country countryId trainingCentre trainingCentreId! leadTrainer trainers trainerHonoraria agenda agendaOrig approvedDocument allowedCountries restrictCountries authorisationObtained authorisationObtainedText contractExecuted contractExecutedText clinicalCasesDetail collectFields globalManageFlights costAccommodation costCoffee costDinner costFlights costLunch costTransfers costsBaseCurrency hotelName hotelAddress hotelPhone logisticsVendorLeadName logisticsVendorLeadEmail logisticsVendorLeadPhone onsiteContactName onsiteContactEmail onsiteContactPhone maxBookingsCountry maxBookingsUser maxStaff maxTrainees maxWaitingList placeholderCount placeholderExpiryDays staffCount traineeCount waitingListCount estimatedCosts eventBookings waitingListEntries',
    ],
    ['EventTrainer', 'priority! prepMinutes postMinutes travelMinutes activityDescription'],
    ['Agenda', 'name sections'],
    ['AgendaSection', 'name! order items'],
    ['AgendaItem', 'name! objectives order timeStart! timeEnd! trainers'],
    ['AgendaItemTrainer', 'trainerId! excludeInHonoraria'],
    [
      'EventBooking',
      `id bookingStatus! bookingType! centreEvent participant participantId author authorId ${journey} collectFields reportableSpendCount`,
    ],
    ['WaitingListEntry', `id participant centreEvent author authorId ${journey}`],
    [
      'Participant',
      'id name firstName lastName fullName nameTitle gender email phone phoneCountryCode mobile fax address city postalCode country countryId nationality jobTitle speciality isHcp onekeyId veevaId allergies dietaryRequirements expertiseEmg expertiseSpeciality expertiseToxin expertiseUltrasound spasticityFocus spokenLanguages techniquesUsed notes collectFields bookingCount nextBooking eventBookings author',
    ],
    [
      'Trainer',
      'id name firstName lastName nameTitle fullName email address city postcode countryId country description experience faculty hospital position mainInterests researchWork primaryLanguage spokenLanguages photo fmvAmount fmvCurrency fmvLastUpdated vatPayable isDisabled sapNumber onekeyId veevaId centreEventCount centreEvents dateCreated dateModified',
    ],
    ['TrainerPhoto', 'large medium thumbnail'],
    [
      'TrainerHonoraria',
      'trainer centreEvent trainerName trainerCurrency eventCurrency exchangeRate trainerFMV activityMinutes prepMinutes postMinutes speakerMinutes travelMinutes totalHonorariaMinutes totalHonorariaEventCurrency totalHonorariaLocalCurrency totalActivityEventCurrency totalActivityLocalCurrency totalTravelEventCurrency totalTravelLocalCurrency',
    ],
    [
      'TrainingCentre',
      'id name address city postalCode countryId country description indicationId indication isPublished leadTrainer trainers locationImage trainingExpertise authorisationRequired authorisationRequiredText contractRequired contractRequiredText approvedDocument centreEvents pastEventCount upcomingEventCount upcomingEventsFull dateCreated dateModified',
    ],
    [
      'User',
      'ID userEmail firstName lastName nameTitle fullName roles countries options preferences registeredDate',
    ],
    ['CreateUserInput', 'user_email first_name last_name name_title password roles countries options'],
    [
      'EstimatedCost',
      'id name! description costCategory costCategoryId costCategoryPath amountExcVat amountIncVat currency date fixedUnits unitMode participants trainers centreEventId',
    ],
    ['CostCategory', 'id name reference path children'],
    ['Country', 'id name countryCode isCustom'],
    ['Indication', 'id name colour'],
    [
      'ApprovedDocument',
      'id name jobcode documentUrl customMediaId fieldHash author approvedBy approvedById dateApproved isApprovalStale isAvailable isCustomDocument',
    ],
    ['MergeTemplate', 'id name key html prosemirror contexts options version versions root rootId author'],
    ['DocumentRun', 'key name template modifiedFields impressions'],
    ['DocumentImpression', 'key label fileName contexts'],
    ['ImpressionContext', 'binding mergeContext mergeContextId mergeContextPath fields'],
    ['ContextField', 'field match value'],
    ['GeneratedDocument', 'guid title fileName fileSize'],
    ['Audit', 'id auditableId auditableType event model oldValues newValues user createdAt'],
    ['ExchangeRate', 'base target rate'],
    ['ExchangeRates', 'rates lastUpdated'],
    ['PaginatorInfo', 'count currentPage firstItem lastItem lastPage perPage total hasMorePages'],
  ])('%s has them all', (type, names) => {
    const fields = fieldsOf(type);
    const missing = names.split(' ').filter((name) => {
      const field = fields[name.replace('!', '')];
      return field === undefined || (name.endsWith('!') && !isNonNullType(field.type));
    });
    expect(missing).toEqual([]);
  });

  it('a waiting-list entry has no status and no type', () => {
    const names = Object.keys(fieldsOf('WaitingListEntry'));
    expect(names.filter((name) => name.startsWith('booking'))).toEqual([]);
  });

  it('reads are camelCase, inputs snake_case', () => {
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    // The spec itself spells the id of a user so, and the parts of a condition.
    const own = ['ID', 'AND', 'OR', 'HAS', 'whereConditions', 'pdfFile'];
    // Of documents it spells both alike.
    const ofDocuments = ['modifiedFields', 'documentGuids', 'fileName', 'mergeContext', 'mergeContextId'];
    const namesOf = (written: boolean) =>
      types
        .filter((type) => (written ? isInputObjectType(type) : isObjectType(type)))
        .flatMap(({ name }) => Object.keys(fieldsOf(name)))
        .filter((name) => ![...own, ...ofDocuments].includes(name));
    expect(namesOf(false).length).toBeGreaterThan(300);
    expect(namesOf(true).length).toBeGreaterThan(300);
    expect(namesOf(false).filter((name) => !/^[a-z][A-Za-z\d]*$/.test(name))).toEqual([]);
    expect(namesOf(true).filter((name) => !/^[a-z][a-z\d_]*$/.test(name))).toEqual([]);
  });
});

describe('the choices of spec §4', () => {
  it.each([
    ['BookingStatus', ['CANCELLED', 'CONFIRMED', 'NEW', 'NOT_SET', 'PENDING']],
    ['BookingType', ['STAFF', 'TRAINEE']],
    ['EventCapacity', ['FULL', 'NOT_FULL']],
  ])('%s are these and no others', (name, values) => {
    const type = schema.getType(name);
    expect(isEnumType(type) && type.getValues().map(({ name: value }) => value)).toEqual(
      expect.arrayContaining(values),
    );
    expect(isEnumType(type) && type.getValues()).toHaveLength(values.length);
  });
});
