import { TestFile } from '#tests/setup/multipart.ts';
import { savedViewInput } from './savedViewInput.ts';
import { writePdf } from './writePdf.ts';

/** Sends one operation and answers its data; throws where the answer holds errors. */
export type Ask = (
  query: string,
  variables: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>;
export type Fields = Readonly<Record<string, unknown>>;

export interface Made {
  readonly id: string;
  readonly dateModified: string;
}

let last = 0;
/** Numbers that differ within a run, so that names and identities never meet. */
export const unique = (): number => ++last;

/** The id of an account in a directory. */
export const objectId = (): string => `00000000-0000-4000-8000-${String(unique()).padStart(12, '0')}`;

/** Makes records through the API, as the user that `ask` signs for. Only what a test is about needs naming. */
export function records(ask: Ask) {
  const create = async (type: string, input: Fields, idField = 'id'): Promise<Made> => {
    const data = await ask(
      `mutation ($input: Create${type}Input!) { made: create${type}(input: $input) { id: ${idField} dateModified } }`,
      { input },
    );
    return data['made'] as Made;
  };
  const changed = (type: string, input: Fields) =>
    ask(`mutation ($input: Update${type}Input!) { update${type}(input: $input) { __typename } }`, { input });
  const deleted = (type: string, id: string) =>
    ask(`mutation ($id: ID!) { delete${type}(id: $id) { id } }`, { id });
  const trainer = (over: Fields = {}) =>
    create('Trainer', { first_name: 'Tove', last_name: `Trainer ${unique()}`, country_id: '1', ...over });
  const participant = (over: Fields = {}) =>
    create('Participant', { first_name: 'Pia', last_name: `Person ${unique()}`, country_id: '1', ...over });
  const centre = (over: Fields = {}) =>
    create('TrainingCentre', {
      name: `Centre ${unique()}`,
      country_id: '1',
      time_zone: 'Europe/Warsaw',
      ...over,
    });
  const event = async (over: Fields = {}) =>
    create('CentreEvent', {
      name: `Event ${unique()}`,
      date_start: '2027-06-10',
      date_end: '2027-06-11',
      is_published: true,
      ...('training_centre_id' in over ? {} : { training_centre_id: (await centre()).id }),
      ...over,
    });
  const booking = async (over: Fields = {}) =>
    create('EventBooking', {
      booking_status: 'NEW',
      booking_type: 'TRAINEE',
      ...('centre_event_id' in over ? {} : { centre_event_id: (await event()).id }),
      ...over,
    });
  const waitingEntry = async (over: Fields = {}) =>
    create('WaitingListEntry', {
      // W2: one waits only where there is no seat.
      ...('centre_event_id' in over ? {} : { centre_event_id: (await event({ max_trainees: 0 })).id }),
      ...('participant' in over ? {} : { participant: { connect: (await participant()).id } }),
      ...over,
    });
  const template = (over: Fields = {}) =>
    create('MergeTemplate', {
      name: `Template ${unique()}`,
      contexts: ['PARTICIPANT'],
      prosemirror: '{"type":"doc"}',
      ...over,
    });
  const user = (over: Fields = {}) => {
    const number = unique();
    return create(
      'User',
      { username: `user-${number}`, user_email: `user-${number}@convene.example`, ...over },
      'ID',
    );
  };
  /** A Microsoft account, linked to a new user. */
  const identity = async (): Promise<{ readonly id: string }> => {
    const { id } = await user();
    const { made } = await ask(
      `mutation ($input: LinkUserIdentityInput!) { made: linkUserIdentity(input: $input) { identities { id } } }`,
      { input: { user_id: id, object_id: objectId() } },
    );
    const [first] = (made as { identities: { id: string }[] }).identities;
    return { id: first?.id ?? '' };
  };
  /** A document that has to be approved, of an event. */
  const document = async (event: string, over: Fields = {}): Promise<{ readonly id: string }> => {
    const { made } = await ask(
      'mutation ($event: ID!, $name: String, $purpose: ApprovalPurpose) { made: attachApprovedDocumentToCentreEvent(centreEventId: $event, name: $name, purpose: $purpose) { id } }',
      { event, name: `Document ${unique()}`, ...over },
    );
    return made as { id: string };
  };
  /** The same with its file. */
  const filedDocument = async (event: string, over: Fields = {}): Promise<{ readonly id: string }> => {
    const made = await document(event, over);
    await ask(
      'mutation ($input: UploadApprovedDocumentInput!) { uploadApprovedDocument(input: $input) { id } }',
      { input: { id: made.id, pdfFile: new TestFile(writePdf()) } },
    );
    return made;
  };
  /** What a manager asks of others. */
  const erasureRequest = async (participant_id: string, over: Fields = {}): Promise<Made> => {
    const { made } = await ask(
      'mutation ($input: AskForErasureInput!) { made: askForErasure(input: $input) { id dateModified } }',
      { input: { participant_id, reason: 'Asked for by letter', ...over } },
    );
    return made as Made;
  };
  const redirect = (over: Fields = {}) =>
    create('Redirect', { path: `/old-${unique()}`, target: '/events', ...over });
  const costCategory = (over: Fields = {}) =>
    create('CostCategory', { name: `Category ${unique()}`, ...over });
  const savedView = (over: Fields = {}) => create('SavedView', savedViewInput(`View ${unique()}`, over));
  const deletedView = async (over: Fields = {}) => {
    const made = await savedView(over);
    await ask('mutation ($id: ID!) { deleteSavedView(id: $id) { id } }', { id: made.id });
    return made;
  };
  return {
    savedView,
    deletedView,
    changed,
    deleted,
    erasureRequest,
    costCategory,
    document,
    filedDocument,
    identity,
    trainer,
    participant,
    centre,
    event,
    booking,
    waitingEntry,
    template,
    user,
    redirect,
  };
}
