// Made by `npm run generate:tables` from the migrated schema. Do not edit.
import type {
  Computed,
  Day,
  Decimal,
  Defaulted,
  GeneratedId,
  Id,
  JsonColumn,
  LocalMoment,
  Moment,
} from './columnKinds.ts';

/** Every table; date_modified is kept by a trigger and never set by an update. */
export interface Tables {
  account_names: {
    key: string;
    user_id: Id;
  };
  agenda_item_trainers: {
    agenda_item_id: Id;
    trainer_id: Id;
    exclude_in_honoraria: Defaulted<boolean>;
  };
  agenda_items: {
    id: GeneratedId;
    agenda_section_id: Id;
    name: string;
    objectives: string | null;
    order: Defaulted<number>;
    time_start: LocalMoment;
    time_end: LocalMoment;
  };
  agenda_sections: {
    id: GeneratedId;
    agenda_id: Id;
    name: string;
    order: Defaulted<number>;
  };
  agendas: {
    id: GeneratedId;
    centre_event_id: Id;
    kind: Defaulted<'LIVE' | 'ORIGINAL'>;
    name: string | null;
  };
  approval_steps: {
    id: GeneratedId;
    approved_document_id: Id;
    event: 'ATTACHED' | 'UPLOADED' | 'APPROVED' | 'STALE' | 'WITHDRAWN';
    user_id: Id | null;
    uploader_id: Id | null;
    date: Defaulted<Moment>;
    hash: string | null;
    file_hash: string | null;
    jobcode: string | null;
    reason: string | null;
    facts: JsonColumn | null;
  };
  approved_document_records: {
    approved_document_id: Id;
    context: 'EVENT_BOOKING' | 'PARTICIPANT' | 'TRAINER';
    record_id: Id;
  };
  approved_documents: {
    id: GeneratedId;
    name: string;
    jobcode: string | null;
    document_url: string | null;
    custom_media_id: string | null;
    field_hash: string | null;
    is_custom_document: Defaulted<boolean>;
    author_id: Id | null;
    approved_by_id: Id | null;
    date_approved: Moment | null;
    date_withdrawn: Moment | null;
    withdrawn_by_id: Id | null;
    date_created: Defaulted<Moment>;
    date_modified: Defaulted<Moment>;
    centre_event_id: Id | null;
    training_centre_id: Id | null;
    purpose: Defaulted<'CONTRACT' | 'AUTHORISATION' | 'OTHER'>;
    run_type:
      | 'AGENDA'
      | 'INVITATION'
      | 'VISA_LETTER'
      | 'CONFIRMATION'
      | 'ATTENDANCE_LIST'
      | 'BADGE'
      | 'CERTIFICATE'
      | 'TRAINER_CONTRACT'
      | 'HONORARIA_STATEMENT'
      | 'COST_SUMMARY'
      | 'LOGISTICS_SHEET'
      | null;
    document_guid: string | null;
    template_id: Id | null;
    bound_fields: Defaulted<string[]>;
    bound_roots: Computed<string[]>;
    bound_columns: Computed<string[]>;
    unbound_fields: Defaulted<string[]>;
    file_hash: string | null;
    file_name: string | null;
    file_size: number | null;
    pages: number | null;
    date_filed: Moment | null;
    made_hash: string | null;
    approved_file_hash: string | null;
    approved_file_name: string | null;
    kept_facts: JsonColumn | null;
    withdrawn_reason: string | null;
    deleted_at: Moment | null;
  };
  attempts: {
    key: string;
    tries: number;
    ends_at: Moment;
  };
  audits: {
    id: GeneratedId;
    auditable_type: string;
    auditable_id: Id | null;
    event: string;
    model: string | null;
    old_values: JsonColumn | null;
    new_values: JsonColumn | null;
    user_id: Id | null;
    country_id: Id | null;
    created_at: Defaulted<Moment>;
    owner_id: Id | null;
    kept_person_country_id: Id | null;
  };
  centre_event_allowed_countries: {
    centre_event_id: Id;
    country_id: Id;
  };
  centre_event_figures: {
    centre_event_id: Id;
    trainees: Defaulted<number>;
    staff: Defaulted<number>;
    bookings: Defaulted<number>;
    first_booking: Moment | null;
    last_booking: Moment | null;
    attended: Defaulted<number>;
    attended_trainees: Defaulted<number>;
    professionals: Defaulted<number>;
    professional_trainees: Defaulted<number>;
  };
  centre_event_trainers: {
    centre_event_id: Id;
    trainer_id: Id;
    priority: number;
    prep_minutes: Defaulted<number>;
    post_minutes: Defaulted<number>;
    travel_minutes: Defaulted<number>;
    activity_description: string | null;
  };
  centre_events: {
    id: GeneratedId;
    name: string;
    date_start: Day | null;
    date_end: Day | null;
    time_zone: Defaulted<string>;
    training_centre_id: Id;
    country_id: Id;
    event_status: string | null;
    is_published: Defaulted<boolean>;
    brand: string | null;
    language: string | null;
    description: string | null;
    objectives: string | null;
    lead_trainer_id: Id | null;
    restrict_countries: Defaulted<boolean>;
    authorisation_obtained: Defaulted<boolean>;
    authorisation_obtained_text: string | null;
    contract_executed: Defaulted<boolean>;
    contract_executed_text: string | null;
    clinical_cases_detail: string | null;
    collect_fields: Defaulted<string[]>;
    global_manage_flights: Defaulted<boolean>;
    max_trainees: number | null;
    max_staff: number | null;
    max_bookings_country: number | null;
    max_bookings_user: number | null;
    max_waiting_list: number | null;
    placeholder_expiry_days: number | null;
    costs_base_currency: string | null;
    cost_accommodation: string | null;
    cost_coffee: string | null;
    cost_dinner: string | null;
    cost_flights: string | null;
    cost_lunch: string | null;
    cost_transfers: string | null;
    hotel_name: string | null;
    hotel_address: string | null;
    hotel_phone: string | null;
    logistics_vendor_lead_name: string | null;
    logistics_vendor_lead_email: string | null;
    logistics_vendor_lead_phone: string | null;
    onsite_contact_name: string | null;
    onsite_contact_email: string | null;
    onsite_contact_phone: string | null;
    date_created: Defaulted<Moment>;
    date_modified: Defaulted<Moment>;
    deleted_at: Moment | null;
    search_text: Computed<string>;
  };
  cost_categories: {
    id: GeneratedId;
    parent_id: Id | null;
    name: string;
    reference: string | null;
    date_created: Defaulted<Moment>;
    date_modified: Defaulted<Moment>;
  };
  countries: {
    id: GeneratedId;
    name: string;
    country_code: string;
    is_custom: Defaulted<boolean>;
  };
  document_mails: {
    id: GeneratedId;
    generated_document_id: Id;
    email: string;
    name: string;
    subject: string;
    html: string;
    is_again: boolean;
    author_id: Id;
    date_created: Moment;
  };
  document_previews: {
    key: string;
    user_id: Id;
    file_hash: string;
    expires_at: Moment;
  };
  document_runs: {
    id: GeneratedId;
    key: Defaulted<string>;
    run_type:
      | 'AGENDA'
      | 'INVITATION'
      | 'VISA_LETTER'
      | 'CONFIRMATION'
      | 'ATTENDANCE_LIST'
      | 'BADGE'
      | 'CERTIFICATE'
      | 'TRAINER_CONTRACT'
      | 'HONORARIA_STATEMENT'
      | 'COST_SUMMARY'
      | 'LOGISTICS_SHEET';
    centre_event_id: Id;
    params: JsonColumn;
    modified_fields: Defaulted<JsonColumn>;
    author_id: Id | null;
    date_created: Moment;
    date_modified: Defaulted<Moment>;
  };
  estimated_costs: {
    id: GeneratedId;
    centre_event_id: Id;
    cost_category_id: Id;
    name: string;
    description: string | null;
    unit_mode: Defaulted<'FIXED' | 'PER_PARTICIPANT' | 'PER_TRAINER' | 'PER_PERSON'>;
    fixed_units: number | null;
    participants: number | null;
    trainers: number | null;
    amount_exc_vat: number;
    amount_inc_vat: number;
    currency: string;
    date: Day | null;
    date_created: Defaulted<Moment>;
    date_modified: Defaulted<Moment>;
  };
  event_bookings: {
    id: GeneratedId;
    booking_status: 'CANCELLED' | 'CONFIRMED' | 'NEW' | 'NOT_SET' | 'PENDING';
    booking_type: 'STAFF' | 'TRAINEE';
    centre_event_id: Id;
    participant_id: Id | null;
    author_id: Id;
    accommodation: boolean | null;
    transportation: boolean | null;
    transport_method: string | null;
    date_arrival: Day | null;
    arrival_from: string | null;
    arrival_flight: string | null;
    date_departure: Day | null;
    departure_city: string | null;
    departure_to: string | null;
    departure_flight: string | null;
    date_check_in: Day | null;
    date_check_out: Day | null;
    number_of_nights: Computed<number | null>;
    date_of_birth: Day | null;
    passport_number: string | null;
    passport_country_issue: string | null;
    passport_expiration_date: string | null;
    visa_required: boolean | null;
    expectations: string | null;
    notes: string | null;
    date_expiry: Day | null;
    date_created: Defaulted<Moment>;
    date_modified: Defaulted<Moment>;
    deleted_at: Moment | null;
    placeholder_country_id: Id | null;
    cancel_reason: 'EXPIRED' | 'PERSON' | null;
    passport_number_hint: string | null;
    passport_expires_soon: boolean | null;
    search_text: Defaulted<string>;
    kept_event_country_id: Id | null;
    kept_event_restricted: Defaulted<boolean>;
    kept_person_country_id: Id | null;
    kept_of_deleted: Defaulted<boolean>;
    kept_last_name: string | null;
    kept_first_name: string | null;
    kept_collect_missing: Defaulted<string[]>;
    kept_collect_status: Defaulted<'COMPLETE' | 'INCOMPLETE' | 'NOT_REQUIRED'>;
    kept_had_others: Defaulted<boolean>;
    kept_is_hcp: Defaulted<boolean>;
  };
  exchange_rate_feed: {
    is_only: Defaulted<boolean>;
    asked_at: Moment;
    answered_at: Moment | null;
    problem: string | null;
  };
  exchange_rate_sets: {
    id: GeneratedId;
    base: string;
    day: Day;
    source: 'ECB' | 'CSV' | 'HAND';
    reason: string | null;
    author_id: Id | null;
    date_created: Defaulted<Moment>;
    last_updated: Computed<Moment>;
    in_force: Defaulted<boolean>;
  };
  exchange_rates: {
    set_id: Id;
    target: string;
    rate: Decimal;
    last_updated: Moment;
  };
  frozen_honoraria: {
    id: GeneratedId;
    centre_event_id: Id;
    trainer_id: Id;
    fmv_amount: number;
    fmv_currency: string;
    event_currency: string;
    exchange_rate: Decimal;
    rate_date: Moment | null;
    travel_factor: Decimal;
    frozen_at: Defaulted<Moment>;
    frozen_by_id: Id | null;
    unfrozen_at: Moment | null;
    unfrozen_by_id: Id | null;
    unfreeze_reason: string | null;
  };
  generated_document_records: {
    generated_document_id: Id;
    binding: string;
    context: string;
    record_id: string;
  };
  generated_documents: {
    id: GeneratedId;
    guid: Defaulted<string>;
    document_run_id: Id | null;
    impression_keys: string[];
    run_type:
      | 'AGENDA'
      | 'INVITATION'
      | 'VISA_LETTER'
      | 'CONFIRMATION'
      | 'ATTENDANCE_LIST'
      | 'BADGE'
      | 'CERTIFICATE'
      | 'TRAINER_CONTRACT'
      | 'HONORARIA_STATEMENT'
      | 'COST_SUMMARY'
      | 'LOGISTICS_SHEET'
      | null;
    title: string;
    file_name: string;
    file_hash: string;
    file_size: number;
    pages: number;
    template_id: Id | null;
    language: string;
    fields: JsonColumn;
    holds_passport: Defaulted<boolean>;
    centre_event_id: Id | null;
    event_booking_id: Id | null;
    participant_id: Id | null;
    trainer_id: Id | null;
    author_id: Id;
    date_created: Moment;
  };
  honoraria_settings: {
    id: Defaulted<boolean>;
    travel_factor: Defaulted<Decimal>;
    yearly_cap_amount: Id | null;
    yearly_cap_currency: string | null;
  };
  idempotency_keys: {
    user_id: Id;
    key: string;
    operation: string;
    payload_hash: string;
    result_id: Id;
    created_at: Defaulted<Moment>;
  };
  indications: {
    id: GeneratedId;
    name: string;
    colour: string;
  };
  merge_templates: {
    id: GeneratedId;
    name: string;
    key: string | null;
    contexts: string[];
    prosemirror: JsonColumn;
    html: string | null;
    options: JsonColumn | null;
    version: Defaulted<number>;
    root_id: Id | null;
    used_at: Moment | null;
    author_id: Id | null;
    date_created: Defaulted<Moment>;
    date_modified: Defaulted<Moment>;
    problems: Defaulted<string[]>;
  };
  moved_records: {
    auditable_type: string;
    auditable_id: Id;
  };
  notifications: {
    id: GeneratedId;
    user_id: Id;
    kind: 'SEAT_FREE' | 'DOCUMENT_STALE' | 'VIEW_ENTERED';
    centre_event_id: Id | null;
    waiting_list_entry_id: Id | null;
    date_created: Defaulted<Moment>;
    date_read: Moment | null;
    date_gone: Moment | null;
    approved_document_id: Id | null;
    saved_view_id: Id | null;
    entered: number | null;
  };
  outgoing_mails: {
    id: Defaulted<string>;
    kind:
      | 'PASSWORD_RESET'
      | 'PASSWORD_CHANGED'
      | 'SECOND_FACTOR_ON'
      | 'SECOND_FACTOR_OFF'
      | 'SECOND_FACTOR_RESET'
      | 'RECOVERY_CODE_USED'
      | 'RECOVERY_CODES_RENEWED'
      | 'SEAT_FREE'
      | 'DOCUMENT'
      | 'DOCUMENT_STALE'
      | 'VIEW_ENTERED';
    user_id: Id | null;
    subject_id: string | null;
    created_at: Moment;
    due_at: Moment;
    attempts: Defaulted<number>;
    sent_at: Moment | null;
    dropped_at: Moment | null;
    last_error: string | null;
  };
  participant_figures: {
    participant_id: Id;
    bookings: Defaulted<number>;
    active_bookings: Defaulted<number>;
    first_booking: Moment | null;
    last_booking: Moment | null;
    is_deleted: Defaulted<boolean>;
  };
  participants: {
    id: GeneratedId;
    name_title: string | null;
    first_name: string | null;
    last_name: string;
    name: Computed<string>;
    full_name: Computed<string>;
    gender: string | null;
    is_hcp: Defaulted<boolean>;
    job_title: string | null;
    speciality: string | null;
    email: string | null;
    phone_country_code: string | null;
    phone: string | null;
    mobile: string | null;
    fax: string | null;
    address: string | null;
    city: string | null;
    postal_code: string | null;
    country_id: Id | null;
    nationality: string | null;
    onekey_id: string | null;
    veeva_id: string | null;
    allergies: string | null;
    dietary_requirements: string | null;
    expertise_speciality: string | null;
    expertise_toxin: string | null;
    expertise_ultrasound: string | null;
    expertise_emg: string | null;
    spasticity_focus: string | null;
    spoken_languages: Defaulted<string[]>;
    techniques_used: Defaulted<string[]>;
    notes: string | null;
    collect_fields: Defaulted<string[]>;
    author_id: Id | null;
    date_created: Defaulted<Moment>;
    date_modified: Defaulted<Moment>;
    deleted_at: Moment | null;
    search_text: Computed<string>;
    kept_country_name: string | null;
  };
  password_resets: {
    id: string;
    user_id: Id;
    key_hash: string;
    created_at: Moment;
    expires_at: Moment;
    used_at: Moment | null;
  };
  professionals_by_country: {
    centre_event_id: Id;
    country_id: Id;
    professionals: number;
    trainees: number;
  };
  record_exports: {
    id: GeneratedId;
    guid: Defaulted<string>;
    owner_id: Id;
    asked: JsonColumn;
    file_name: string;
    rows: number;
    file_hash: string | null;
    task_id: Id | null;
    expires_at: Moment | null;
    date_created: Moment;
  };
  record_import_choices: {
    user_id: Id;
    type: string;
    choices: JsonColumn;
  };
  record_import_rows: {
    import_id: Id;
    position: number;
    line: number;
    cells: JsonColumn;
    match_key: string | null;
    outcome: 'NEW' | 'CHANGED' | 'UNCHANGED' | 'REFUSED' | null;
    state: Defaulted<'WAITING' | 'DONE' | 'FAILED'>;
    record_id: Id | null;
    problems: JsonColumn | null;
    changes: JsonColumn | null;
  };
  record_imports: {
    id: GeneratedId;
    owner_id: Id;
    type: string;
    file_name: string;
    file_hash: string;
    settings: JsonColumn;
    fields: JsonColumn;
    columns: JsonColumn;
    decimals: 'POINT' | 'COMMA';
    dates: 'YMD' | 'DMY' | 'MDY';
    clears: Defaulted<boolean>;
    match_field: string | null;
    step: Defaulted<'READ' | 'CHECK' | 'RUN'>;
    task_id: Id | null;
    problems_hash: string | null;
    date_created: Moment;
  };
  recovery_codes: {
    user_id: Id;
    code_hash: string;
  };
  redirects: {
    id: GeneratedId;
    path: string;
    target: string;
    notes: string | null;
    date_created: Defaulted<Moment>;
    date_modified: Defaulted<Moment>;
    deleted_at: Moment | null;
    search_text: Computed<string>;
  };
  reportable_spend: {
    id: string | null;
    booking_id: Id | null;
    participant_id: Id | null;
    centre_event_id: Id | null;
    country_id: Id | null;
    date_start: Day | null;
    date_end: Day | null;
    estimated_cost_id: Id | null;
    cost_category_id: Id | null;
    name: string | null;
    currency: string | null;
    line_amount: Id | null;
    shared_by: Id | null;
    amount: Id | null;
    author_id: Id | null;
    deleted_at: Moment | null;
    kept_event_country_id: Id | null;
    kept_event_restricted: boolean | null;
    kept_person_country_id: Id | null;
    kept_of_deleted: boolean | null;
  };
  saved_view_choices: {
    saved_view_id: Id;
    user_id: Id;
    is_pinned: Defaulted<boolean>;
    position: number | null;
  };
  saved_view_defaults: {
    id: GeneratedId;
    resource: string;
    user_id: Id | null;
    role: string | null;
    saved_view_id: Id;
  };
  saved_view_watches: {
    saved_view_id: Id;
    user_id: Id;
    by_mail: boolean;
    asked: JsonColumn;
    known_ids: string[];
    problem: string | null;
    unmailed: Defaulted<number>;
    mailed: Defaulted<number>;
    mailed_on: Day | null;
    checked_at: Moment;
    round: Defaulted<number>;
    zone: Defaulted<string>;
  };
  saved_views: {
    id: GeneratedId;
    owner_id: Id;
    resource: string;
    type: string;
    label: string;
    audience: Defaulted<'OWN' | 'ROLE' | 'EVERYONE'>;
    role:
      | 'administrator'
      | 'global_manager'
      | 'country_manager'
      | 'booker'
      | 'logistics'
      | 'compliance'
      | 'viewer'
      | null;
    look: JsonColumn;
    arguments: JsonColumn | null;
    date_created: Defaulted<Moment>;
    date_modified: Defaulted<Moment>;
    deleted_at: Moment | null;
  };
  second_factor_challenges: {
    token_hash: string;
    user_id: Id;
    session_id: string | null;
    secret: string | null;
    expires_at: Moment;
  };
  second_factors: {
    user_id: Id;
    secret: string;
    since: Moment;
    last_step: Id;
  };
  session_tokens: {
    token_hash: string;
    session_id: string;
    generation: number;
    expires_at: Moment;
    is_used: Defaulted<boolean>;
  };
  sessions: {
    id: Defaulted<string>;
    user_id: Id;
    user_agent: string | null;
    issued_at: Defaulted<Moment>;
    refreshed_at: Defaulted<Moment>;
    expires_at: Moment;
    absolute_expires_at: Moment;
    revoked_at: Moment | null;
    generation: Defaulted<number>;
    page_token_hash: string | null;
    is_strong: Defaulted<boolean>;
  };
  sso_transactions: {
    id: string;
    expires_at: Moment;
  };
  task_rows: {
    task_id: Id;
    position: number;
    key: string;
    label: string;
    state: Defaulted<'WAITING' | 'DONE' | 'FAILED' | 'SKIPPED'>;
    message: string | null;
    result: JsonColumn | null;
  };
  tasks: {
    id: GeneratedId;
    kind: string;
    title: string;
    subject: string | null;
    owner_id: Id;
    state: Defaulted<'WAITING' | 'RUNNING' | 'DONE' | 'CANCELLED' | 'FAILED'>;
    payload: JsonColumn;
    result: JsonColumn | null;
    message: string | null;
    runner: string | null;
    heartbeat_at: Moment | null;
    interruptions: Defaulted<number>;
    cancel_asked_at: Moment | null;
    date_created: Moment;
    date_started: Moment | null;
    date_ended: Moment | null;
  };
  trainers: {
    id: GeneratedId;
    name_title: string | null;
    first_name: string | null;
    last_name: string;
    name: Computed<string>;
    full_name: Computed<string>;
    photo: string | null;
    email: string | null;
    address: string | null;
    city: string | null;
    postcode: string | null;
    country_id: Id | null;
    position: string | null;
    hospital: string | null;
    faculty: string | null;
    description: string | null;
    experience: string | null;
    main_interests: string | null;
    research_work: string | null;
    primary_language: string | null;
    spoken_languages: Defaulted<string[]>;
    fmv_amount: number | null;
    fmv_currency: string | null;
    fmv_last_updated: Day | null;
    vat_payable: Defaulted<boolean>;
    is_disabled: Defaulted<boolean>;
    sap_number: string | null;
    onekey_id: string | null;
    veeva_id: string | null;
    date_created: Defaulted<Moment>;
    date_modified: Defaulted<Moment>;
    search_text: Computed<string>;
  };
  training_centre_trainers: {
    training_centre_id: Id;
    trainer_id: Id;
    priority: number;
  };
  training_centres: {
    id: GeneratedId;
    name: string;
    address: string | null;
    city: string | null;
    postal_code: string | null;
    country_id: Id;
    time_zone: Defaulted<string>;
    indication_id: Id | null;
    training_expertise: string | null;
    description: string | null;
    is_published: Defaulted<boolean>;
    lead_trainer_id: Id | null;
    location_image: string | null;
    authorisation_required: Defaulted<boolean>;
    authorisation_required_text: string | null;
    contract_required: Defaulted<boolean>;
    contract_required_text: string | null;
    date_created: Defaulted<Moment>;
    date_modified: Defaulted<Moment>;
    search_text: Computed<string>;
  };
  user_countries: {
    user_id: Id;
    country_id: Id;
  };
  user_identities: {
    id: GeneratedId;
    user_id: Id;
    tenant_id: string;
    object_id: string;
    linked_by: Id | null;
    date_linked: Defaulted<Moment>;
    last_sign_in: Moment | null;
  };
  user_roles: {
    user_id: Id;
    role:
      | 'administrator'
      | 'global_manager'
      | 'country_manager'
      | 'booker'
      | 'logistics'
      | 'compliance'
      | 'viewer';
  };
  users: {
    id: GeneratedId;
    username: string;
    user_email: string;
    name_title: string | null;
    first_name: string | null;
    last_name: string | null;
    full_name: Computed<string>;
    password_hash: string | null;
    options: Defaulted<JsonColumn>;
    preferences: string | null;
    registered_date: Defaulted<Moment>;
    date_modified: Defaulted<Moment>;
    deactivated_at: Moment | null;
    password_change_due: Defaulted<boolean>;
  };
  waiting_list_entries: {
    id: GeneratedId;
    centre_event_id: Id;
    participant_id: Id | null;
    author_id: Id;
    priority: Defaulted<number>;
    closed_at: Moment | null;
    closed_reason: 'UPGRADED' | 'EVENT_STARTED' | 'EVENT_CANCELLED' | 'ERASED' | null;
    event_booking_id: Id | null;
    accommodation: boolean | null;
    transportation: boolean | null;
    transport_method: string | null;
    date_arrival: Day | null;
    arrival_from: string | null;
    arrival_flight: string | null;
    date_departure: Day | null;
    departure_city: string | null;
    departure_to: string | null;
    departure_flight: string | null;
    date_check_in: Day | null;
    date_check_out: Day | null;
    number_of_nights: Computed<number | null>;
    date_of_birth: Day | null;
    passport_number: string | null;
    passport_country_issue: string | null;
    passport_expiration_date: string | null;
    visa_required: boolean | null;
    expectations: string | null;
    notes: string | null;
    date_expiry: Day | null;
    date_created: Defaulted<Moment>;
    date_modified: Defaulted<Moment>;
    deleted_at: Moment | null;
    passport_number_hint: string | null;
    passport_expires_soon: boolean | null;
  };
}
