import { buildSchema, graphql, GraphQLScalarType } from 'graphql';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { migrate } from '../../server/db/migrate.ts';
import { dataSchema } from '../../server/graphql/dataSchema.ts';
import { scalars } from '../../server/graphql/scalars.ts';
const t0 = Date.now();
const db = await openDatabase({ dataDir: null });
await migrate(db);
console.log('opened', Date.now() - t0);
const { schema: text, resolvers } = dataSchema();
const schema = buildSchema(text);
for (const [name, type] of Object.entries(schema.getTypeMap())) {
  if (type instanceof GraphQLScalarType && scalars[name]) Object.assign(type, scalars[name]);
}
for (const root of ['Query', 'Mutation']) for (const [name, field] of Object.entries((schema.getType(root) as any).getFields() as any)) (field as any).resolve = (resolvers as any)[root][name];
await db.transaction(async (tx) => { await tx.insertInto('users').values({ username: 'admin', user_email: 'a@a.example' } as any).execute(); await tx.insertInto('user_roles').values({ user_id: 1, role: 'administrator' } as any).execute(); });
const viewer = { id: '1', username: 'admin', roles: ['administrator'], countryIds: [], sessionId: 's' } as const;
export async function ask(source: string, variables: any = {}, as: any = viewer) {
  const r = await graphql({ schema, source, variableValues: variables, contextValue: { database: db, viewer: as, requestId: 'r', now: () => new Date('2026-11-21T12:00:00Z'), files: { saveImage: async () => ({ large: '/l', medium: '/m', thumbnail: '/t' }) } } });
  console.log(JSON.stringify(r, null, 1).replace(/\n\s*/g, ' ').slice(0, 900));
  for (const e of r.errors ?? []) if (e.originalError && !(e.originalError as any).extensions) console.log(e.originalError);
  return r.data as any;
}
const t = await ask('mutation($i: CreateTrainerInput!){createTrainer(input:$i){id fullName photo{large} spokenLanguages dateModified}}', { i: { last_name: 'Ok', first_name: 'Jo', country_id: '1', spoken_languages: ['en'], fmv_amount: null } });
await ask('mutation($i: CreateTrainerInput!){createTrainer(input:$i){id}}', { i: { last_name: ' ', country_id: '99999' } });
await ask('mutation($i: CreateTrainerInput!){createTrainer(input:$i){id}}', { i: { last_name: 'x', fmv_amount: 100 } });
const c = await ask('mutation($i: CreateTrainingCentreInput!){createTrainingCentre(input:$i){id name country{name} trainers{priority trainer{fullName}} leadTrainer{fullName}}}', { i: { name: 'C', country_id: '1', time_zone: 'Europe/Warsaw', lead_trainer_id: '1', trainers: { sync: [{ id: '1', priority: 1 }] } } });
const e = await ask('mutation($i: CreateCentreEventInput!){createCentreEvent(input:$i){id name timeZone country{name} trainers{priority} dateModified agenda{name sections{name items{name timeStart trainers{trainerId}}}} estimatedCosts{id name amountIncVat costCategoryPath} allowedCountries{name}}}', { i: { name: 'E', training_centre_id: '1', date_start: '2026-12-01', date_end: '2026-12-02', placeholder_expiry_days: 3, max_trainees: 4, trainers: { sync: [{ id: '1', priority: 1 }] }, allowed_countries: { sync: ['1', '2'] }, agenda: { name: 'A', sections: [{ name: 'S', items: [{ name: 'I', time_start: '2026-12-01T09:00:00', time_end: '2026-12-01T10:00:00', trainers: [{ trainer_id: '1' }] }] }] }, estimated_costs: { create: [{ name: 'Hotel', cost_category_id: '2', amount_exc_vat: 100, amount_inc_vat: 120, currency: 'EUR' }] } } });
await ask('mutation($i: UpdateCentreEventInput!){updateCentreEvent(input:$i){id}}', { i: { id: '1', trainers: { sync: [] }, estimated_costs: { create: [{ name: '', cost_category_id: '2', amount_exc_vat: 100, amount_inc_vat: 20, currency: 'EUR' }], update: [{ id: '77', name: 'x', cost_category_id: '2' }] } } });
await ask('mutation($i: UpdateCentreEventInput!){updateCentreEvent(input:$i){id name dateModified estimatedCosts{name}}}', { i: { id: '1', name: 'E2', date_modified: e.createCentreEvent.dateModified, estimated_costs: { update: [{ id: '1', name: 'Hotel 2', cost_category_id: '2' }] } } });
await ask('mutation($i: UpdateCentreEventInput!){updateCentreEvent(input:$i){id}}', { i: { id: '1', name: 'E3', date_modified: e.createCentreEvent.dateModified } });
const b = await ask('mutation($i: CreateEventBookingInput!){createEventBooking(input:$i){id dateExpiry participant{fullName} author{fullName} passportNumber}}', { i: { centre_event_id: '1', booking_status: 'NEW', booking_type: 'TRAINEE', passport_number: 'AB1234567' } });
await ask('mutation($i: UpdateEventBookingInput!){updateEventBooking(input:$i){id dateExpiry participant{fullName} author{fullName}}}', { i: { id: '1', participant: { create: { last_name: 'Żółciński', country_id: '1' } } } });
await ask('mutation($i: CreateEventBookingInput!){createEventBooking(input:$i){id}}', { i: { centre_event_id: '1', booking_status: 'NEW', booking_type: 'TRAINEE', participant: { connect: '1' } } });
await ask('mutation{deleteCentreEvent(id:"1"){id name}}');
await ask('mutation{deleteEventBooking(id:"1"){id}}');
await ask('mutation{deleteCentreEvent(id:"1"){id name}}');
await ask('mutation($i: CreateMergeTemplateInput!){createMergeTemplate(input:$i){id version}}', { i: { name: 'T', contexts: ['TRAINER'], prosemirror: '{"type":"doc"}', key: 'k' } });
await db.transaction(async (tx) => { await tx.updateTable('merge_templates').set({ used_at: new Date().toISOString() } as any).execute(); });
await ask('mutation($i: UpdateMergeTemplateInput!){updateMergeTemplate(input:$i){id version name key root{id} versions{id version}}}', { i: { id: '1', name: 'T2', contexts: ['TRAINER'], prosemirror: '{"type":"doc"}' } });
const u = await ask('mutation($i: CreateUserInput!){createUser(input:$i){ID roles countries fullName userEmail}}', { i: { username: 'bob', user_email: 'b@b.example', password: 'long enough pw', roles: ['booker'], countries: ['1'] } });
await ask('mutation($i: UpdateUserInput!){updateUser(input:$i){ID roles countries}}', { i: { id: '1', roles: ['viewer'] } });
await ask('mutation{updateUserPreferences(preferences:"{}"){ID preferences}}');
await ask('{audits(first: 50, orderBy:[{column: CREATED_AT, order: ASC}]){data{auditableType auditableId event model oldValues newValues}}}');
const rows = await db.kysely.selectFrom('audits').select(['auditable_type', 'event', 'model', 'old_values', 'new_values', 'country_id']).execute();
for (const r of rows) console.log(JSON.stringify(r).slice(0, 400));
await db.close();
