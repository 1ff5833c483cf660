// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.

export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  LocalDateTime: { input: string; output: string; }
  EmailAddress: { input: string; output: string; }
  PhoneNumber: { input: string; output: string; }
  URL: { input: string; output: string; }
  RichText: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
  Mixed: { input: unknown; output: unknown; }
  Money: { input: number; output: number; }
  Minutes: { input: number; output: number; }
  Upload: { input: File; output: File; }
  CountryCode: { input: string; output: string; }
  Currency: { input: string; output: string; }
};

/** A browser or program that the signed-in user is signed in with. */
export type MySession = {
  /** Key of the session in this system. */
  readonly sessionId: Scalars['String']['output'];
  /** What the browser calls itself. */
  readonly userAgent?: Maybe<Scalars['String']['output']>;
  /** Whether it is the one that asks. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** When it was signed in. */
  readonly dateStarted: Scalars['DateTime']['output'];
  /** When it was last used, to within a few minutes. */
  readonly dateLastUsed: Scalars['DateTime']['output'];
};

/** What to change on your own profile. Fields left out stay as they are; null clears a field. */
export type UpdateMyProfileInput = {
  /** Title before the name, such as Dr. */
  readonly name_title?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  readonly first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly last_name?: InputMaybe<Scalars['String']['input']>;
};

/** A new password of your own. */
export type ChangeMyPasswordInput = {
  /** The password until now. */
  readonly current_password: Scalars['String']['input'];
  /** The new password, at least 12 characters. */
  readonly password: Scalars['String']['input'];
};

/** The programme of an event. */
export type Agenda = {
  /** Name of the programme. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Sections, in order. */
  readonly sections: ReadonlyArray<AgendaSection>;
};

/** A part of a programme, such as a day or a room. */
export type AgendaSection = {
  /** Name of the section. */
  readonly name: Scalars['String']['output'];
  /** Position among the sections. */
  readonly order: Scalars['Int']['output'];
  /** Items, in order. */
  readonly items: ReadonlyArray<AgendaItem>;
};

/** A talk, a workshop or a break. */
export type AgendaItem = {
  /** Name of the item. */
  readonly name: Scalars['String']['output'];
  /** What it is for. */
  readonly objectives?: Maybe<Scalars['String']['output']>;
  /** Position within the section. */
  readonly order: Scalars['Int']['output'];
  /** Begin, in the local time of the event. */
  readonly timeStart: Scalars['LocalDateTime']['output'];
  /** End, in the local time of the event. After the begin. */
  readonly timeEnd: Scalars['LocalDateTime']['output'];
  /** Who teaches. */
  readonly trainers: ReadonlyArray<AgendaItemTrainer>;
};

/** A trainer who teaches an item. */
export type AgendaItemTrainer = {
  /** The trainer. Empty if you may not see this trainer. */
  readonly trainer?: Maybe<Trainer>;
  /** Id of the trainer. */
  readonly trainerId: Scalars['ID']['output'];
  /** This item is not paid. */
  readonly excludeInHonoraria: Scalars['Boolean']['output'];
};

/** A programme that replaces the one there is. */
export type AgendaInput = {
  /** Name of the programme. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Sections. Sections left out are removed. */
  readonly sections: ReadonlyArray<AgendaSectionInput>;
};

/** A part of a programme, such as a day or a room. */
export type AgendaSectionInput = {
  /** Name of the section. */
  readonly name: Scalars['String']['input'];
  /** Position among the sections. The place in the list if left empty. */
  readonly order?: InputMaybe<Scalars['Int']['input']>;
  /** Items of the section. */
  readonly items?: InputMaybe<ReadonlyArray<AgendaItemInput>>;
};

/** A talk, a workshop or a break. */
export type AgendaItemInput = {
  /** Name of the item. */
  readonly name: Scalars['String']['input'];
  /** What it is for. */
  readonly objectives?: InputMaybe<Scalars['String']['input']>;
  /** Position within the section. The place in the list if left empty. */
  readonly order?: InputMaybe<Scalars['Int']['input']>;
  /** Begin, in the local time of the event. */
  readonly time_start: Scalars['LocalDateTime']['input'];
  /** End, in the local time of the event. After the begin. */
  readonly time_end: Scalars['LocalDateTime']['input'];
  /** Who teaches. */
  readonly trainers?: InputMaybe<ReadonlyArray<AgendaItemTrainerInput>>;
};

/** A trainer who teaches an item. */
export type AgendaItemTrainerInput = {
  /** Who teaches. */
  readonly trainer_id: Scalars['ID']['input'];
  /** This item is not paid. */
  readonly exclude_in_honoraria?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Where a document stands between being made and being withdrawn. */
export type ApprovalState =
  /** To approve: nobody has approved it yet. */
  | 'TO_APPROVE'
  /** Stale: what was approved has changed since. */
  | 'STALE'
  /** Approved: it may be used. */
  | 'APPROVED'
  /** Withdrawn: it may not be used any more. */
  | 'WITHDRAWN';

/** What a document is about changed after its approval. */
export type ApprovalChange = {
  /** What it is called, such as the name of the agenda item. */
  readonly label: Scalars['String']['output'];
  /** The field that changed. */
  readonly field: Scalars['String']['output'];
  /** What was approved. Empty where it was not there. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** What it is now. Empty where it is not there any more. */
  readonly after?: Maybe<Scalars['String']['output']>;
};

/** What happens to a document that has to be approved. */
export type ApprovalEvent =
  /** Attached: it was given to an event or a centre, or made anew for it. */
  | 'ATTACHED'
  /** Uploaded: it was given a file. */
  | 'UPLOADED'
  /** Approved: as it was then. */
  | 'APPROVED'
  /** Stale: what was approved was found to have changed. */
  | 'STALE'
  /** Withdrawn: for a reason. */
  | 'WITHDRAWN';

/** What the approval of a document settles. */
export type ApprovalPurpose =
  /** Contract: its approval freezes the honoraria of the event, and the contract counts as executed. */
  | 'CONTRACT'
  /** Authorisation: with its approval the authorisation of the event counts as obtained. */
  | 'AUTHORISATION'
  /** Other: nothing but the document itself. */
  | 'OTHER';

/** A step in the life of a document. */
export type ApprovalStep = {
  /** What happened. */
  readonly event: ApprovalEvent;
  /** Who did it. Empty where nobody did. */
  readonly user?: Maybe<User>;
  /** When. */
  readonly date: Scalars['DateTime']['output'];
  /** Fingerprint of what was seen. */
  readonly hash?: Maybe<Scalars['String']['output']>;
  /** Job code of an approval. */
  readonly jobcode?: Maybe<Scalars['String']['output']>;
  /** Reason of a withdrawal. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/** A document that has to be approved before it is used. */
export type ApprovedDocument = {
  /** Number of the document in this system. */
  readonly id: Scalars['ID']['output'];
  /** Name of the document. */
  readonly name: Scalars['String']['output'];
  /** Code given on approval. */
  readonly jobcode?: Maybe<Scalars['String']['output']>;
  /** Where the file is. */
  readonly documentUrl?: Maybe<Scalars['URL']['output']>;
  /** Id of the file if it was uploaded. */
  readonly customMediaId?: Maybe<Scalars['ID']['output']>;
  /** Fingerprint of what was approved. */
  readonly fieldHash?: Maybe<Scalars['String']['output']>;
  /** Who uploaded or made the document. */
  readonly author?: Maybe<User>;
  /** Who approved it. */
  readonly approvedBy?: Maybe<User>;
  /** Id of the user who approved it. */
  readonly approvedById?: Maybe<Scalars['ID']['output']>;
  /** When it was approved. */
  readonly dateApproved?: Maybe<Scalars['DateTime']['output']>;
  /** Uploaded rather than made from a template. */
  readonly isCustomDocument: Scalars['Boolean']['output'];
  /** Approved, not withdrawn, and what it is about has changed since. */
  readonly isApprovalStale: Scalars['Boolean']['output'];
  /** It has a file, is approved, not withdrawn and not stale. */
  readonly isAvailable: Scalars['Boolean']['output'];
  /** Where it stands. */
  readonly state: ApprovalState;
  /** Fingerprint of what it is about as it is now. Whoever approves confirms the one they saw. */
  readonly currentHash?: Maybe<Scalars['String']['output']>;
  /** What changed since the approval. Empty where nothing did. */
  readonly changes: ReadonlyArray<ApprovalChange>;
  /** Uploads, approvals and withdrawals: the latest 500, newest first. */
  readonly history: ReadonlyArray<ApprovalStep>;
  /** Why it cannot be approved as it is. Empty where it can. */
  readonly blocks: ReadonlyArray<Scalars['String']['output']>;
  /** What approving it sets in motion. */
  readonly consequences: ReadonlyArray<Scalars['String']['output']>;
  /** Name of the file. */
  readonly fileName?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the file. */
  readonly fileHash?: Maybe<Scalars['String']['output']>;
  /** Size of the file in bytes. */
  readonly fileSize?: Maybe<Scalars['Int']['output']>;
  /** Number of its pages. */
  readonly pages?: Maybe<Scalars['Int']['output']>;
  /** Path of the file that was approved, where a newer one has been uploaded since. */
  readonly approvedFilePath?: Maybe<Scalars['String']['output']>;
  /** What its approval settles. */
  readonly purpose: ApprovalPurpose;
  /** What was made, where it was made from a template. */
  readonly runType?: Maybe<DocumentRunType>;
  /** Key of the document run it was made in. Empty where it was uploaded, or where the run is not yours to see. */
  readonly runKey?: Maybe<Scalars['ID']['output']>;
  /** Guid of what was made anew in that run since, and can be attached in its place. */
  readonly newerGuid?: Maybe<Scalars['ID']['output']>;
  /** Why no run can make it again, and what can be done. Empty where one can, and of what was uploaded. */
  readonly whyNotAgain?: Maybe<Scalars['String']['output']>;
  /** The version of the template it was made from. */
  readonly template?: Maybe<MergeTemplate>;
  /** The event it belongs to. */
  readonly centreEvent?: Maybe<CentreEvent>;
  /** The centre it belongs to. */
  readonly trainingCentre?: Maybe<TrainingCentre>;
  /** First day of the event: until then it is needed. */
  readonly dateNeeded?: Maybe<Scalars['Date']['output']>;
  /** Since when it waits: for its approval, or stale. */
  readonly dateWaiting?: Maybe<Scalars['DateTime']['output']>;
  /** When it was withdrawn. */
  readonly dateWithdrawn?: Maybe<Scalars['DateTime']['output']>;
  /** Who withdrew it. */
  readonly withdrawnBy?: Maybe<User>;
  /** Why it was withdrawn. */
  readonly withdrawnReason?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly dateModified: Scalars['DateTime']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** How many documents stand where. */
export type ApprovalCounts = {
  /** To approve. */
  readonly toApprove: Scalars['Int']['output'];
  /** Stale. */
  readonly stale: Scalars['Int']['output'];
  /** Approved. */
  readonly approved: Scalars['Int']['output'];
  /** Withdrawn. */
  readonly withdrawn: Scalars['Int']['output'];
};

/** What to approve. */
export type ApproveDocumentInput = {
  /** The id of the approved document. */
  readonly id: Scalars['ID']['input'];
  /** Code of the approval, used by no other one in force. */
  readonly jobcode: Scalars['String']['input'];
  /** The fingerprint last read. If the document or what it is about has changed since, nothing is approved (F4). */
  readonly current_hash?: InputMaybe<Scalars['String']['input']>;
};

/** A file to be approved. */
export type UploadApprovedDocumentInput = {
  /** The id of the approved document. */
  readonly id: Scalars['ID']['input'];
  /** The file, a PDF. */
  readonly pdfFile: Scalars['Upload']['input'];
};

/** What approved documents can be sorted by. */
export type ApprovedDocumentSortColumn =
  /** Name. */
  | 'NAME'
  /** Code given on approval. */
  | 'JOBCODE'
  /** What its approval settles. */
  | 'PURPOSE'
  /** What was made. */
  | 'RUN_TYPE'
  /** Name of the file. */
  | 'FILE_NAME'
  /** Size of the file. */
  | 'FILE_SIZE'
  /** Number of pages. */
  | 'PAGES'
  /** First day of the event: the most urgent first. */
  | 'DATE_NEEDED'
  /** Since when it waits for its approval. */
  | 'DATE_WAITING'
  /** When it was approved. */
  | 'DATE_APPROVED'
  /** When it was withdrawn. */
  | 'DATE_WITHDRAWN'
  /** Date created. */
  | 'DATE_CREATED'
  /** Date modified. */
  | 'DATE_MODIFIED';

/** How to sort approved documents. */
export type ApprovedDocumentSortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: ApprovedDocumentSortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on approved documents can test. */
export type ApprovedDocumentConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** Name. */
  | 'NAME'
  /** Code given on approval. */
  | 'JOBCODE'
  /** Where it stands. */
  | 'STATE'
  /** What its approval settles. */
  | 'PURPOSE'
  /** Uploaded rather than made from a template. */
  | 'IS_CUSTOM_DOCUMENT'
  /** What was made, where it was made from a template. */
  | 'RUN_TYPE'
  /** Version of the template it was made from, by id. */
  | 'TEMPLATE_ID'
  /** Event, by id. */
  | 'CENTRE_EVENT_ID'
  /** Name of the event. */
  | 'CENTRE_EVENT_NAME'
  /** Country of the event, by id. */
  | 'CENTRE_EVENT_COUNTRY_ID'
  /** Centre, by id. */
  | 'TRAINING_CENTRE_ID'
  /** First day of the event: until then it is needed. */
  | 'DATE_NEEDED'
  /** Since when it waits for its approval. */
  | 'DATE_WAITING'
  /** Name of the file. */
  | 'FILE_NAME'
  /** Size of the file in bytes. */
  | 'FILE_SIZE'
  /** Number of its pages. */
  | 'PAGES'
  /** Who uploaded or made it, by id. */
  | 'AUTHOR_ID'
  /** Who approved it, by id. */
  | 'APPROVED_BY_ID'
  /** When it was approved. */
  | 'DATE_APPROVED'
  /** Who withdrew it, by id. */
  | 'WITHDRAWN_BY_ID'
  /** When it was withdrawn. */
  | 'DATE_WITHDRAWN'
  /** Why it was withdrawn. */
  | 'WITHDRAWN_REASON'
  /** When it was created. */
  | 'DATE_CREATED'
  /** When it was last changed. */
  | 'DATE_MODIFIED';

/** A condition on approved documents, alone or combined with others. */
export type ApprovedDocumentWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<ApprovedDocumentConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<ApprovedDocumentWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<ApprovedDocumentWhereConditions>>;
};

/** Which approved documents to list. */
export type ApprovedDocumentWhere = {
  /** Words in the name, the job code or the name of the file. */
  readonly text_search?: InputMaybe<Scalars['String']['input']>;
  /** Of this state. */
  readonly state?: InputMaybe<ApprovalState>;
  /** Of this event. */
  readonly centre_event_id?: InputMaybe<Scalars['ID']['input']>;
  /** Of this centre. */
  readonly training_centre_id?: InputMaybe<Scalars['ID']['input']>;
  /** Whose approval settles this. */
  readonly purpose?: InputMaybe<ApprovalPurpose>;
  /** Uploaded or made by this user. */
  readonly author_id?: InputMaybe<Scalars['ID']['input']>;
  /** Approved by this user. */
  readonly approved_by_id?: InputMaybe<Scalars['ID']['input']>;
  /** Of events that start on this day or later. */
  readonly date_needed_gte?: InputMaybe<Scalars['Date']['input']>;
  /** Of events that start before this day. */
  readonly date_needed_lt?: InputMaybe<Scalars['Date']['input']>;
  /** Further conditions. */
  readonly whereConditions?: InputMaybe<ApprovedDocumentWhereConditions>;
};

/** One page of approved documents. */
export type ApprovedDocumentPaginator = {
  /** The approved documents on this page. */
  readonly data: ReadonlyArray<ApprovedDocument>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** A change that somebody made. */
export type Audit = {
  /** Number of the change in this system. */
  readonly id: Scalars['ID']['output'];
  /** Id of the record that was changed. Empty where it is about no single record, such as an export. */
  readonly auditableId?: Maybe<Scalars['ID']['output']>;
  /** Id of the record whose history this belongs to: the event where one of its costs was changed, else the record itself. */
  readonly ownerId?: Maybe<Scalars['ID']['output']>;
  /** Kind of record, such as CentreEvent. */
  readonly auditableType: Scalars['String']['output'];
  /** Whether that record can still be opened: it may have been deleted, closed or merged into another since. */
  readonly isThere: Scalars['Boolean']['output'];
  /** What was done, such as created, updated, deleted or restored. */
  readonly event: Scalars['String']['output'];
  /** What the record was called at the time. */
  readonly model?: Maybe<Scalars['String']['output']>;
  /** Values before the change. Changed ones only. */
  readonly oldValues?: Maybe<Scalars['JSON']['output']>;
  /** Values after the change. Changed ones only. */
  readonly newValues?: Maybe<Scalars['JSON']['output']>;
  /** Who did it. Empty if the system did. */
  readonly user?: Maybe<User>;
  /** When it was done. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** What changes can be sorted by. */
export type AuditOrderColumn =
  /** When it was done. */
  | 'CREATED_AT';

/** How to sort changes. */
export type AuditOrderBy = {
  /** What to sort by. */
  readonly column?: InputMaybe<AuditOrderColumn>;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on changes can test. */
export type AuditConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** Id of the record. */
  | 'AUDITABLE_ID'
  /** Id of the record whose history this belongs to: the event where one of its costs was changed, else the record itself. */
  | 'OWNER_ID'
  /** Kind of record. */
  | 'AUDITABLE_TYPE'
  /** What was done. */
  | 'EVENT'
  /** What the record was called. */
  | 'MODEL'
  /** Who did it, by id. */
  | 'USER_ID'
  /** When it was done. */
  | 'CREATED_AT';

/** A condition on changes, alone or combined with others. */
export type AuditWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<AuditConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<AuditWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<AuditWhereConditions>>;
  /** Related records must exist in the number asked for. */
  readonly HAS?: InputMaybe<AuditWhereConditionsRelation>;
};

/** A condition on records that belong to changes. */
export type AuditWhereConditionsRelation = {
  /** Which related records are counted. */
  readonly relation: AuditConditionRelation;
  /** How the number is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** The number to compare with. */
  readonly amount?: InputMaybe<Scalars['Int']['input']>;
  /** Count only the related records that meet this. */
  readonly condition?: InputMaybe<AuditRelationWhereConditions>;
};

/** Records related to changes that conditions can count. */
export type AuditConditionRelation =
  /** The user who did it. */
  | 'USER';

/** A condition on the records related to changes. */
export type AuditRelationWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<AuditRelationConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<AuditRelationWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<AuditRelationWhereConditions>>;
};

/** What conditions on records related to changes can test. */
export type AuditRelationConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** E-mail address. */
  | 'USER_EMAIL'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME';

/** One page of changes. */
export type AuditPaginator = {
  /** The changes on this page. */
  readonly data: ReadonlyArray<Audit>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** What somebody takes out as a file. */
export type RecordExportInput = {
  /** Kind of record, such as CentreEvent; Dashboard for a chart. */
  readonly subject: Scalars['String']['input'];
  /** What the chart is called. A list is named by its kind of record. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The arguments with which the list or the dashboard was read, by name. The rows of a list are counted by them. */
  readonly arguments?: InputMaybe<Scalars['JSON']['input']>;
  /** Paths of the columns in the file, those that the record has are kept; of a chart what stands over them. */
  readonly columns: ReadonlyArray<Scalars['String']['input']>;
};

/** Whether an event has seats left for trainees. */
export type EventCapacity =
  /** Full: no seat is left for a trainee. */
  | 'FULL'
  /** Not full: a trainee can still be booked. */
  | 'NOT_FULL';

/** A training event at a centre. */
export type CentreEvent = {
  /** Number of the event in this system. */
  readonly id: Scalars['ID']['output'];
  /** Name of the event. */
  readonly name: Scalars['String']['output'];
  /** First day. */
  readonly dateStart?: Maybe<Scalars['Date']['output']>;
  /** Last day: not before the first. */
  readonly dateEnd?: Maybe<Scalars['Date']['output']>;
  /** Time zone of the event: taken over from its centre. */
  readonly timeZone: Scalars['String']['output'];
  /** Centre that holds the event. */
  readonly trainingCentre?: Maybe<TrainingCentre>;
  /** Centre that holds the event. */
  readonly trainingCentreId: Scalars['ID']['output'];
  /** Country the event belongs to. The country of its centre if left empty. */
  readonly country?: Maybe<Country>;
  /** Country the event belongs to. The country of its centre if left empty. */
  readonly countryId?: Maybe<Scalars['ID']['output']>;
  /** Where planning stands, in free words, such as Draft, Planned or Open. No rule reads it. */
  readonly eventStatus?: Maybe<Scalars['String']['output']>;
  /** Open for booking. */
  readonly isPublished: Scalars['Boolean']['output'];
  /** All seats for trainees are taken. */
  readonly isFull: Scalars['Boolean']['output'];
  /** Brand the event is held for. */
  readonly brand?: Maybe<Scalars['String']['output']>;
  /** Language spoken at the event. */
  readonly language?: Maybe<Scalars['String']['output']>;
  /** What the event is about. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** What participants will have learnt. */
  readonly objectives?: Maybe<Scalars['String']['output']>;
  /** Who leads the event. One of its trainers. */
  readonly leadTrainer?: Maybe<Trainer>;
  /** Who teaches, in order of priority. */
  readonly trainers: ReadonlyArray<EventTrainer>;
  /** What the trainers are paid, in order of priority. Only those whose fees you may see. */
  readonly trainerHonoraria: ReadonlyArray<TrainerHonoraria>;
  /** The programme as it stands now. */
  readonly agenda?: Maybe<Agenda>;
  /** The programme as it was first approved. */
  readonly agendaOrig?: Maybe<Agenda>;
  /** The approved document of the event. */
  readonly approvedDocument?: Maybe<ApprovedDocument>;
  /** Only allowed countries may book. Without any, only roles for all countries may. */
  readonly restrictCountries: Scalars['Boolean']['output'];
  /** Countries that may book if countries are restricted. */
  readonly allowedCountries: ReadonlyArray<Country>;
  /** The authorisation the centre requires has been given. */
  readonly authorisationObtained: Scalars['Boolean']['output'];
  /** Remarks on the authorisation. */
  readonly authorisationObtainedText?: Maybe<Scalars['String']['output']>;
  /** The contract the centre requires has been signed. */
  readonly contractExecuted: Scalars['Boolean']['output'];
  /** Remarks on the contract. */
  readonly contractExecutedText?: Maybe<Scalars['String']['output']>;
  /** Clinical cases that are shown. */
  readonly clinicalCasesDetail?: Maybe<Scalars['String']['output']>;
  /** Names of the details to collect from everyone who is booked. */
  readonly collectFields: ReadonlyArray<Scalars['String']['output']>;
  /** Flights are booked by global logistics; others enter wishes. */
  readonly globalManageFlights: Scalars['Boolean']['output'];
  /** Seats for trainees. Empty means no limit, 0 means none. */
  readonly maxTrainees?: Maybe<Scalars['Int']['output']>;
  /** Seats for staff. Empty means no limit, 0 means none. */
  readonly maxStaff?: Maybe<Scalars['Int']['output']>;
  /** Trainees from one country at most. Empty means no limit. */
  readonly maxBookingsCountry?: Maybe<Scalars['Int']['output']>;
  /** Trainees booked by one user at most. Empty means no limit. */
  readonly maxBookingsUser?: Maybe<Scalars['Int']['output']>;
  /** Places on the waiting list. Empty means no limit, 0 means there is no list. */
  readonly maxWaitingList?: Maybe<Scalars['Int']['output']>;
  /** Days a placeholder holds its seat. Empty means until the first day of the event. */
  readonly placeholderExpiryDays?: Maybe<Scalars['Int']['output']>;
  /** Seats taken by trainees: placeholders included. */
  readonly traineeCount: Scalars['Int']['output'];
  /** Seats taken by staff: placeholders included. */
  readonly staffCount: Scalars['Int']['output'];
  /** Seats held without a participant. */
  readonly placeholderCount: Scalars['Int']['output'];
  /** People on the waiting list. */
  readonly waitingListCount: Scalars['Int']['output'];
  /** Currency the costs are added up in. */
  readonly costsBaseCurrency?: Maybe<Scalars['Currency']['output']>;
  /** Who pays for accommodation, and what. */
  readonly costAccommodation?: Maybe<Scalars['String']['output']>;
  /** Who pays for coffee breaks, and what. */
  readonly costCoffee?: Maybe<Scalars['String']['output']>;
  /** Who pays for dinner, and what. */
  readonly costDinner?: Maybe<Scalars['String']['output']>;
  /** Who pays for flights, and what. */
  readonly costFlights?: Maybe<Scalars['String']['output']>;
  /** Who pays for lunch, and what. */
  readonly costLunch?: Maybe<Scalars['String']['output']>;
  /** Who pays for transfers, and what. */
  readonly costTransfers?: Maybe<Scalars['String']['output']>;
  /** Name of the hotel. */
  readonly hotelName?: Maybe<Scalars['String']['output']>;
  /** Address of the hotel. */
  readonly hotelAddress?: Maybe<Scalars['String']['output']>;
  /** Telephone of the hotel. */
  readonly hotelPhone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Who leads at the logistics agency. */
  readonly logisticsVendorLeadName?: Maybe<Scalars['String']['output']>;
  /** E-mail address of the lead at the logistics agency. */
  readonly logisticsVendorLeadEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** Telephone of the lead at the logistics agency. */
  readonly logisticsVendorLeadPhone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Whom to ask for on site. */
  readonly onsiteContactName?: Maybe<Scalars['String']['output']>;
  /** E-mail address of the contact on site. */
  readonly onsiteContactEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** Telephone of the contact on site. */
  readonly onsiteContactPhone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Costs that are expected. */
  readonly estimatedCosts: ReadonlyArray<EstimatedCost>;
  /** What the costs that you may see come to, with what is booked now and with every seat taken. */
  readonly costTotals?: Maybe<CostTotals>;
  /** All bookings, by last name; those without a participant last. */
  readonly eventBookings: ReadonlyArray<EventBooking>;
  /** Active waiting-list entries, first in line first. */
  readonly waitingListEntries: ReadonlyArray<WaitingListEntry>;
  /** When it was created. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly dateModified: Scalars['DateTime']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** What to fill in for a new centre event. */
export type CreateCentreEventInput = {
  /** Name of the event. */
  readonly name: Scalars['String']['input'];
  /** First day. */
  readonly date_start?: InputMaybe<Scalars['Date']['input']>;
  /** Last day: not before the first. */
  readonly date_end?: InputMaybe<Scalars['Date']['input']>;
  /** Centre that holds the event. */
  readonly training_centre_id: Scalars['ID']['input'];
  /** Country the event belongs to. The country of its centre if left empty. */
  readonly country_id?: InputMaybe<Scalars['ID']['input']>;
  /** Where planning stands, in free words, such as Draft, Planned or Open. No rule reads it. */
  readonly event_status?: InputMaybe<Scalars['String']['input']>;
  /** Open for booking. */
  readonly is_published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Brand the event is held for. */
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  /** Language spoken at the event. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  /** What the event is about. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** What participants will have learnt. */
  readonly objectives?: InputMaybe<Scalars['String']['input']>;
  /** Who leads the event. One of its trainers. */
  readonly lead_trainer_id?: InputMaybe<Scalars['ID']['input']>;
  /** Who teaches, in order of priority. */
  readonly trainers?: InputMaybe<SyncEventTrainers>;
  /** The programme as it stands now. */
  readonly agenda?: InputMaybe<AgendaInput>;
  /** Only allowed countries may book. Without any, only roles for all countries may. */
  readonly restrict_countries?: InputMaybe<Scalars['Boolean']['input']>;
  /** Countries that may book if countries are restricted. */
  readonly allowed_countries?: InputMaybe<SyncCountries>;
  /** The authorisation the centre requires has been given. */
  readonly authorisation_obtained?: InputMaybe<Scalars['Boolean']['input']>;
  /** Remarks on the authorisation. */
  readonly authorisation_obtained_text?: InputMaybe<Scalars['String']['input']>;
  /** The contract the centre requires has been signed. */
  readonly contract_executed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Remarks on the contract. */
  readonly contract_executed_text?: InputMaybe<Scalars['String']['input']>;
  /** Clinical cases that are shown. */
  readonly clinical_cases_detail?: InputMaybe<Scalars['String']['input']>;
  /** Names of the details to collect from everyone who is booked. */
  readonly collect_fields?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Flights are booked by global logistics; others enter wishes. */
  readonly global_manage_flights?: InputMaybe<Scalars['Boolean']['input']>;
  /** Seats for trainees. Empty means no limit, 0 means none. */
  readonly max_trainees?: InputMaybe<Scalars['Int']['input']>;
  /** Seats for staff. Empty means no limit, 0 means none. */
  readonly max_staff?: InputMaybe<Scalars['Int']['input']>;
  /** Trainees from one country at most. Empty means no limit. */
  readonly max_bookings_country?: InputMaybe<Scalars['Int']['input']>;
  /** Trainees booked by one user at most. Empty means no limit. */
  readonly max_bookings_user?: InputMaybe<Scalars['Int']['input']>;
  /** Places on the waiting list. Empty means no limit, 0 means there is no list. */
  readonly max_waiting_list?: InputMaybe<Scalars['Int']['input']>;
  /** Days a placeholder holds its seat. Empty means until the first day of the event. */
  readonly placeholder_expiry_days?: InputMaybe<Scalars['Int']['input']>;
  /** Currency the costs are added up in. */
  readonly costs_base_currency?: InputMaybe<Scalars['Currency']['input']>;
  /** Who pays for accommodation, and what. */
  readonly cost_accommodation?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for coffee breaks, and what. */
  readonly cost_coffee?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for dinner, and what. */
  readonly cost_dinner?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for flights, and what. */
  readonly cost_flights?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for lunch, and what. */
  readonly cost_lunch?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for transfers, and what. */
  readonly cost_transfers?: InputMaybe<Scalars['String']['input']>;
  /** Name of the hotel. */
  readonly hotel_name?: InputMaybe<Scalars['String']['input']>;
  /** Address of the hotel. */
  readonly hotel_address?: InputMaybe<Scalars['String']['input']>;
  /** Telephone of the hotel. */
  readonly hotel_phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Who leads at the logistics agency. */
  readonly logistics_vendor_lead_name?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the lead at the logistics agency. */
  readonly logistics_vendor_lead_email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Telephone of the lead at the logistics agency. */
  readonly logistics_vendor_lead_phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Whom to ask for on site. */
  readonly onsite_contact_name?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the contact on site. */
  readonly onsite_contact_email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Telephone of the contact on site. */
  readonly onsite_contact_phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Costs that are expected. */
  readonly estimated_costs?: InputMaybe<CreateEventEstimatedCosts>;
  /** A UUID made once per form: the same form sent twice makes one event. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** What to change on a centre event. Fields left out stay as they are; null clears a field. */
export type UpdateCentreEventInput = {
  /** Which centre event to change. */
  readonly id: Scalars['ID']['input'];
  /** Name of the event. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** First day. */
  readonly date_start?: InputMaybe<Scalars['Date']['input']>;
  /** Last day: not before the first. */
  readonly date_end?: InputMaybe<Scalars['Date']['input']>;
  /** Centre that holds the event. */
  readonly training_centre_id?: InputMaybe<Scalars['ID']['input']>;
  /** Country the event belongs to. The country of its centre if left empty. */
  readonly country_id?: InputMaybe<Scalars['ID']['input']>;
  /** Where planning stands, in free words, such as Draft, Planned or Open. No rule reads it. */
  readonly event_status?: InputMaybe<Scalars['String']['input']>;
  /** Open for booking. */
  readonly is_published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Brand the event is held for. */
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  /** Language spoken at the event. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  /** What the event is about. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** What participants will have learnt. */
  readonly objectives?: InputMaybe<Scalars['String']['input']>;
  /** Who leads the event. One of its trainers. */
  readonly lead_trainer_id?: InputMaybe<Scalars['ID']['input']>;
  /** Who teaches, in order of priority. */
  readonly trainers?: InputMaybe<SyncEventTrainers>;
  /** The programme as it stands now. */
  readonly agenda?: InputMaybe<AgendaInput>;
  /** Only allowed countries may book. Without any, only roles for all countries may. */
  readonly restrict_countries?: InputMaybe<Scalars['Boolean']['input']>;
  /** Countries that may book if countries are restricted. */
  readonly allowed_countries?: InputMaybe<SyncCountries>;
  /** The authorisation the centre requires has been given. */
  readonly authorisation_obtained?: InputMaybe<Scalars['Boolean']['input']>;
  /** Remarks on the authorisation. */
  readonly authorisation_obtained_text?: InputMaybe<Scalars['String']['input']>;
  /** The contract the centre requires has been signed. */
  readonly contract_executed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Remarks on the contract. */
  readonly contract_executed_text?: InputMaybe<Scalars['String']['input']>;
  /** Clinical cases that are shown. */
  readonly clinical_cases_detail?: InputMaybe<Scalars['String']['input']>;
  /** Names of the details to collect from everyone who is booked. */
  readonly collect_fields?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Flights are booked by global logistics; others enter wishes. */
  readonly global_manage_flights?: InputMaybe<Scalars['Boolean']['input']>;
  /** Seats for trainees. Empty means no limit, 0 means none. */
  readonly max_trainees?: InputMaybe<Scalars['Int']['input']>;
  /** Seats for staff. Empty means no limit, 0 means none. */
  readonly max_staff?: InputMaybe<Scalars['Int']['input']>;
  /** Trainees from one country at most. Empty means no limit. */
  readonly max_bookings_country?: InputMaybe<Scalars['Int']['input']>;
  /** Trainees booked by one user at most. Empty means no limit. */
  readonly max_bookings_user?: InputMaybe<Scalars['Int']['input']>;
  /** Places on the waiting list. Empty means no limit, 0 means there is no list. */
  readonly max_waiting_list?: InputMaybe<Scalars['Int']['input']>;
  /** Days a placeholder holds its seat. Empty means until the first day of the event. */
  readonly placeholder_expiry_days?: InputMaybe<Scalars['Int']['input']>;
  /** Currency the costs are added up in. */
  readonly costs_base_currency?: InputMaybe<Scalars['Currency']['input']>;
  /** Who pays for accommodation, and what. */
  readonly cost_accommodation?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for coffee breaks, and what. */
  readonly cost_coffee?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for dinner, and what. */
  readonly cost_dinner?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for flights, and what. */
  readonly cost_flights?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for lunch, and what. */
  readonly cost_lunch?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for transfers, and what. */
  readonly cost_transfers?: InputMaybe<Scalars['String']['input']>;
  /** Name of the hotel. */
  readonly hotel_name?: InputMaybe<Scalars['String']['input']>;
  /** Address of the hotel. */
  readonly hotel_address?: InputMaybe<Scalars['String']['input']>;
  /** Telephone of the hotel. */
  readonly hotel_phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Who leads at the logistics agency. */
  readonly logistics_vendor_lead_name?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the lead at the logistics agency. */
  readonly logistics_vendor_lead_email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Telephone of the lead at the logistics agency. */
  readonly logistics_vendor_lead_phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Whom to ask for on site. */
  readonly onsite_contact_name?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the contact on site. */
  readonly onsite_contact_email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Telephone of the contact on site. */
  readonly onsite_contact_phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Costs that are expected. */
  readonly estimated_costs?: InputMaybe<UpdateEventEstimatedCosts>;
  /** The modification time last read. If someone else has saved since, nothing is written and the differences are reported. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A trainer of an event. */
export type EventTrainer = {
  /** The trainer. Empty if you may not see this trainer. */
  readonly trainer?: Maybe<Trainer>;
  /** Id of the trainer. */
  readonly trainerId: Scalars['ID']['output'];
  /** Lower comes first. No two trainers of an event share one. */
  readonly priority: Scalars['Int']['output'];
  /** Paid preparation, in minutes. */
  readonly prepMinutes: Scalars['Minutes']['output'];
  /** Paid follow-up, in minutes. */
  readonly postMinutes: Scalars['Minutes']['output'];
  /** Paid travel, in minutes. */
  readonly travelMinutes: Scalars['Minutes']['output'];
  /** What the trainer does at the event. */
  readonly activityDescription?: Maybe<Scalars['String']['output']>;
};

/** Trainers that replace the whole list. */
export type SyncEventTrainers = {
  /** The trainers. Trainers left out are removed. */
  readonly sync: ReadonlyArray<EventTrainerInput>;
};

/** A trainer of an event. */
export type EventTrainerInput = {
  /** Who teaches. */
  readonly id: Scalars['ID']['input'];
  /** Lower comes first. No two trainers of an event share one. */
  readonly priority: Scalars['Int']['input'];
  /** Paid preparation, in minutes. */
  readonly prep_minutes?: InputMaybe<Scalars['Minutes']['input']>;
  /** Paid follow-up, in minutes. */
  readonly post_minutes?: InputMaybe<Scalars['Minutes']['input']>;
  /** Paid travel, in minutes. */
  readonly travel_minutes?: InputMaybe<Scalars['Minutes']['input']>;
  /** What the trainer does at the event. */
  readonly activity_description?: InputMaybe<Scalars['String']['input']>;
};

/** What events can be sorted by. */
export type CentreEventOrderColumn =
  /** First day. */
  | 'DATE_START'
  /** Number in this system. */
  | 'ID'
  /** Name. */
  | 'NAME';

/** How to sort events. */
export type CentreEventOrderBy = {
  /** What to sort by. */
  readonly column?: InputMaybe<CentreEventOrderColumn>;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
  /** Sort by a figure over the bookings instead of a column. */
  readonly event_bookings?: InputMaybe<CentreEventOrderByEventBookings>;
  /** Sort by a figure over the waiting-list entries instead of a column. */
  readonly waiting_list_entries?: InputMaybe<CentreEventOrderByWaitingListEntries>;
  /** Sort by a figure over the estimated costs instead of a column. */
  readonly estimated_costs?: InputMaybe<CentreEventOrderByEstimatedCosts>;
};

/** Sort events by a figure over their bookings. */
export type CentreEventOrderByEventBookings = {
  /** Which figure. */
  readonly aggregate: OrderByRelationWithColumnAggregateFunction;
  /** Which value the figure is taken over. Not needed for a count. */
  readonly column?: InputMaybe<CentreEventOrderByEventBookingsColumn>;
};

/** Values of bookings that events can be sorted by. */
export type CentreEventOrderByEventBookingsColumn =
  /** Date created. */
  | 'DATE_CREATED';

/** Sort events by a figure over their waiting-list entries. */
export type CentreEventOrderByWaitingListEntries = {
  /** Which figure. */
  readonly aggregate: OrderByRelationWithColumnAggregateFunction;
  /** Which value the figure is taken over. Not needed for a count. */
  readonly column?: InputMaybe<CentreEventOrderByWaitingListEntriesColumn>;
};

/** Values of waiting-list entries that events can be sorted by. */
export type CentreEventOrderByWaitingListEntriesColumn =
  /** Priority. */
  | 'PRIORITY'
  /** Date created. */
  | 'DATE_CREATED';

/** Sort events by a figure over their estimated costs. */
export type CentreEventOrderByEstimatedCosts = {
  /** Which figure. */
  readonly aggregate: OrderByRelationWithColumnAggregateFunction;
  /** Which value the figure is taken over. Not needed for a count. */
  readonly column?: InputMaybe<CentreEventOrderByEstimatedCostsColumn>;
};

/** Values of estimated costs that events can be sorted by. */
export type CentreEventOrderByEstimatedCostsColumn =
  /** Amount without VAT. */
  | 'AMOUNT_EXC_VAT'
  /** Amount with VAT. */
  | 'AMOUNT_INC_VAT';

/** What events can be sorted by, besides their order columns. */
export type CentreEventSortColumn =
  /** First day. */
  | 'DATE_START'
  /** Last day. */
  | 'DATE_END'
  /** Name. */
  | 'NAME'
  /** Where planning stands. */
  | 'EVENT_STATUS'
  /** Name of the centre. */
  | 'TRAINING_CENTRE'
  /** Name of the country. */
  | 'COUNTRY'
  /** Language. */
  | 'LANGUAGE'
  /** Open for booking: no, then yes. */
  | 'IS_PUBLISHED'
  /** Seats for trainees. */
  | 'MAX_TRAINEES'
  /** Seats taken by trainees. */
  | 'TRAINEE_COUNT'
  /** How full it is: seats taken by trainees for each seat there is. Without a maximum it is never full and comes last. */
  | 'FILL'
  /** People on the waiting list. */
  | 'WAITING_LIST_COUNT'
  /** Date created. */
  | 'DATE_CREATED'
  /** Date modified. */
  | 'DATE_MODIFIED';

/** How to sort events besides their order columns. */
export type CentreEventSortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: CentreEventSortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on events can test. */
export type CentreEventConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** Name of the event. */
  | 'NAME'
  /** First day. */
  | 'DATE_START'
  /** Last day. */
  | 'DATE_END'
  /** Where planning stands, in free words. */
  | 'EVENT_STATUS'
  /** Open for booking. */
  | 'IS_PUBLISHED'
  /** Whether seats for trainees are left: one of the values of the filter. */
  | 'CAPACITY'
  /** Centre, by id. */
  | 'TRAINING_CENTRE_ID'
  /** Name of the centre. */
  | 'TRAINING_CENTRE_NAME'
  /** City of the centre. */
  | 'TRAINING_CENTRE_CITY'
  /** Indication of the centre, by id. */
  | 'INDICATION_ID'
  /** Country, by id. */
  | 'COUNTRY_ID'
  /** Who leads the event, by id. */
  | 'LEAD_TRAINER_ID'
  /** Brand the event is held for. */
  | 'BRAND'
  /** Language spoken at the event. */
  | 'LANGUAGE'
  /** What the event is about. */
  | 'DESCRIPTION'
  /** Only allowed countries may book. */
  | 'RESTRICT_COUNTRIES'
  /** The authorisation has been given. */
  | 'AUTHORISATION_OBTAINED'
  /** The contract has been signed. */
  | 'CONTRACT_EXECUTED'
  /** Flights are booked by global logistics. */
  | 'GLOBAL_MANAGE_FLIGHTS'
  /** Seats for trainees. */
  | 'MAX_TRAINEES'
  /** Seats for staff. */
  | 'MAX_STAFF'
  /** Seats taken by trainees. */
  | 'TRAINEE_COUNT'
  /** Seats taken by staff. */
  | 'STAFF_COUNT'
  /** Seats held without a participant. */
  | 'PLACEHOLDER_COUNT'
  /** People on the waiting list. */
  | 'WAITING_LIST_COUNT'
  /** Currency of the costs. */
  | 'COSTS_BASE_CURRENCY'
  /** Currency of one of its estimated costs. */
  | 'COST_CURRENCY'
  /** One of its trainers, by id. */
  | 'TRAINER_ID'
  /** You may book for it. */
  | 'RESTRICT_BY_CURRENT_USER'
  /** Name of the hotel. */
  | 'HOTEL_NAME'
  /** Date created. */
  | 'DATE_CREATED'
  /** Date modified. */
  | 'DATE_MODIFIED';

/** A condition on events, alone or combined with others. */
export type CentreEventWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<CentreEventConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<CentreEventWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<CentreEventWhereConditions>>;
  /** Related records must exist in the number asked for. */
  readonly HAS?: InputMaybe<CentreEventWhereConditionsRelation>;
};

/** A condition on records that belong to events. */
export type CentreEventWhereConditionsRelation = {
  /** Which related records are counted. */
  readonly relation: CentreEventConditionRelation;
  /** How the number is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** The number to compare with. */
  readonly amount?: InputMaybe<Scalars['Int']['input']>;
  /** Count only the related records that meet this. */
  readonly condition?: InputMaybe<CentreEventRelationWhereConditions>;
};

/** Records related to events that conditions can count. */
export type CentreEventConditionRelation =
  /** Bookings. */
  | 'EVENT_BOOKINGS'
  /** Waiting-list entries. */
  | 'WAITING_LIST_ENTRIES';

/** A condition on the records related to events. */
export type CentreEventRelationWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<CentreEventRelationConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<CentreEventRelationWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<CentreEventRelationWhereConditions>>;
};

/** What conditions on records related to events can test. */
export type CentreEventRelationConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** Participant, by id. */
  | 'PARTICIPANT_ID'
  /** Who made it, by id. */
  | 'AUTHOR_ID'
  /** Booking status. For bookings only. */
  | 'BOOKING_STATUS'
  /** Booking type. For bookings only. */
  | 'BOOKING_TYPE'
  /** Last day a placeholder holds its seat, or somebody is willing to wait. */
  | 'DATE_EXPIRY'
  /** Priority. For waiting-list entries only. */
  | 'PRIORITY'
  /** Date created. */
  | 'DATE_CREATED';

/** Which events to list. */
export type CentreEventWhere = {
  /** Whether seats for trainees are left. */
  readonly capacity?: InputMaybe<EventCapacity>;
  /** Belonging to this country. */
  readonly country_id?: InputMaybe<Scalars['ID']['input']>;
  /** Starting on this day or later. */
  readonly date_start_gte?: InputMaybe<Scalars['Date']['input']>;
  /** Starting before this day. */
  readonly date_start_lt?: InputMaybe<Scalars['Date']['input']>;
  /** At centres that train for this indication. */
  readonly indication_id?: InputMaybe<Scalars['ID']['input']>;
  /** With estimated costs in this currency. */
  readonly cost_currency?: InputMaybe<Scalars['Currency']['input']>;
  /** Yes for published events only, no for the others only. */
  readonly is_published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Held in this language. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  /** Only events that you may book for; for bookers only those that are published and not over. */
  readonly restrict_by_current_user?: InputMaybe<Scalars['Boolean']['input']>;
  /** Yes for events restricted to countries only, no for the others only. */
  readonly restrict_countries?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words in the name, the description, the centre or its city. */
  readonly text_search?: InputMaybe<Scalars['String']['input']>;
  /** With this trainer. */
  readonly trainer_id?: InputMaybe<Scalars['ID']['input']>;
  /** At this centre. */
  readonly training_centre_id?: InputMaybe<Scalars['ID']['input']>;
  /** Further conditions. */
  readonly whereConditions?: InputMaybe<CentreEventWhereConditions>;
};

/** One page of events. */
export type CentreEventPaginator = {
  /** The events on this page. */
  readonly data: ReadonlyArray<CentreEvent>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** A category of costs. Categories form a tree. */
export type CostCategory = {
  /** Number of the category in this system. */
  readonly id: Scalars['ID']['output'];
  /** Name of the category. */
  readonly name: Scalars['String']['output'];
  /** Reference in the accounts. What is below TRV, ACC and LOG is for logistics to see and write. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** Category that this one is below. Empty at the top of the tree. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** Category that this one is below. Empty at the top of the tree. */
  readonly parent?: Maybe<CostCategory>;
  /** Names from the top of the tree down to this category. */
  readonly path: Scalars['String']['output'];
  /** Categories directly below this one. */
  readonly children: ReadonlyArray<CostCategory>;
  /** When it was created. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly dateModified: Scalars['DateTime']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** What to fill in for a new cost category. */
export type CreateCostCategoryInput = {
  /** Name of the category. No two below the same category share one. */
  readonly name: Scalars['String']['input'];
  /** Reference in the accounts. What is below TRV, ACC and LOG is for logistics to see and write. */
  readonly reference?: InputMaybe<Scalars['String']['input']>;
  /** Category that this one is below. Empty at the top of the tree. */
  readonly parent_id?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID made once per form: the same form sent twice makes one category. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** What to change on a cost category. Fields left out stay as they are; null clears a field. */
export type UpdateCostCategoryInput = {
  /** Which cost category to change. */
  readonly id: Scalars['ID']['input'];
  /** Name of the category. No two below the same category share one. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Reference in the accounts. What is below TRV, ACC and LOG is for logistics to see and write. */
  readonly reference?: InputMaybe<Scalars['String']['input']>;
  /** Category that this one is below. Empty at the top of the tree. */
  readonly parent_id?: InputMaybe<Scalars['ID']['input']>;
  /** The modification time last read. If someone else has saved since, nothing is written and the differences are reported. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What the costs of an event come to. A sum of which a part is not known is empty: no currency is chosen, a rate is missing, the seats have no limit, or it comes to more than a number holds. */
export type CostTotals = {
  /** Currency the costs are added up in. */
  readonly currency?: Maybe<Scalars['Currency']['output']>;
  /** Whether the event may have costs that you do not see. The sums and the lines are of those that you see. */
  readonly isPartial: Scalars['Boolean']['output'];
  /** Seats taken by trainees: placeholders included. */
  readonly trainees: Scalars['Int']['output'];
  /** Trainers of the event. */
  readonly trainers: Scalars['Int']['output'];
  /** Seats for trainees. Empty means no limit. */
  readonly seats?: Maybe<Scalars['Int']['output']>;
  /** With what is booked now. */
  readonly booked: CostSum;
  /** With every seat for trainees taken. */
  readonly atCapacity: CostSum;
  /** The other currencies that costs are in, and what one unit of each is worth. */
  readonly rates: ReadonlyArray<CostRate>;
  /** Every cost, as it enters into the sums. */
  readonly lines: ReadonlyArray<CostLine>;
};

/** A sum of costs, in the currency the costs are added up in. */
export type CostSum = {
  /** Without VAT. */
  readonly excVat?: Maybe<Scalars['Money']['output']>;
  /** With VAT. */
  readonly incVat?: Maybe<Scalars['Money']['output']>;
  /** Without VAT, for one trainee. */
  readonly excVatPerHead?: Maybe<Scalars['Money']['output']>;
  /** With VAT, for one trainee. */
  readonly incVatPerHead?: Maybe<Scalars['Money']['output']>;
};

/** The rate that costs in a currency are converted with. */
export type CostRate = {
  /** Currency of the costs. */
  readonly currency: Scalars['Currency']['output'];
  /** Units of the currency of the sums for one unit, as a decimal. Empty where there is no rate. */
  readonly rate?: Maybe<Scalars['String']['output']>;
  /** When the rate was last brought up to date. */
  readonly lastUpdated?: Maybe<Scalars['DateTime']['output']>;
};

/** A cost as it enters into the sums. */
export type CostLine = {
  /** Number of the cost in this system. */
  readonly id: Scalars['ID']['output'];
  /** With what is booked now. */
  readonly booked: CostAmounts;
  /** With every seat for trainees taken. */
  readonly atCapacity: CostAmounts;
};

/** What a cost comes to. */
export type CostAmounts = {
  /** What the amount for one unit is multiplied by. */
  readonly units?: Maybe<Scalars['Int']['output']>;
  /** Without VAT, in the currency of the cost. */
  readonly excVat?: Maybe<Scalars['Money']['output']>;
  /** With VAT, in the currency of the cost. */
  readonly incVat?: Maybe<Scalars['Money']['output']>;
  /** Without VAT, in the currency of the sums. */
  readonly convertedExcVat?: Maybe<Scalars['Money']['output']>;
  /** With VAT, in the currency of the sums. */
  readonly convertedIncVat?: Maybe<Scalars['Money']['output']>;
};

/** A country. */
export type Country = {
  /** Number of the country in this system. */
  readonly id: Scalars['ID']['output'];
  /** Name in English. */
  readonly name: Scalars['String']['output'];
  /** Two-letter code. */
  readonly countryCode: Scalars['CountryCode']['output'];
  /** Added here rather than taken from the standard list. */
  readonly isCustom: Scalars['Boolean']['output'];
};

/** Countries that replace the whole list. */
export type SyncCountries = {
  /** Ids of the countries. Countries left out are removed. */
  readonly sync: ReadonlyArray<Scalars['ID']['input']>;
};

/** What has become of a seat that was held without a participant. */
export type PlaceholderOutcome =
  /** Held: it still holds its seat. */
  | 'HELD'
  /** Released: somebody cancelled it in time. */
  | 'RELEASED'
  /** Expired: its last day passed, and nobody had the seat meanwhile. */
  | 'EXPIRED';

/** Which events the dashboard is about. */
export type DashboardWhere = {
  /** Starting on this day or later. */
  readonly date_start_gte?: InputMaybe<Scalars['Date']['input']>;
  /** Starting before this day. */
  readonly date_start_lt?: InputMaybe<Scalars['Date']['input']>;
  /** Belonging to this country. */
  readonly country_id?: InputMaybe<Scalars['ID']['input']>;
  /** At this centre. */
  readonly training_centre_id?: InputMaybe<Scalars['ID']['input']>;
  /** At centres that train for this indication. */
  readonly indication_id?: InputMaybe<Scalars['ID']['input']>;
};

/** Events and their seats, of one month. */
export type DashboardMonth = {
  /** First day of the month. Empty for events without a date. */
  readonly month?: Maybe<Scalars['Date']['output']>;
  /** Events that start in the month. */
  readonly events: Scalars['Int']['output'];
  /** Seats for trainees, of events with a limit. */
  readonly seats: Scalars['Int']['output'];
  /** Of these seats, those that are taken, placeholders included. */
  readonly taken: Scalars['Int']['output'];
  /** Seats taken by trainees at all events, those without a limit included. */
  readonly trainees: Scalars['Int']['output'];
};

/** A country that figures are told of. */
export type DashboardCountry = {
  /** Id of the country. */
  readonly id: Scalars['ID']['output'];
  /** Name of the country. */
  readonly name: Scalars['String']['output'];
};

/** Bookings that you may see, of one country and status. */
export type DashboardBookings = {
  /** Country whose limit the bookings count against. Empty where none is known. */
  readonly country?: Maybe<DashboardCountry>;
  /** How far they have come. */
  readonly bookingStatus: BookingStatus;
  /** How many there are. */
  readonly bookings: Scalars['Int']['output'];
};

/** How many wait for an event, and how much room it has. */
export type DashboardWaiting = {
  /** Id of the event. */
  readonly centreEventId: Scalars['ID']['output'];
  /** Name of the event. */
  readonly name: Scalars['String']['output'];
  /** First day of the event. */
  readonly dateStart?: Maybe<Scalars['Date']['output']>;
  /** Active waiting-list entries that you may see. */
  readonly waiting: Scalars['Int']['output'];
  /** Seats for trainees. Empty means no limit. */
  readonly maxTrainees?: Maybe<Scalars['Int']['output']>;
  /** Seats taken by trainees: placeholders included. */
  readonly trainees: Scalars['Int']['output'];
};

/** Seats held without a participant, of one month and outcome. */
export type DashboardPlaceholders = {
  /** First day of the month that the events start in. Empty for events without a date. */
  readonly month?: Maybe<Scalars['Date']['output']>;
  /** What has become of them. */
  readonly outcome: PlaceholderOutcome;
  /** How many there are. */
  readonly bookings: Scalars['Int']['output'];
};

/** Estimated costs in one currency, of the events of one month. Currencies are never added to each other. */
export type DashboardCosts = {
  /** First day of the month that the events start in. Empty for events without a date. */
  readonly month?: Maybe<Scalars['Date']['output']>;
  /** Currency of the amounts. */
  readonly currency: Scalars['Currency']['output'];
  /** Events with estimated costs in this currency. */
  readonly events: Scalars['Int']['output'];
  /** Seats taken by trainees at these events, placeholders included. */
  readonly trainees: Scalars['Int']['output'];
  /** Estimated costs without VAT, in minor units of the currency, with what is booked now. */
  readonly amountExcVat: Scalars['Money']['output'];
  /** Estimated costs with VAT, in minor units of the currency, with what is booked now. */
  readonly amountIncVat: Scalars['Money']['output'];
  /** Estimated costs with VAT for one trainee. Empty where nobody is booked. */
  readonly perHead?: Maybe<Scalars['Money']['output']>;
};

/** Events, seats, bookings and costs in figures, of what the signed-in user may see. */
export type Dashboard = {
  /** Events and their seats by month, earliest first. */
  readonly months: ReadonlyArray<DashboardMonth>;
  /** Bookings by country and status, by name of the country. */
  readonly bookings: ReadonlyArray<DashboardBookings>;
  /** Active waiting-list entries for these events that you may see. */
  readonly waitingCount: Scalars['Int']['output'];
  /** Events that people wait for, the longest line first, at most 100. */
  readonly waiting: ReadonlyArray<DashboardWaiting>;
  /** Seats held without a participant, by month, earliest first. */
  readonly placeholders: ReadonlyArray<DashboardPlaceholders>;
  /** Estimated costs by currency and month. Empty for roles that may not read costs. */
  readonly costs?: Maybe<ReadonlyArray<DashboardCosts>>;
};

/** What the browser needs to show the report that this installation has set up. */
export type DashboardReport = {
  /** Id of the report. */
  readonly id: Scalars['ID']['output'];
  /** Name of the report. */
  readonly name: Scalars['String']['output'];
  /** Address that the report is embedded from. */
  readonly embedUrl: Scalars['String']['output'];
  /** Token that lets the browser look at this report and nothing else. */
  readonly accessToken: Scalars['String']['output'];
  /** When the token ends. */
  readonly expires: Scalars['DateTime']['output'];
};

/** Documents of one kind for one event: what they say, and what was made of them. */
export type DocumentRun = {
  /** Key of the run. The same kind and parameters always have the same one. */
  readonly key: Scalars['ID']['output'];
  /** Name of the run. */
  readonly name: Scalars['String']['output'];
  /** What is made. */
  readonly runType: DocumentRunType;
  /** What it is made for: centre_event_id, and event_booking_ids or trainer_ids where it is not for all. */
  readonly runParams: Scalars['JSON']['output'];
  /** The version of the template that is filled. Empty where there is no template for this kind yet. */
  readonly template?: Maybe<MergeTemplate>;
  /** Own values over those of the records: by record such as PARTICIPANT:12, then by field; each with the value, and the source as it was then. */
  readonly modifiedFields: Scalars['JSON']['output'];
  /** One for each document that can be made. */
  readonly impressions: ReadonlyArray<DocumentImpression>;
  /** The event. */
  readonly centreEventId: Scalars['ID']['output'];
  /** The task under way or ended last. */
  readonly task?: Maybe<Task>;
  /** Why you may not generate these documents. Empty where you may. */
  readonly whyNotGenerate?: Maybe<Scalars['String']['output']>;
  /** Why you may not set own values. Empty where you may. */
  readonly whyNotModify?: Maybe<Scalars['String']['output']>;
  /** When it was opened first. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When its own values were changed last. */
  readonly dateModified: Scalars['DateTime']['output'];
};

/** One document of a run. */
export type DocumentImpression = {
  /** Key of the impression within its run. */
  readonly key: Scalars['ID']['output'];
  /** Whom or what it is for. */
  readonly label: Scalars['String']['output'];
  /** Name of the file. */
  readonly fileName: Scalars['String']['output'];
  /** The records it takes values from. */
  readonly contexts: ReadonlyArray<ImpressionContext>;
  /** What keeps it from being made. Empty where nothing does. */
  readonly blocks: ReadonlyArray<ImpressionBlock>;
  /** The newest document that was made of it. */
  readonly latest?: Maybe<GeneratedDocument>;
  /** How many were made of it. */
  readonly generatedCount: Scalars['Int']['output'];
};

/** Something that keeps a document from being made. */
export type ImpressionBlock = {
  /** Stable code of the reason. */
  readonly code: Scalars['String']['output'];
  /** The reason in words. */
  readonly message: Scalars['String']['output'];
  /** The record that has to be mended. */
  readonly mergeContext?: Maybe<MergeContext>;
  /** Id of the record that has to be mended. */
  readonly mergeContextId?: Maybe<Scalars['ID']['output']>;
  /** The field that has to be filled. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** You may enter an own value instead. */
  readonly takesOwnValue: Scalars['Boolean']['output'];
};

/** A record that an impression takes values from. */
export type ImpressionContext = {
  /** Under which name the template knows it. */
  readonly binding: Scalars['String']['output'];
  /** What kind of record it is. */
  readonly mergeContext: MergeContext;
  /** Id of the record. */
  readonly mergeContextId: Scalars['ID']['output'];
  /** How it is reached from the run's event. */
  readonly mergeContextPath: Scalars['String']['output'];
  /** The values that the template takes from it. */
  readonly fields: ReadonlyArray<ContextField>;
};

/** A value in a document. */
export type ContextField = {
  /** Path of the field within its record. */
  readonly field: Scalars['String']['output'];
  /** What it is called. */
  readonly label: Scalars['String']['output'];
  /** The value in the document is that of the record. No where an own value differs from it. */
  readonly match: Scalars['Boolean']['output'];
  /** The value in the document, as it is printed. */
  readonly value?: Maybe<Scalars['String']['output']>;
  /** The value of the record, as it is printed. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** The value that the record had when the own value was given, where it has changed since. */
  readonly changedFrom?: Maybe<Scalars['String']['output']>;
  /** The document cannot be made without it. */
  readonly required: Scalars['Boolean']['output'];
  /** Why no own value can lie over it. Empty where one can. */
  readonly whyNotModify?: Maybe<Scalars['String']['output']>;
};

/** A document run in a list. */
export type DocumentRunEntry = {
  /** Number of the run in this system. */
  readonly id: Scalars['ID']['output'];
  /** Key of the run. */
  readonly key: Scalars['ID']['output'];
  /** Name of the run. */
  readonly name: Scalars['String']['output'];
  /** What is made. */
  readonly runType: DocumentRunType;
  /** The event. */
  readonly centreEvent?: Maybe<CentreEvent>;
  /** Id of the event. */
  readonly centreEventId: Scalars['ID']['output'];
  /** Who opened it first. */
  readonly author?: Maybe<User>;
  /** How many documents were made. */
  readonly generatedCount: Scalars['Int']['output'];
  /** When the last one was made. */
  readonly dateGenerated?: Maybe<Scalars['DateTime']['output']>;
  /** When it was opened first. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When its own values were changed last. */
  readonly dateModified: Scalars['DateTime']['output'];
};

/** What runs can be sorted by. */
export type DocumentRunOrderColumn =
  /** When it was opened first. */
  | 'DATE_CREATED'
  /** When its own values were changed last. */
  | 'DATE_MODIFIED'
  /** Name. */
  | 'NAME';

/** How to sort runs. */
export type DocumentRunOrderBy = {
  /** What to sort by. */
  readonly column?: InputMaybe<DocumentRunOrderColumn>;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What runs can be sorted by, besides their order columns. */
export type DocumentRunSortColumn =
  /** Name. */
  | 'NAME'
  /** First day of the event. */
  | 'CENTRE_EVENT_DATE_START'
  /** How many documents were made. */
  | 'GENERATED_COUNT'
  /** When the last one was made. */
  | 'DATE_GENERATED'
  /** When it was opened first. */
  | 'DATE_CREATED'
  /** When its own values were changed last. */
  | 'DATE_MODIFIED';

/** How to sort runs besides their order columns. */
export type DocumentRunSortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: DocumentRunSortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on runs can test. */
export type DocumentRunConditionColumn =
  /** Name of the run. */
  | 'NAME'
  /** What is made. */
  | 'RUN_TYPE'
  /** Event, by id. */
  | 'CENTRE_EVENT_ID'
  /** Name of the event. */
  | 'CENTRE_EVENT_NAME'
  /** First day of the event. */
  | 'CENTRE_EVENT_DATE_START'
  /** Last day of the event. */
  | 'CENTRE_EVENT_DATE_END'
  /** Centre of the event, by id. */
  | 'CENTRE_EVENT_TRAINING_CENTRE_ID'
  /** Country of the event, by id. */
  | 'CENTRE_EVENT_COUNTRY_ID'
  /** Who opened it first, by id. */
  | 'AUTHOR_ID'
  /** How many documents were made. */
  | 'GENERATED_COUNT'
  /** When the last one was made. */
  | 'DATE_GENERATED'
  /** When it was opened first. */
  | 'DATE_CREATED'
  /** When its own values were changed last. */
  | 'DATE_MODIFIED';

/** A condition on runs, alone or combined with others. */
export type DocumentRunWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<DocumentRunConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<DocumentRunWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<DocumentRunWhereConditions>>;
};

/** Which runs to list. */
export type DocumentRunWhere = {
  /** Of this event. */
  readonly centre_event_id?: InputMaybe<Scalars['ID']['input']>;
  /** Of this kind. */
  readonly run_type?: InputMaybe<DocumentRunType>;
  /** Further conditions. */
  readonly whereConditions?: InputMaybe<DocumentRunWhereConditions>;
};

/** One page of runs. */
export type DocumentRunEntryPaginator = {
  /** The runs on this page. */
  readonly data: ReadonlyArray<DocumentRunEntry>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** A document that was made. It never changes. */
export type GeneratedDocument = {
  /** Number of the document in this system. */
  readonly id: Scalars['ID']['output'];
  /** Random id of the document, unknown to whoever was not given it. */
  readonly guid: Scalars['ID']['output'];
  /** Title of the document. */
  readonly title: Scalars['String']['output'];
  /** Name of the file. */
  readonly fileName: Scalars['String']['output'];
  /** Size of the file in bytes. */
  readonly fileSize: Scalars['Int']['output'];
  /** SHA-256 of the file. */
  readonly fileHash: Scalars['String']['output'];
  /** Number of its pages. */
  readonly pages: Scalars['Int']['output'];
  /** What was made. Empty where it was made of free text. */
  readonly runType?: Maybe<DocumentRunType>;
  /** Key of the run it was made by. */
  readonly runKey?: Maybe<Scalars['ID']['output']>;
  /** The version of the template it was made from. */
  readonly template?: Maybe<MergeTemplate>;
  /** The event. */
  readonly centreEvent?: Maybe<CentreEvent>;
  /** The booking it is for. */
  readonly eventBooking?: Maybe<EventBooking>;
  /** The participant it is for. */
  readonly participant?: Maybe<Participant>;
  /** The trainer it is for. */
  readonly trainer?: Maybe<Trainer>;
  /** Who made it. */
  readonly author?: Maybe<User>;
  /** When it was last mailed to its person. A mail that was given up does not count. */
  readonly dateSent?: Maybe<Scalars['DateTime']['output']>;
  /** Says days that its event has no longer, and was not made again since. No once the event is over, and for whom nobody makes it any more. */
  readonly isOutdated: Scalars['Boolean']['output'];
  /** When its last mail was given up. Empty where that is under way or has arrived. */
  readonly dateMailFailed?: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When its file was deleted. What prints passports goes with them, some time after the event. */
  readonly dateFileDeleted?: Maybe<Scalars['DateTime']['output']>;
};

/** What documents can be sorted by. */
export type GeneratedDocumentOrderColumn =
  /** When it was made. */
  | 'DATE_CREATED'
  /** Title. */
  | 'TITLE';

/** How to sort documents. */
export type GeneratedDocumentOrderBy = {
  /** What to sort by. */
  readonly column?: InputMaybe<GeneratedDocumentOrderColumn>;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What documents can be sorted by, besides their order columns. */
export type GeneratedDocumentSortColumn =
  /** Title. */
  | 'TITLE'
  /** First day of the event. */
  | 'CENTRE_EVENT_DATE_START'
  /** Number of its pages. */
  | 'PAGES'
  /** Size of the file. */
  | 'FILE_SIZE'
  /** When it was last mailed to its person. */
  | 'DATE_SENT'
  /** When it was made. */
  | 'DATE_CREATED';

/** How to sort documents besides their order columns. */
export type GeneratedDocumentSortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: GeneratedDocumentSortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on documents can test. */
export type GeneratedDocumentConditionColumn =
  /** Title of the document. */
  | 'TITLE'
  /** Name of the file. */
  | 'FILE_NAME'
  /** What was made. */
  | 'RUN_TYPE'
  /** The version of the template it was made from, by id. */
  | 'TEMPLATE_ID'
  /** Event, by id. */
  | 'CENTRE_EVENT_ID'
  /** Name of the event. */
  | 'CENTRE_EVENT_NAME'
  /** First day of the event. */
  | 'CENTRE_EVENT_DATE_START'
  /** Last day of the event. */
  | 'CENTRE_EVENT_DATE_END'
  /** Centre of the event, by id. */
  | 'CENTRE_EVENT_TRAINING_CENTRE_ID'
  /** Country of the event, by id. */
  | 'CENTRE_EVENT_COUNTRY_ID'
  /** Who made it, by id. */
  | 'AUTHOR_ID'
  /** Number of its pages. */
  | 'PAGES'
  /** When it was last mailed to its person. */
  | 'DATE_SENT'
  /** When it was made. */
  | 'DATE_CREATED';

/** A condition on documents, alone or combined with others. */
export type GeneratedDocumentWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<GeneratedDocumentConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<GeneratedDocumentWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<GeneratedDocumentWhereConditions>>;
};

/** Which documents to list. */
export type GeneratedDocumentWhere = {
  /** Of this event. */
  readonly centre_event_id?: InputMaybe<Scalars['ID']['input']>;
  /** For this booking. */
  readonly event_booking_id?: InputMaybe<Scalars['ID']['input']>;
  /** For this participant. */
  readonly participant_id?: InputMaybe<Scalars['ID']['input']>;
  /** For this trainer. */
  readonly trainer_id?: InputMaybe<Scalars['ID']['input']>;
  /** Of this kind. */
  readonly run_type?: InputMaybe<DocumentRunType>;
  /** Made by this run. */
  readonly run_key?: InputMaybe<Scalars['ID']['input']>;
  /** Says days that its event, not over yet, has no longer, and was not made again since. */
  readonly is_outdated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Further conditions. */
  readonly whereConditions?: InputMaybe<GeneratedDocumentWhereConditions>;
};

/** One page of documents. */
export type GeneratedDocumentPaginator = {
  /** The documents on this page. */
  readonly data: ReadonlyArray<GeneratedDocument>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** The own values of a run. */
export type UpdateDocumentRunInput = {
  /** Key of the run. */
  readonly key: Scalars['ID']['input'];
  /** Own values by record and field; a value of null takes the own value away. Replaces all own values. */
  readonly modifiedFields: Scalars['JSON']['input'];
  /** The modification time last read. If someone else has saved since, nothing is written and the differences are reported. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which documents of a run to make. */
export type GenerateDocumentsInput = {
  /** Key of the run. */
  readonly key: Scalars['ID']['input'];
  /** Keys of the impressions. All that nothing blocks where left out. */
  readonly impressions?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** One file for all instead of one each. */
  readonly combined?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why passport numbers are printed, where you need a reason to read them. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** A UUID made once per click: the same sent twice makes the documents once. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** One document to make of free text. */
export type MergeImpressionInput = {
  /** Key of the impression. */
  readonly key: Scalars['ID']['input'];
  /** Title of the document. */
  readonly label: Scalars['String']['input'];
  /** Name of the file. */
  readonly fileName: Scalars['String']['input'];
  /** The records it takes values from. */
  readonly contexts: ReadonlyArray<MergeSourceInput>;
};

/** Which documents to mail to their people. */
export type SendDocumentsInput = {
  /** Guids of the documents. Each goes to the person it is for. */
  readonly documentGuids: ReadonlyArray<Scalars['ID']['input']>;
  /** The template whose text covers them. */
  readonly template_id: Scalars['ID']['input'];
  /** Subject of the mails. */
  readonly subject: Scalars['String']['input'];
  /** Send again to those who have had their document already (M5). */
  readonly again?: InputMaybe<Scalars['Boolean']['input']>;
  /** A UUID made once per click: the same sent twice sends once. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** The mail that would take a document to its person. */
export type DocumentMail = {
  /** Guid of the document. */
  readonly guid: Scalars['ID']['output'];
  /** Whom it is for. */
  readonly label: Scalars['String']['output'];
  /** Address it would go to. Empty where there is none. */
  readonly email?: Maybe<Scalars['EmailAddress']['output']>;
  /** The covering text. */
  readonly html?: Maybe<Scalars['RichText']['output']>;
  /** When this document was last mailed to its person. A mail that was given up does not count. */
  readonly dateSent?: Maybe<Scalars['DateTime']['output']>;
  /** Why it would not be sent. */
  readonly whyNot?: Maybe<Scalars['String']['output']>;
};

/** What documents can be made of. */
export type DocumentRunType =
  /** Agenda: the programme of an event. */
  | 'AGENDA'
  /** Invitation: a letter for each booking. */
  | 'INVITATION'
  /** Visa letter: for each booking that needs a visa. */
  | 'VISA_LETTER'
  /** Confirmation: for each booking. */
  | 'CONFIRMATION'
  /** Attendance list: of an event. */
  | 'ATTENDANCE_LIST'
  /** Badge: several to a page, one for each booking. */
  | 'BADGE'
  /** Certificate: for each booking. */
  | 'CERTIFICATE'
  /** Trainer contract: for each trainer of an event. */
  | 'TRAINER_CONTRACT'
  /** Honoraria statement: for each trainer of an event. */
  | 'HONORARIA_STATEMENT'
  /** Cost summary: of an event. */
  | 'COST_SUMMARY'
  /** Logistics sheet: of an event. */
  | 'LOGISTICS_SHEET';

/** What an amount is multiplied by. */
export type UnitMode =
  /** Fixed: by a fixed number of units. */
  | 'FIXED'
  /** Per participant: by the number of participants. */
  | 'PER_PARTICIPANT'
  /** Per trainer: by the number of trainers. */
  | 'PER_TRAINER'
  /** Per person: by the number of participants and trainers. */
  | 'PER_PERSON';

/** A cost that is expected for an event. */
export type EstimatedCost = {
  /** Number of the cost in this system. */
  readonly id: Scalars['ID']['output'];
  /** What is paid for. */
  readonly name: Scalars['String']['output'];
  /** Details. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Category of the cost. */
  readonly costCategory: CostCategory;
  /** Id of the category. */
  readonly costCategoryId: Scalars['ID']['output'];
  /** Names from the top of the tree down to the category. */
  readonly costCategoryPath: Scalars['String']['output'];
  /** What the amount is multiplied by. */
  readonly unitMode: UnitMode;
  /** Number of units where the amount is multiplied by a fixed number. */
  readonly fixedUnits?: Maybe<Scalars['Int']['output']>;
  /** Participants to plan with. Those who are booked if left empty. */
  readonly participants?: Maybe<Scalars['Int']['output']>;
  /** Trainers to plan with. Those of the event if left empty. */
  readonly trainers?: Maybe<Scalars['Int']['output']>;
  /** Amount for one unit without VAT, in minor units of the currency. */
  readonly amountExcVat: Scalars['Money']['output'];
  /** Amount for one unit with VAT, in minor units of the currency. */
  readonly amountIncVat: Scalars['Money']['output'];
  /** Currency of the amounts. */
  readonly currency: Scalars['Currency']['output'];
  /** Day the cost falls on. */
  readonly date?: Maybe<Scalars['Date']['output']>;
  /** Id of the event. */
  readonly centreEventId: Scalars['ID']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** Costs of a new event. */
export type CreateEventEstimatedCosts = {
  /** Costs to add. */
  readonly create?: InputMaybe<ReadonlyArray<CreateEstimatedCostInput>>;
};

/** Changes to the costs of an event. Costs not named stay as they are. */
export type UpdateEventEstimatedCosts = {
  /** Costs to add. */
  readonly create?: InputMaybe<ReadonlyArray<CreateEstimatedCostInput>>;
  /** Costs to change. */
  readonly update?: InputMaybe<ReadonlyArray<UpdateEstimatedCostInput>>;
  /** Ids of the costs to remove. */
  readonly delete?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** A new cost. */
export type CreateEstimatedCostInput = {
  /** What is paid for. */
  readonly name: Scalars['String']['input'];
  /** Details. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Category of the cost. */
  readonly cost_category_id: Scalars['ID']['input'];
  /** What the amount is multiplied by. */
  readonly unit_mode?: InputMaybe<UnitMode>;
  /** Number of units where the amount is multiplied by a fixed number. */
  readonly fixed_units?: InputMaybe<Scalars['Int']['input']>;
  /** Participants to plan with. Those who are booked if left empty. */
  readonly participants?: InputMaybe<Scalars['Int']['input']>;
  /** Trainers to plan with. Those of the event if left empty. */
  readonly trainers?: InputMaybe<Scalars['Int']['input']>;
  /** Amount for one unit without VAT, in minor units of the currency. As with VAT if left empty, nothing if both are. */
  readonly amount_exc_vat?: InputMaybe<Scalars['Money']['input']>;
  /** Amount for one unit with VAT, in minor units of the currency. Not less than without, and the same if left empty. */
  readonly amount_inc_vat?: InputMaybe<Scalars['Money']['input']>;
  /** Currency of the amounts. That of the event's costs if left empty. */
  readonly currency?: InputMaybe<Scalars['Currency']['input']>;
  /** Day the cost falls on. */
  readonly date?: InputMaybe<Scalars['Date']['input']>;
};

/** A changed cost. Fields left out stay as they are; null clears a field. */
export type UpdateEstimatedCostInput = {
  /** Which cost to change. */
  readonly id: Scalars['ID']['input'];
  /** What is paid for. */
  readonly name: Scalars['String']['input'];
  /** Details. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Category of the cost. */
  readonly cost_category_id: Scalars['ID']['input'];
  /** What the amount is multiplied by. */
  readonly unit_mode?: InputMaybe<UnitMode>;
  /** Number of units where the amount is multiplied by a fixed number. */
  readonly fixed_units?: InputMaybe<Scalars['Int']['input']>;
  /** Participants to plan with. Those who are booked if left empty. */
  readonly participants?: InputMaybe<Scalars['Int']['input']>;
  /** Trainers to plan with. Those of the event if left empty. */
  readonly trainers?: InputMaybe<Scalars['Int']['input']>;
  /** Amount for one unit without VAT, in minor units of the currency. */
  readonly amount_exc_vat?: InputMaybe<Scalars['Money']['input']>;
  /** Amount for one unit with VAT, in minor units of the currency. Not less than without. */
  readonly amount_inc_vat?: InputMaybe<Scalars['Money']['input']>;
  /** Currency of the amounts. */
  readonly currency?: InputMaybe<Scalars['Currency']['input']>;
  /** Day the cost falls on. */
  readonly date?: InputMaybe<Scalars['Date']['input']>;
};

/** How much of a limit is used. */
export type LimitUse = {
  /** The most there may be. Empty means no limit. */
  readonly maximum?: Maybe<Scalars['Int']['output']>;
  /** How much is used now. */
  readonly used: Scalars['Int']['output'];
  /** How many of the used ones are placeholders. */
  readonly placeholders: Scalars['Int']['output'];
  /** How many are left. Empty means no limit. */
  readonly free?: Maybe<Scalars['Int']['output']>;
  /** Whether more is used than the limit allows, after it was lowered. */
  readonly isOver: Scalars['Boolean']['output'];
};

/** A country or a user that has used more than its limit, after it was lowered. */
export type LimitOver = {
  /** Of the country or the user. */
  readonly id: Scalars['ID']['output'];
  /** Of the country or the user. */
  readonly name: Scalars['String']['output'];
  /** How much of the limit is used. */
  readonly use: LimitUse;
};

/** Whether the signed-in user may do something now, and if not, why. */
export type SeatPermission = {
  /** Whether it would be accepted now. */
  readonly allowed: Scalars['Boolean']['output'];
  /** Stable code of the rule that refuses it. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** The refusal in words. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Whether the user may pass the rule by giving a reason. */
  readonly overridable: Scalars['Boolean']['output'];
};

/** What an event still has room for, as the signed-in user finds it now. */
export type EventAvailability = {
  /** The event. */
  readonly centreEventId: Scalars['ID']['output'];
  /** Seats of trainees. */
  readonly trainees: LimitUse;
  /** Seats of staff. */
  readonly staff: LimitUse;
  /** Places on the waiting list. */
  readonly waitingList: LimitUse;
  /** Country whose limit was looked at: the one asked for, the participant's, or the user's only one. */
  readonly countryId?: Maybe<Scalars['ID']['output']>;
  /** Trainee seats of that country. Empty where no country is known. */
  readonly country?: Maybe<LimitUse>;
  /** Trainee seats booked by the signed-in user. */
  readonly user: LimitUse;
  /** Countries with more trainees than one may have, among those of bookings that the signed-in user sees. Their bookings stay. */
  readonly countriesOver: ReadonlyArray<LimitOver>;
  /** Other users who have booked more trainees than one may, among those of bookings that the signed-in user sees. Their bookings stay. */
  readonly usersOver: ReadonlyArray<LimitOver>;
  /** How many people could take a free seat before somebody new. */
  readonly eligibleWaiting: Scalars['Int']['output'];
  /** Last day of a placeholder made now. Empty where the event sets none. */
  readonly placeholderExpiry?: Maybe<Scalars['Date']['output']>;
  /** Book a trainee. */
  readonly bookTrainee: SeatPermission;
  /** Book staff. */
  readonly bookStaff: SeatPermission;
  /** Hold a seat of a trainee by a placeholder. */
  readonly holdTrainee: SeatPermission;
  /** Hold a seat of staff by a placeholder. */
  readonly holdStaff: SeatPermission;
  /** Put somebody on the waiting list. */
  readonly joinWaitingList: SeatPermission;
};

/** Whether somebody may be booked on an event now, or put on its waiting list, and if not, why not. */
export type PersonAvailability = {
  /** Who was asked about. */
  readonly participantId: Scalars['ID']['output'];
  /** Book them as a trainee. */
  readonly bookTrainee: SeatPermission;
  /** Book them as staff. */
  readonly bookStaff: SeatPermission;
  /** Put them on the waiting list. */
  readonly joinWaitingList: SeatPermission;
};

/** How far a booking has come. */
export type BookingStatus =
  /** Not set: no decision yet. It takes a seat. */
  | 'NOT_SET'
  /** New: just made. It takes a seat. */
  | 'NEW'
  /** Pending: waits for details or approval. It takes a seat. */
  | 'PENDING'
  /** Confirmed: the person comes. */
  | 'CONFIRMED'
  /** Cancelled: the seat is free again. */
  | 'CANCELLED';

/** In which capacity a person attends. */
export type BookingType =
  /** Trainee: learns at the event. */
  | 'TRAINEE'
  /** Staff: works at the event. */
  | 'STAFF';

/** Whether the details asked for are all there. */
export type CollectStatus =
  /** Not required: nothing is asked for. */
  | 'NOT_REQUIRED'
  /** Incomplete: something is missing. */
  | 'INCOMPLETE'
  /** Complete: everything is there. */
  | 'COMPLETE';

/** A seat at an event, taken by a participant or held as a placeholder. */
export type EventBooking = {
  /** Number of the booking in this system. */
  readonly id: Scalars['ID']['output'];
  /** How far the booking has come. */
  readonly bookingStatus: BookingStatus;
  /** In which capacity the person attends. */
  readonly bookingType: BookingType;
  /** The event that is booked. */
  readonly centreEvent?: Maybe<CentreEvent>;
  /** Who attends. Empty for a placeholder. */
  readonly participant?: Maybe<Participant>;
  /** Id of the participant. Empty for a placeholder. */
  readonly participantId?: Maybe<Scalars['ID']['output']>;
  /** Who made the booking. */
  readonly author?: Maybe<User>;
  /** Id of the user who made the booking. */
  readonly authorId: Scalars['ID']['output'];
  /** Last day a placeholder holds its seat, in the time zone of the event. */
  readonly dateExpiry?: Maybe<Scalars['Date']['output']>;
  /** Needs a hotel room. Empty means not asked yet. */
  readonly accommodation?: Maybe<Scalars['Boolean']['output']>;
  /** Needs transport to the venue. Empty means not asked yet. */
  readonly transportation?: Maybe<Scalars['Boolean']['output']>;
  /** How the participant travels, such as flight, rail or car. */
  readonly transportMethod?: Maybe<Scalars['String']['output']>;
  /** Day of arrival. */
  readonly dateArrival?: Maybe<Scalars['Date']['output']>;
  /** City or airport the participant comes from. */
  readonly arrivalFrom?: Maybe<Scalars['String']['output']>;
  /** Flight or train number on arrival. */
  readonly arrivalFlight?: Maybe<Scalars['String']['output']>;
  /** Day of departure, not before the day of arrival. */
  readonly dateDeparture?: Maybe<Scalars['Date']['output']>;
  /** City the participant leaves from. */
  readonly departureCity?: Maybe<Scalars['String']['output']>;
  /** City or airport the participant goes to. */
  readonly departureTo?: Maybe<Scalars['String']['output']>;
  /** Flight or train number on departure. */
  readonly departureFlight?: Maybe<Scalars['String']['output']>;
  /** First night in the hotel. */
  readonly dateCheckIn?: Maybe<Scalars['Date']['output']>;
  /** Day of leaving the hotel, not before check-in. */
  readonly dateCheckOut?: Maybe<Scalars['Date']['output']>;
  /** Nights in the hotel, worked out from check-in and check-out. */
  readonly numberOfNights?: Maybe<Scalars['Int']['output']>;
  /** Date of birth. */
  readonly dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** Number of the passport. */
  readonly passportNumber?: Maybe<Scalars['String']['output']>;
  /** Country that issued the passport. */
  readonly passportCountryIssue?: Maybe<Scalars['CountryCode']['output']>;
  /** Last day the passport is valid. */
  readonly passportExpirationDate?: Maybe<Scalars['Date']['output']>;
  /** Needs a visa for the journey. Empty means not asked yet. */
  readonly visaRequired?: Maybe<Scalars['Boolean']['output']>;
  /** What the participant hopes to learn. */
  readonly expectations?: Maybe<Scalars['String']['output']>;
  /** Notes for colleagues. */
  readonly notes?: Maybe<Scalars['String']['output']>;
  /** Names of the details to collect for this booking. */
  readonly collectFields: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the details asked for are all there. */
  readonly collectStatus: CollectStatus;
  /** Number of costs that must be reported for this person. */
  readonly reportableSpendCount: Scalars['Int']['output'];
  /** Country whose limit the booking counts against: the participant's, or for a placeholder the one given. */
  readonly country?: Maybe<Country>;
  /** Id of the country whose limit the booking counts against. */
  readonly countryId?: Maybe<Scalars['ID']['output']>;
  /** Whether the event, still to come, does not take people of the booking's country: it was narrowed since. The booking stays. */
  readonly countryNotAllowed: Scalars['Boolean']['output'];
  /** Whether the booking takes a seat: it is not cancelled and, for a placeholder, not expired. */
  readonly consumesSeat: Scalars['Boolean']['output'];
  /** Names of the details that are still missing. */
  readonly collectMissing: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the passport expires within six months of the end of the event. Empty where no expiry is known. */
  readonly passportExpiresSoon?: Maybe<Scalars['Boolean']['output']>;
  /** Names of the passport details that are kept. In ordinary reads their values are masked or empty. */
  readonly passportOnFile: ReadonlyArray<Scalars['String']['output']>;
  /** Why the booking was cancelled. Empty unless it is. */
  readonly cancelReason?: Maybe<BookingCancelReason>;
  /** When it was created. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly dateModified: Scalars['DateTime']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** Why a booking was cancelled. */
export type BookingCancelReason =
  /** Expired: the placeholder's last day passed. */
  | 'EXPIRED'
  /** Cancelled by a person. */
  | 'PERSON';

/** Passport data in clear. Every answer of this type is in the audit. */
export type Passport = {
  /** Number of the passport. */
  readonly passportNumber?: Maybe<Scalars['String']['output']>;
  /** Country that issued the passport. */
  readonly passportCountryIssue?: Maybe<Scalars['CountryCode']['output']>;
  /** Last day the passport is valid. */
  readonly passportExpirationDate?: Maybe<Scalars['Date']['output']>;
};

/** What to fill in for a new event booking. */
export type CreateEventBookingInput = {
  /** How far the booking has come. */
  readonly booking_status: BookingStatus;
  /** In which capacity the person attends. */
  readonly booking_type: BookingType;
  /** The event that is booked. */
  readonly centre_event_id: Scalars['ID']['input'];
  /** Who attends. Empty for a placeholder. */
  readonly participant?: InputMaybe<EventBookingParticipant>;
  /** Last day a placeholder holds its seat, in the time zone of the event. */
  readonly date_expiry?: InputMaybe<Scalars['Date']['input']>;
  /** Needs a hotel room. Empty means not asked yet. */
  readonly accommodation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Needs transport to the venue. Empty means not asked yet. */
  readonly transportation?: InputMaybe<Scalars['Boolean']['input']>;
  /** How the participant travels, such as flight, rail or car. */
  readonly transport_method?: InputMaybe<Scalars['String']['input']>;
  /** Day of arrival. */
  readonly date_arrival?: InputMaybe<Scalars['Date']['input']>;
  /** City or airport the participant comes from. */
  readonly arrival_from?: InputMaybe<Scalars['String']['input']>;
  /** Flight or train number on arrival. */
  readonly arrival_flight?: InputMaybe<Scalars['String']['input']>;
  /** Day of departure, not before the day of arrival. */
  readonly date_departure?: InputMaybe<Scalars['Date']['input']>;
  /** City the participant leaves from. */
  readonly departure_city?: InputMaybe<Scalars['String']['input']>;
  /** City or airport the participant goes to. */
  readonly departure_to?: InputMaybe<Scalars['String']['input']>;
  /** Flight or train number on departure. */
  readonly departure_flight?: InputMaybe<Scalars['String']['input']>;
  /** First night in the hotel. */
  readonly date_check_in?: InputMaybe<Scalars['Date']['input']>;
  /** Day of leaving the hotel, not before check-in. */
  readonly date_check_out?: InputMaybe<Scalars['Date']['input']>;
  /** Date of birth. */
  readonly date_of_birth?: InputMaybe<Scalars['Date']['input']>;
  /** Number of the passport. */
  readonly passport_number?: InputMaybe<Scalars['String']['input']>;
  /** Country that issued the passport. */
  readonly passport_country_issue?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Last day the passport is valid. */
  readonly passport_expiration_date?: InputMaybe<Scalars['Date']['input']>;
  /** Needs a visa for the journey. Empty means not asked yet. */
  readonly visa_required?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the participant hopes to learn. */
  readonly expectations?: InputMaybe<Scalars['String']['input']>;
  /** Notes for colleagues. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** Country whose limit a placeholder counts against, where its author has several. */
  readonly country_id?: InputMaybe<Scalars['ID']['input']>;
  /** Why a limit or the waiting list may be passed. Kept in the audit. */
  readonly override_reason?: InputMaybe<Scalars['String']['input']>;
  /** A UUID made once per form: the same form sent twice makes one booking. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** What to change on an event booking. Fields left out stay as they are; null clears a field. */
export type UpdateEventBookingInput = {
  /** Which event booking to change. */
  readonly id: Scalars['ID']['input'];
  /** How far the booking has come. */
  readonly booking_status?: InputMaybe<BookingStatus>;
  /** In which capacity the person attends. */
  readonly booking_type?: InputMaybe<BookingType>;
  /** The event that is booked. */
  readonly centre_event_id?: InputMaybe<Scalars['ID']['input']>;
  /** Who attends. Empty for a placeholder. */
  readonly participant?: InputMaybe<EventBookingParticipant>;
  /** Last day a placeholder holds its seat, in the time zone of the event. */
  readonly date_expiry?: InputMaybe<Scalars['Date']['input']>;
  /** Needs a hotel room. Empty means not asked yet. */
  readonly accommodation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Needs transport to the venue. Empty means not asked yet. */
  readonly transportation?: InputMaybe<Scalars['Boolean']['input']>;
  /** How the participant travels, such as flight, rail or car. */
  readonly transport_method?: InputMaybe<Scalars['String']['input']>;
  /** Day of arrival. */
  readonly date_arrival?: InputMaybe<Scalars['Date']['input']>;
  /** City or airport the participant comes from. */
  readonly arrival_from?: InputMaybe<Scalars['String']['input']>;
  /** Flight or train number on arrival. */
  readonly arrival_flight?: InputMaybe<Scalars['String']['input']>;
  /** Day of departure, not before the day of arrival. */
  readonly date_departure?: InputMaybe<Scalars['Date']['input']>;
  /** City the participant leaves from. */
  readonly departure_city?: InputMaybe<Scalars['String']['input']>;
  /** City or airport the participant goes to. */
  readonly departure_to?: InputMaybe<Scalars['String']['input']>;
  /** Flight or train number on departure. */
  readonly departure_flight?: InputMaybe<Scalars['String']['input']>;
  /** First night in the hotel. */
  readonly date_check_in?: InputMaybe<Scalars['Date']['input']>;
  /** Day of leaving the hotel, not before check-in. */
  readonly date_check_out?: InputMaybe<Scalars['Date']['input']>;
  /** Date of birth. */
  readonly date_of_birth?: InputMaybe<Scalars['Date']['input']>;
  /** Number of the passport. */
  readonly passport_number?: InputMaybe<Scalars['String']['input']>;
  /** Country that issued the passport. */
  readonly passport_country_issue?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Last day the passport is valid. */
  readonly passport_expiration_date?: InputMaybe<Scalars['Date']['input']>;
  /** Needs a visa for the journey. Empty means not asked yet. */
  readonly visa_required?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the participant hopes to learn. */
  readonly expectations?: InputMaybe<Scalars['String']['input']>;
  /** Notes for colleagues. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** Country whose limit a placeholder counts against, where its author has several. */
  readonly country_id?: InputMaybe<Scalars['ID']['input']>;
  /** Who made the booking. Only an administrator transfers it to another user. */
  readonly author_id?: InputMaybe<Scalars['ID']['input']>;
  /** Why a limit, the waiting list, a missing contract or a past event may be passed. Kept in the audit. */
  readonly override_reason?: InputMaybe<Scalars['String']['input']>;
  /** The modification time last read. If someone else has saved since, nothing is written and the differences are reported. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The participant of a booking: a new one or one that exists. Give one of the two. */
export type EventBookingParticipant = {
  /** A new participant. */
  readonly create?: InputMaybe<CreateParticipantInput>;
  /** Id of a participant that exists. */
  readonly connect?: InputMaybe<Scalars['ID']['input']>;
};

/** What bookings can be sorted by. */
export type EventBookingOrderColumn =
  /** Date created. */
  | 'DATE_CREATED'
  /** Name of the participant: last name, then first name. Placeholders come last. */
  | 'NAME';

/** How to sort bookings. */
export type EventBookingOrderBy = {
  /** What to sort by. */
  readonly column?: InputMaybe<EventBookingOrderColumn>;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** A condition on the country of the participant. */
export type ParticipantCountryCondition = {
  /** How the country is compared: is, is not, is one of, or is none of. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** Ids of the countries. */
  readonly value: ReadonlyArray<Scalars['ID']['input']>;
};

/** What bookings can be sorted by, besides their order columns. */
export type EventBookingSortColumn =
  /** Date created. */
  | 'DATE_CREATED'
  /** Date modified. */
  | 'DATE_MODIFIED'
  /** Name of the participant: last name, then first name. Placeholders come last. */
  | 'NAME'
  /** First day of the event. */
  | 'CENTRE_EVENT_DATE_START'
  /** Booking status, then date created. */
  | 'BOOKING_STATUS'
  /** Booking type, then date created. */
  | 'BOOKING_TYPE'
  /** Whether the details asked for are all there, then date created. */
  | 'COLLECT_STATUS'
  /** Last day a placeholder holds its seat: the most urgent first. */
  | 'DATE_EXPIRY'
  /** Day of arrival. */
  | 'DATE_ARRIVAL'
  /** Day of departure. */
  | 'DATE_DEPARTURE'
  /** First night in the hotel. */
  | 'DATE_CHECK_IN'
  /** Day of leaving the hotel. */
  | 'DATE_CHECK_OUT';

/** How to sort bookings besides their order columns. */
export type EventBookingSortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: EventBookingSortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on bookings can test. */
export type EventBookingConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** Booking status. */
  | 'BOOKING_STATUS'
  /** Booking type. */
  | 'BOOKING_TYPE'
  /** Whether the details asked for are all there. */
  | 'COLLECT_STATUS'
  /** It has no participant. */
  | 'IS_PLACEHOLDER'
  /** What became of a placeholder. */
  | 'PLACEHOLDER_OUTCOME'
  /** The event is still to come or going on. */
  | 'IS_UPCOMING'
  /** Indication of the event's centre, by id. */
  | 'INDICATION_ID'
  /** Event, by id. */
  | 'CENTRE_EVENT_ID'
  /** Name of the event. */
  | 'CENTRE_EVENT_NAME'
  /** First day of the event. */
  | 'CENTRE_EVENT_DATE_START'
  /** Last day of the event. */
  | 'CENTRE_EVENT_DATE_END'
  /** Centre of the event, by id. */
  | 'CENTRE_EVENT_TRAINING_CENTRE_ID'
  /** Country of the event, by id. */
  | 'CENTRE_EVENT_COUNTRY_ID'
  /** Participant, by id. */
  | 'PARTICIPANT_ID'
  /** First name of the participant. */
  | 'PARTICIPANT_FIRST_NAME'
  /** Last name of the participant. */
  | 'PARTICIPANT_LAST_NAME'
  /** E-mail address of the participant. */
  | 'PARTICIPANT_EMAIL'
  /** City of the participant. */
  | 'PARTICIPANT_CITY'
  /** Speciality of the participant. */
  | 'PARTICIPANT_SPECIALITY'
  /** Country of the participant, by id. */
  | 'PARTICIPANT_COUNTRY_ID'
  /** Who made the booking, by id. */
  | 'AUTHOR_ID'
  /** Last day a placeholder holds its seat. */
  | 'DATE_EXPIRY'
  /** Needs a hotel room. */
  | 'ACCOMMODATION'
  /** Needs transport to the venue. */
  | 'TRANSPORTATION'
  /** Needs a visa for the journey. */
  | 'VISA_REQUIRED'
  /** Day of arrival. */
  | 'DATE_ARRIVAL'
  /** Day of departure. */
  | 'DATE_DEPARTURE'
  /** First night in the hotel. */
  | 'DATE_CHECK_IN'
  /** Day of leaving the hotel. */
  | 'DATE_CHECK_OUT'
  /** Date created. */
  | 'DATE_CREATED'
  /** Date modified. */
  | 'DATE_MODIFIED';

/** A condition on bookings, alone or combined with others. */
export type EventBookingWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<EventBookingConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<EventBookingWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<EventBookingWhereConditions>>;
};

/** Which bookings to list. */
export type EventBookingWhere = {
  /** Made by this user. */
  readonly author_id?: InputMaybe<Scalars['ID']['input']>;
  /** With one of these statuses. */
  readonly booking_status?: InputMaybe<ReadonlyArray<BookingStatus>>;
  /** Of this type. */
  readonly booking_type?: InputMaybe<BookingType>;
  /** For this event. */
  readonly centre_event_id?: InputMaybe<Scalars['ID']['input']>;
  /** Of this participant. */
  readonly participant_id?: InputMaybe<Scalars['ID']['input']>;
  /** Yes for placeholders only, no for bookings with a participant only. */
  readonly is_placeholder?: InputMaybe<Scalars['Boolean']['input']>;
  /** Country of the participant. */
  readonly participant_country?: InputMaybe<ParticipantCountryCondition>;
  /** Whether the details asked for are all there. */
  readonly collect_status?: InputMaybe<CollectStatus>;
  /** Yes for events that are still to come or going on, no for past ones. */
  readonly is_upcoming?: InputMaybe<Scalars['Boolean']['input']>;
  /** Placeholders that expire before this day. */
  readonly date_expiry_lt?: InputMaybe<Scalars['Date']['input']>;
  /** Placeholders of which this has become. */
  readonly placeholder_outcome?: InputMaybe<PlaceholderOutcome>;
  /** Yes for seats at coming events that do not take their country any more. */
  readonly country_not_allowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Counting against the limit of this country. */
  readonly country_id?: InputMaybe<Scalars['ID']['input']>;
  /** Of events that start on this day or later. */
  readonly centre_event_date_start_gte?: InputMaybe<Scalars['Date']['input']>;
  /** Of events that start before this day. */
  readonly centre_event_date_start_lt?: InputMaybe<Scalars['Date']['input']>;
  /** Of events that belong to this country. */
  readonly centre_event_country_id?: InputMaybe<Scalars['ID']['input']>;
  /** Of events at this centre. */
  readonly centre_event_training_centre_id?: InputMaybe<Scalars['ID']['input']>;
  /** Of events at centres that train for this indication. */
  readonly indication_id?: InputMaybe<Scalars['ID']['input']>;
  /** Words in the name of the participant or of the event. */
  readonly text_search?: InputMaybe<Scalars['String']['input']>;
  /** Further conditions. */
  readonly whereConditions?: InputMaybe<EventBookingWhereConditions>;
};

/** One page of bookings. */
export type EventBookingPaginator = {
  /** The bookings on this page. */
  readonly data: ReadonlyArray<EventBooking>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** What one unit of the base currency is worth. */
export type ExchangeRate = {
  /** Currency that one unit is taken of. */
  readonly base: Scalars['Currency']['output'];
  /** Currency it is expressed in. */
  readonly target: Scalars['Currency']['output'];
  /** Units of the target currency for one unit of the base currency, to ten decimals. */
  readonly rate: Scalars['Float']['output'];
  /** When this rate was last brought up to date. */
  readonly lastUpdated: Scalars['DateTime']['output'];
};

/** Rates of one base currency. */
export type ExchangeRates = {
  /** One rate for each target currency that one set of rates leads to. */
  readonly rates: ReadonlyArray<ExchangeRate>;
  /** When the oldest of these rates was last brought up to date. */
  readonly lastUpdated?: Maybe<Scalars['DateTime']['output']>;
};

/** Where a set of exchange rates comes from. */
export type ExchangeRateSource =
  /** European Central Bank: its reference rates, read every working day. */
  | 'ECB'
  /** Imported: from a file. */
  | 'CSV'
  /** Entered by hand: with a reason. */
  | 'HAND';

/** What was known of a base currency on a day. A set never changes: another one follows it. */
export type ExchangeRateSet = {
  /** Number of the set in this system. */
  readonly id: Scalars['ID']['output'];
  /** Currency that one unit is taken of. */
  readonly base: Scalars['Currency']['output'];
  /** Day the rates are of. */
  readonly day: Scalars['Date']['output'];
  /** Where the rates come from. */
  readonly source: ExchangeRateSource;
  /** Why they were entered by hand. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Who kept them. Empty if the system did. */
  readonly author?: Maybe<User>;
  /** When they were kept. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When the rates of the set were last brought up to date. Those taken over from the set before are older. */
  readonly lastUpdated: Scalars['DateTime']['output'];
  /** Whether amounts are converted with it: the set of the latest day, and of one day the one that was kept last. */
  readonly inForce: Scalars['Boolean']['output'];
  /** How many rates it has. */
  readonly rateCount: Scalars['Int']['output'];
  /** One rate for each target currency. */
  readonly rates: ReadonlyArray<ExchangeRate>;
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** A filter of sets of exchange rates. */
export type ExchangeRateSetWhere = {
  /** Base currency. */
  readonly base?: InputMaybe<Scalars['Currency']['input']>;
  /** Where the rates come from. */
  readonly source?: InputMaybe<ReadonlyArray<ExchangeRateSource>>;
  /** Whether amounts are converted with it. */
  readonly in_force?: InputMaybe<Scalars['Boolean']['input']>;
  /** Day on or after this day. */
  readonly day_gte?: InputMaybe<Scalars['Date']['input']>;
  /** Day before this day. */
  readonly day_lt?: InputMaybe<Scalars['Date']['input']>;
  /** Further conditions. */
  readonly whereConditions?: InputMaybe<ExchangeRateSetWhereConditions>;
};

/** What sets of exchange rates can be sorted by. */
export type ExchangeRateSetOrderColumn =
  /** Day the rates are of. */
  | 'DAY'
  /** Base currency. */
  | 'BASE'
  /** When they were kept. */
  | 'DATE_CREATED';

/** How to sort sets of exchange rates. */
export type ExchangeRateSetOrderBy = {
  /** What to sort by. */
  readonly column?: InputMaybe<ExchangeRateSetOrderColumn>;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What sets of exchange rates can be sorted by, besides their order columns. */
export type ExchangeRateSetSortColumn =
  /** Day the rates are of. */
  | 'DAY'
  /** Currency that one unit is taken of. */
  | 'BASE'
  /** Where the rates come from. */
  | 'SOURCE'
  /** When they were kept. */
  | 'DATE_CREATED'
  /** When the rates of the set were last brought up to date. */
  | 'LAST_UPDATED';

/** How to sort sets of exchange rates besides their order columns. */
export type ExchangeRateSetSortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: ExchangeRateSetSortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on sets of exchange rates can test. */
export type ExchangeRateSetConditionColumn =
  /** Day the rates are of. */
  | 'DAY'
  /** Currency that one unit is taken of. */
  | 'BASE'
  /** Where the rates come from. */
  | 'SOURCE'
  /** Why they were entered by hand. */
  | 'REASON'
  /** Whether amounts are converted with it. */
  | 'IN_FORCE'
  /** Who kept them, by id. */
  | 'AUTHOR_ID'
  /** When they were kept. */
  | 'DATE_CREATED'
  /** When the rates of the set were last brought up to date. */
  | 'LAST_UPDATED';

/** A condition on sets of exchange rates, alone or combined with others. */
export type ExchangeRateSetWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<ExchangeRateSetConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<ExchangeRateSetWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<ExchangeRateSetWhereConditions>>;
};

/** One page of sets of exchange rates. */
export type ExchangeRateSetPaginator = {
  /** The sets on this page. */
  readonly data: ReadonlyArray<ExchangeRateSet>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** What one unit was worth on a day. */
export type ExchangeRateOfDay = {
  /** The day. */
  readonly day: Scalars['Date']['output'];
  /** Units of the target currency for one unit of the base currency. */
  readonly rate: Scalars['Float']['output'];
  /** When the rate was brought up to date, which may be an earlier day. */
  readonly lastUpdated: Scalars['DateTime']['output'];
};

/** An event to come that needs a rate. */
export type ExchangeRateUse = {
  /** Id of the event. */
  readonly centreEventId: Scalars['ID']['output'];
  /** Name of the event. */
  readonly name: Scalars['String']['output'];
  /** First day of the event. */
  readonly dateStart?: Maybe<Scalars['Date']['output']>;
  /** Whether a trainer of the event is paid in the currency. */
  readonly forHonoraria: Scalars['Boolean']['output'];
  /** Whether a cost of the event is in the currency. */
  readonly forCosts: Scalars['Boolean']['output'];
};

/** A rate that events to come need. */
export type ExchangeRateNeed = {
  /** Currency that amounts are in. */
  readonly base: Scalars['Currency']['output'];
  /** Currency of the events. */
  readonly target: Scalars['Currency']['output'];
  /** Units of the target currency for one unit of the base currency. Empty where there is none. */
  readonly rate?: Maybe<Scalars['Float']['output']>;
  /** When the rate was brought up to date. */
  readonly lastUpdated?: Maybe<Scalars['DateTime']['output']>;
  /** How many events. */
  readonly eventCount: Scalars['Int']['output'];
  /** The events, the next one first, at most 20. */
  readonly events: ReadonlyArray<ExchangeRateUse>;
};

/** How asking the European Central Bank went. */
export type ExchangeRateFeed = {
  /** When it was last asked. Empty where it never was, as where its address is not set. */
  readonly askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it last answered as it should. */
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** What went wrong when it was last asked. */
  readonly problem?: Maybe<Scalars['String']['output']>;
};

/** What becomes of a rate. */
export type ExchangeRateChangeKind =
  /** New: there was none before. */
  | 'NEW'
  /** Changed: it becomes another one. */
  | 'CHANGED'
  /** Same: it stays as it is. */
  | 'SAME'
  /** Missing: it is not in the file, and is taken over from the set before. */
  | 'MISSING';

/** What an import makes of a rate. */
export type ExchangeRateChange = {
  /** Target currency. */
  readonly target: Scalars['Currency']['output'];
  /** What becomes of it. */
  readonly kind: ExchangeRateChangeKind;
  /** The rate before. */
  readonly before?: Maybe<Scalars['Float']['output']>;
  /** The rate from then on. */
  readonly after: Scalars['Float']['output'];
};

/** A line of a file that was not understood. */
export type ExchangeRateProblem = {
  /** Number of the line, from 1. */
  readonly line: Scalars['Int']['output'];
  /** What stands there. */
  readonly text: Scalars['String']['output'];
  /** What is wrong with it. */
  readonly message: Scalars['String']['output'];
};

/** What an import would do. */
export type ExchangeRatePreview = {
  /** The set that the new one would follow. Empty where there is none. */
  readonly followsId?: Maybe<Scalars['ID']['output']>;
  /** Every rate of the set that would be kept. */
  readonly changes: ReadonlyArray<ExchangeRateChange>;
  /** Lines that were not understood. */
  readonly problems: ReadonlyArray<ExchangeRateProblem>;
};

/** A file of exchange rates. */
export type ImportExchangeRatesInput = {
  /** Currency that one unit is taken of. */
  readonly base: Scalars['Currency']['input'];
  /** Day the rates are of. */
  readonly day: Scalars['Date']['input'];
  /** The file: a currency and its rate in each line, with a comma, a semicolon or a tab between them. */
  readonly text: Scalars['String']['input'];
  /** Leave out the lines that are not understood, instead of refusing the file. */
  readonly leave_out?: InputMaybe<Scalars['Boolean']['input']>;
  /** The set that the preview followed. If another one was kept since, nothing is written. */
  readonly follows_id?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID made once per form: the same form sent twice keeps one set. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** One rate, entered by hand. */
export type ExchangeRateInput = {
  /** Target currency. */
  readonly target: Scalars['Currency']['input'];
  /** Units of the target currency for one unit of the base currency, to ten decimals. */
  readonly rate: Scalars['Float']['input'];
};

/** Exchange rates entered by hand. Those of the set before that are not named are taken over. */
export type EnterExchangeRatesInput = {
  /** Currency that one unit is taken of. */
  readonly base: Scalars['Currency']['input'];
  /** Day the rates are of. */
  readonly day: Scalars['Date']['input'];
  /** Why they are entered by hand. The reason is kept. */
  readonly reason: Scalars['String']['input'];
  /** The rates that are new or change. */
  readonly rates: ReadonlyArray<ExchangeRateInput>;
  /** Currencies whose rate is no longer known. */
  readonly without?: InputMaybe<ReadonlyArray<Scalars['Currency']['input']>>;
  /** The set that was seen. If another one was kept since, nothing is written. */
  readonly follows_id?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID made once per form: the same form sent twice keeps one set. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** A medical indication that a centre trains for. */
export type Indication = {
  /** Number of the indication in this system. */
  readonly id: Scalars['ID']['output'];
  /** Name of the indication. */
  readonly name: Scalars['String']['output'];
  /** Colour used for it on screens, as #rrggbb. */
  readonly colour: Scalars['String']['output'];
};

/** How long a span of days one group is. */
export type FigureUnit =
  /** A day. */
  | 'DAY'
  /** A month. */
  | 'MONTH'
  /** A quarter of a year. */
  | 'QUARTER';

/** A number of each row that is reckoned with. */
export type FigureField = {
  /** The field that holds it. */
  readonly field: Scalars['String']['input'];
  /** A field that says what the number is of, such as the currency of an amount: what differs in it is never added up. */
  readonly apart?: InputMaybe<Scalars['String']['input']>;
};

/** What the numbers of some rows come to. Empty ones are left out. Exact decimals as text. */
export type FigureTotal = {
  /** The field that holds the numbers. */
  readonly field: Scalars['String']['output'];
  /** What the numbers are of, such as their currency. */
  readonly apart?: Maybe<Scalars['String']['output']>;
  /** How many numbers there are. */
  readonly count: Scalars['Int']['output'];
  /** All of them added up. */
  readonly sum: Scalars['String']['output'];
  /** Their average, rounded half up to six decimals. */
  readonly average: Scalars['String']['output'];
  /** The least. */
  readonly min: Scalars['String']['output'];
  /** The greatest. */
  readonly max: Scalars['String']['output'];
};

/** Rows of a list that have a value in common. */
export type FigureGroup = {
  /** The value: a choice, true or false, the id of a record, or the first day of the span. Empty for rows that have none. */
  readonly key?: Maybe<Scalars['String']['output']>;
  /** How many rows. */
  readonly count: Scalars['Int']['output'];
  /** What their numbers come to. */
  readonly totals: ReadonlyArray<FigureTotal>;
};

/** Figures of all rows of a list, whichever page is shown. */
export type ListFigures = {
  /** How many rows. */
  readonly count: Scalars['Int']['output'];
  /** What their numbers come to. */
  readonly totals: ReadonlyArray<FigureTotal>;
  /** The rows by the value that they are grouped by; none where they are not. */
  readonly groups: ReadonlyArray<FigureGroup>;
};

/** What a template can take values from. */
export type MergeContext =
  /** Event. */
  | 'CENTRE_EVENT'
  /** Centre. */
  | 'TRAINING_CENTRE'
  /** Trainer. */
  | 'TRAINER'
  /** Participant. */
  | 'PARTICIPANT'
  /** Booking. */
  | 'EVENT_BOOKING'
  /** Honorarium: what a trainer is paid for an event. */
  | 'TRAINER_HONORARIA';

/** A letter or list with gaps that are filled with values. */
export type MergeTemplate = {
  /** Number of the template in this system. */
  readonly id: Scalars['ID']['output'];
  /** Name of the template. */
  readonly name: Scalars['String']['output'];
  /** Short name that document runs use to find the template. */
  readonly key?: Maybe<Scalars['String']['output']>;
  /** What the template takes values from. */
  readonly contexts: ReadonlyArray<MergeContext>;
  /** The text as the editor keeps it. */
  readonly prosemirror: Scalars['JSON']['output'];
  /** The text as HTML. */
  readonly html?: Maybe<Scalars['RichText']['output']>;
  /** Settings for paper size, header and footer. */
  readonly options?: Maybe<Scalars['JSON']['output']>;
  /** Number of the version, starting at 1. */
  readonly version: Scalars['Int']['output'];
  /** The first version. Empty on the first version itself. */
  readonly root?: Maybe<MergeTemplate>;
  /** Id of the first version. Empty on the first version itself. */
  readonly rootId?: Maybe<Scalars['ID']['output']>;
  /** The latest 200 versions, newest first. */
  readonly versions: ReadonlyArray<MergeTemplate>;
  /** What in the text the contract cannot fill, such as a field that is no more. */
  readonly problems: ReadonlyArray<Scalars['String']['output']>;
  /** Runs and documents that were made from this version. */
  readonly usedBy: TemplateUse;
  /** Who wrote this version. */
  readonly author?: Maybe<User>;
  /** When it was created. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly dateModified: Scalars['DateTime']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** What to fill in for a new merge template. */
export type CreateMergeTemplateInput = {
  /** Name of the template. */
  readonly name: Scalars['String']['input'];
  /** Short name that document runs use to find the template. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
  /** What the template takes values from. */
  readonly contexts: ReadonlyArray<MergeContext>;
  /** The text as the editor keeps it. */
  readonly prosemirror: Scalars['JSON']['input'];
  /** The text as HTML. */
  readonly html?: InputMaybe<Scalars['RichText']['input']>;
  /** Settings for paper size, header and footer. */
  readonly options?: InputMaybe<Scalars['JSON']['input']>;
  /** A UUID made once per form: the same form sent twice makes one template. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** What to change on a merge template. Fields left out stay as they are; null clears a field. */
export type UpdateMergeTemplateInput = {
  /** Which merge template to change. */
  readonly id: Scalars['ID']['input'];
  /** Name of the template. */
  readonly name: Scalars['String']['input'];
  /** Short name that document runs use to find the template. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
  /** What the template takes values from. */
  readonly contexts: ReadonlyArray<MergeContext>;
  /** The text as the editor keeps it. */
  readonly prosemirror: Scalars['JSON']['input'];
  /** The text as HTML. */
  readonly html?: InputMaybe<Scalars['RichText']['input']>;
  /** Settings for paper size, header and footer. */
  readonly options?: InputMaybe<Scalars['JSON']['input']>;
  /** The modification time last read. If someone else has saved since, nothing is written and the differences are reported. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What templates can be sorted by. */
export type MergeTemplateSortColumn =
  /** Name of the template. */
  | 'NAME'
  /** Short name that document runs use to find the template. */
  | 'KEY'
  /** Number of the version. */
  | 'VERSION'
  /** When it was created. */
  | 'DATE_CREATED'
  /** When it was last changed. */
  | 'DATE_MODIFIED';

/** How to sort templates. */
export type MergeTemplateSortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: MergeTemplateSortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on templates can test. */
export type MergeTemplateConditionColumn =
  /** Name of the template. */
  | 'NAME'
  /** Short name that document runs use to find the template. */
  | 'KEY'
  /** One of the kinds of records that it takes values from. */
  | 'CONTEXTS'
  /** Number of the version, starting at 1. */
  | 'VERSION'
  /** First version, by id. */
  | 'ROOT_ID'
  /** Who wrote this version, by id. */
  | 'AUTHOR_ID'
  /** When it was created. */
  | 'DATE_CREATED'
  /** When it was last changed. */
  | 'DATE_MODIFIED';

/** A condition on templates, alone or combined with others. */
export type MergeTemplateWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<MergeTemplateConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<MergeTemplateWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<MergeTemplateWhereConditions>>;
};

/** One page of templates. */
export type MergeTemplatePaginator = {
  /** The templates on this page. */
  readonly data: ReadonlyArray<MergeTemplate>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** What was made from a version of a template. */
export type TemplateUse = {
  /** How many document runs use it. */
  readonly runs: Scalars['Int']['output'];
  /** How many documents were made from it. */
  readonly documents: Scalars['Int']['output'];
};

/** How the value of a merge field is written. */
export type MergeFieldKind =
  /** Text. */
  | 'TEXT'
  /** Day. */
  | 'DATE'
  /** Day and time. */
  | 'DATE_TIME'
  /** Time of day. */
  | 'TIME'
  /** Number. */
  | 'NUMBER'
  /** Amount of money. */
  | 'MONEY'
  /** Yes or no. */
  | 'BOOLEAN'
  /** One of several words. */
  | 'CHOICE'
  /** List: repeats what stands in it. */
  | 'LIST';

/** A gap that a template can have. */
export type MergeField = {
  /** Path, starting with the kind of record: participant.fullName. */
  readonly path: Scalars['String']['output'];
  /** What it is called. */
  readonly label: Scalars['String']['output'];
  /** Where it belongs, in words: Event, Event · Centre. */
  readonly group: Scalars['String']['output'];
  /** What kind of record it starts at. Empty for what the document knows of itself, such as its date. */
  readonly mergeContext?: Maybe<MergeContext>;
  /** How its value is written. */
  readonly kind: MergeFieldKind;
  /** Path of the list it stands in. Empty outside lists. */
  readonly list?: Maybe<Scalars['String']['output']>;
  /** How its value can be written besides as it is, such as long-date, money or upper. */
  readonly formats: ReadonlyArray<Scalars['String']['output']>;
  /** How such a value looks. */
  readonly example: Scalars['String']['output'];
  /** What it is on the chosen records. Empty where none is chosen or it is not filled. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A record that gaps are filled from. */
export type MergeSourceInput = {
  /** What kind of record it is. */
  readonly mergeContext: MergeContext;
  /** Id of the record. */
  readonly mergeContextId: Scalars['ID']['input'];
};

/** Made-up records that try a template hard. */
export type PreviewCase =
  /** Longest name: every text as long as it may become. */
  | 'LONGEST'
  /** Empty fields: nothing that may be missing is there. */
  | 'EMPTY'
  /** Arabic name: written from right to left. */
  | 'ARABIC';

/** A text of a template that may not be saved yet, and what to fill it with. */
export type PreviewMergeTemplateInput = {
  /** The text as HTML. */
  readonly html: Scalars['RichText']['input'];
  /** Settings for paper size, header and footer. */
  readonly options?: InputMaybe<Scalars['JSON']['input']>;
  /** What the template takes values from. */
  readonly contexts: ReadonlyArray<MergeContext>;
  /** The records it is filled with. */
  readonly sources: ReadonlyArray<MergeSourceInput>;
  /** A made-up case instead of the records. */
  readonly example?: InputMaybe<PreviewCase>;
};

/** A template filled and printed, for looking at. */
export type MergePreview = {
  /** Path of the PDF, which only you can fetch, for ten minutes. Empty where it cannot be made. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Number of its pages. */
  readonly pages: Scalars['Int']['output'];
  /** Paths of gaps without a value. */
  readonly missing: ReadonlyArray<Scalars['String']['output']>;
  /** What keeps it from being made as it is written. */
  readonly problems: ReadonlyArray<Scalars['String']['output']>;
};

/** What a notification is about. */
export type NotificationKind =
  /** Seat free: somebody on the waiting list could be booked now. */
  | 'SEAT_FREE'
  /** Approval stale: what was approved has changed since. */
  | 'DOCUMENT_STALE'
  /** View entered: records have come into a view that the user watches. */
  | 'VIEW_ENTERED'
  /** Request made: somebody asks for something about a participant that the user may decide. */
  | 'REQUEST_MADE'
  /** Request decided: what the user asked for was done or declined. */
  | 'REQUEST_DECIDED'
  /** Mail failed: documents that the user mailed did not reach their people. */
  | 'MAIL_FAILED';

/** Something the signed-in user should know. */
export type Notification = {
  /** Number of the notification in this system. */
  readonly id: Scalars['ID']['output'];
  /** What it is about. */
  readonly kind: NotificationKind;
  /** The event. */
  readonly centreEvent?: Maybe<CentreEvent>;
  /** The entry on the waiting list. */
  readonly waitingListEntry?: Maybe<WaitingListEntry>;
  /** The document whose approval went stale. */
  readonly approvedDocument?: Maybe<ApprovedDocument>;
  /** The view that records have come into. */
  readonly savedView?: Maybe<SavedView>;
  /** The request about a participant. */
  readonly participantRequest?: Maybe<ParticipantRequest>;
  /** The document that could not be mailed; of several of one run the last. */
  readonly generatedDocument?: Maybe<GeneratedDocument>;
  /** How many: records that have come in, documents that were not delivered. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** When it was created. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When the user read it. Empty means unread. */
  readonly dateRead?: Maybe<Scalars['DateTime']['output']>;
};

/** A person who is trained, most often a healthcare professional. */
export type Participant = {
  /** Number of the participant in this system. */
  readonly id: Scalars['ID']['output'];
  /** First and last name. */
  readonly name: Scalars['String']['output'];
  /** Title before the name, such as Dr. */
  readonly nameTitle?: Maybe<Scalars['String']['output']>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** Full name: title, first and last name. */
  readonly fullName: Scalars['String']['output'];
  /** Gender, in the person's own words. */
  readonly gender?: Maybe<Scalars['String']['output']>;
  /** Is a healthcare professional. */
  readonly isHcp: Scalars['Boolean']['output'];
  /** Job title. */
  readonly jobTitle?: Maybe<Scalars['String']['output']>;
  /** Medical speciality. */
  readonly speciality?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  readonly email?: Maybe<Scalars['EmailAddress']['output']>;
  /** International dialling code, such as +44. */
  readonly phoneCountryCode?: Maybe<Scalars['String']['output']>;
  /** Telephone number. */
  readonly phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Mobile number. */
  readonly mobile?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Fax number. */
  readonly fax?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Street and number. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** City. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  /** Country the participant works in. */
  readonly country?: Maybe<Country>;
  /** Country the participant works in. */
  readonly countryId?: Maybe<Scalars['ID']['output']>;
  /** Country whose passport the participant holds. */
  readonly nationality?: Maybe<Scalars['CountryCode']['output']>;
  /** OneKey number. No two participants share one. */
  readonly onekeyId?: Maybe<Scalars['String']['output']>;
  /** Veeva number. No two participants share one. */
  readonly veevaId?: Maybe<Scalars['String']['output']>;
  /** Allergies the kitchen must know of. */
  readonly allergies?: Maybe<Scalars['String']['output']>;
  /** What the participant does or does not eat. */
  readonly dietaryRequirements?: Maybe<Scalars['String']['output']>;
  /** Experience in the speciality. */
  readonly expertiseSpeciality?: Maybe<Scalars['String']['output']>;
  /** Experience with botulinum toxin. */
  readonly expertiseToxin?: Maybe<Scalars['String']['output']>;
  /** Experience with ultrasound guidance. */
  readonly expertiseUltrasound?: Maybe<Scalars['String']['output']>;
  /** Experience with electromyography (EMG). */
  readonly expertiseEmg?: Maybe<Scalars['String']['output']>;
  /** Field of spasticity the participant works in most. */
  readonly spasticityFocus?: Maybe<Scalars['String']['output']>;
  /** Languages the participant speaks. */
  readonly spokenLanguages: ReadonlyArray<Scalars['String']['output']>;
  /** Techniques the participant uses. */
  readonly techniquesUsed: ReadonlyArray<Scalars['String']['output']>;
  /** Notes for colleagues. */
  readonly notes?: Maybe<Scalars['String']['output']>;
  /** Details noted with the participant. What a booking owes is what its event asks for. */
  readonly collectFields: ReadonlyArray<Scalars['String']['output']>;
  /** Number of bookings that are not cancelled. */
  readonly bookingCount: Scalars['Int']['output'];
  /** The next booking that is not cancelled and whose event is not over. */
  readonly nextBooking?: Maybe<EventBooking>;
  /** All bookings, latest event first. */
  readonly eventBookings: ReadonlyArray<EventBooking>;
  /** Who entered the participant. */
  readonly author?: Maybe<User>;
  /** When it was created. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly dateModified: Scalars['DateTime']['output'];
  /** When all that is personal was erased. Nothing is entered of this person any more. */
  readonly erasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** What to fill in for a new participant. */
export type CreateParticipantInput = {
  /** Title before the name, such as Dr. */
  readonly name_title?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  readonly first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly last_name: Scalars['String']['input'];
  /** Gender, in the person's own words. */
  readonly gender?: InputMaybe<Scalars['String']['input']>;
  /** Is a healthcare professional. */
  readonly is_hcp?: InputMaybe<Scalars['Boolean']['input']>;
  /** Job title. */
  readonly job_title?: InputMaybe<Scalars['String']['input']>;
  /** Medical speciality. */
  readonly speciality?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** International dialling code, such as +44. */
  readonly phone_country_code?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  readonly phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Mobile number. */
  readonly mobile?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Fax number. */
  readonly fax?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Street and number. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly postal_code?: InputMaybe<Scalars['String']['input']>;
  /** Country the participant works in. */
  readonly country_id?: InputMaybe<Scalars['ID']['input']>;
  /** Country whose passport the participant holds. */
  readonly nationality?: InputMaybe<Scalars['CountryCode']['input']>;
  /** OneKey number. No two participants share one. */
  readonly onekey_id?: InputMaybe<Scalars['String']['input']>;
  /** Veeva number. No two participants share one. */
  readonly veeva_id?: InputMaybe<Scalars['String']['input']>;
  /** Allergies the kitchen must know of. */
  readonly allergies?: InputMaybe<Scalars['String']['input']>;
  /** What the participant does or does not eat. */
  readonly dietary_requirements?: InputMaybe<Scalars['String']['input']>;
  /** Experience in the speciality. */
  readonly expertise_speciality?: InputMaybe<Scalars['String']['input']>;
  /** Experience with botulinum toxin. */
  readonly expertise_toxin?: InputMaybe<Scalars['String']['input']>;
  /** Experience with ultrasound guidance. */
  readonly expertise_ultrasound?: InputMaybe<Scalars['String']['input']>;
  /** Experience with electromyography (EMG). */
  readonly expertise_emg?: InputMaybe<Scalars['String']['input']>;
  /** Field of spasticity the participant works in most. */
  readonly spasticity_focus?: InputMaybe<Scalars['String']['input']>;
  /** Languages the participant speaks. */
  readonly spoken_languages?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Techniques the participant uses. */
  readonly techniques_used?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Notes for colleagues. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** Details noted with the participant. What a booking owes is what its event asks for. */
  readonly collect_fields?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** A UUID made once per form: the same form sent twice makes one participant. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** What to change on a participant. Fields left out stay as they are; null clears a field. */
export type UpdateParticipantInput = {
  /** Which participant to change. */
  readonly id: Scalars['ID']['input'];
  /** Title before the name, such as Dr. */
  readonly name_title?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  readonly first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly last_name?: InputMaybe<Scalars['String']['input']>;
  /** Gender, in the person's own words. */
  readonly gender?: InputMaybe<Scalars['String']['input']>;
  /** Is a healthcare professional. */
  readonly is_hcp?: InputMaybe<Scalars['Boolean']['input']>;
  /** Job title. */
  readonly job_title?: InputMaybe<Scalars['String']['input']>;
  /** Medical speciality. */
  readonly speciality?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** International dialling code, such as +44. */
  readonly phone_country_code?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  readonly phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Mobile number. */
  readonly mobile?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Fax number. */
  readonly fax?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Street and number. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly postal_code?: InputMaybe<Scalars['String']['input']>;
  /** Country the participant works in. */
  readonly country_id?: InputMaybe<Scalars['ID']['input']>;
  /** Country whose passport the participant holds. */
  readonly nationality?: InputMaybe<Scalars['CountryCode']['input']>;
  /** OneKey number. No two participants share one. */
  readonly onekey_id?: InputMaybe<Scalars['String']['input']>;
  /** Veeva number. No two participants share one. */
  readonly veeva_id?: InputMaybe<Scalars['String']['input']>;
  /** Allergies the kitchen must know of. */
  readonly allergies?: InputMaybe<Scalars['String']['input']>;
  /** What the participant does or does not eat. */
  readonly dietary_requirements?: InputMaybe<Scalars['String']['input']>;
  /** Experience in the speciality. */
  readonly expertise_speciality?: InputMaybe<Scalars['String']['input']>;
  /** Experience with botulinum toxin. */
  readonly expertise_toxin?: InputMaybe<Scalars['String']['input']>;
  /** Experience with ultrasound guidance. */
  readonly expertise_ultrasound?: InputMaybe<Scalars['String']['input']>;
  /** Experience with electromyography (EMG). */
  readonly expertise_emg?: InputMaybe<Scalars['String']['input']>;
  /** Field of spasticity the participant works in most. */
  readonly spasticity_focus?: InputMaybe<Scalars['String']['input']>;
  /** Languages the participant speaks. */
  readonly spoken_languages?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Techniques the participant uses. */
  readonly techniques_used?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Notes for colleagues. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** Details noted with the participant. What a booking owes is what its event asks for. */
  readonly collect_fields?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Why a country's limit on a coming event may be passed. Kept in the audit. */
  readonly override_reason?: InputMaybe<Scalars['String']['input']>;
  /** The modification time last read. If someone else has saved since, nothing is written and the differences are reported. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What participants can be sorted by. */
export type ParticipantOrderColumn =
  /** Date created. */
  | 'DATE_CREATED'
  /** Last name. */
  | 'LAST_NAME';

/** How to sort participants. */
export type ParticipantOrderBy = {
  /** What to sort by. */
  readonly column?: InputMaybe<ParticipantOrderColumn>;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
  /** Sort by a figure over the bookings instead of a column. */
  readonly event_bookings?: InputMaybe<ParticipantOrderByEventBookings>;
};

/** Sort participants by a figure over their bookings. */
export type ParticipantOrderByEventBookings = {
  /** Which figure. The count is of bookings that are not cancelled. */
  readonly aggregate: OrderByRelationWithColumnAggregateFunction;
  /** Which value the figure is taken over. Not needed for a count. */
  readonly column?: InputMaybe<ParticipantOrderByEventBookingsColumn>;
};

/** Values of bookings that participants can be sorted by. */
export type ParticipantOrderByEventBookingsColumn =
  /** Date created. */
  | 'DATE_CREATED';

/** What participants can be sorted by, besides their order columns. */
export type ParticipantSortColumn =
  /** Last name. */
  | 'LAST_NAME'
  /** Name of the country. */
  | 'COUNTRY'
  /** City, then last name. */
  | 'CITY'
  /** Medical speciality, then last name. */
  | 'SPECIALITY'
  /** Date created. */
  | 'DATE_CREATED'
  /** Date modified. */
  | 'DATE_MODIFIED';

/** How to sort participants besides their order columns. */
export type ParticipantSortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: ParticipantSortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on participants can test. */
export type ParticipantConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Full name: title, first and last name. */
  | 'FULL_NAME'
  /** E-mail address. */
  | 'EMAIL'
  /** City. */
  | 'CITY'
  /** Country, by id. */
  | 'COUNTRY_ID'
  /** Nationality, as a two-letter country code. */
  | 'NATIONALITY'
  /** Job title. */
  | 'JOB_TITLE'
  /** Medical speciality. */
  | 'SPECIALITY'
  /** Is a healthcare professional. */
  | 'IS_HCP'
  /** OneKey number. */
  | 'ONEKEY_ID'
  /** Veeva number. */
  | 'VEEVA_ID'
  /** Who entered the participant, by id. */
  | 'AUTHOR_ID'
  /** Date created. */
  | 'DATE_CREATED'
  /** Date modified. */
  | 'DATE_MODIFIED';

/** A condition on participants, alone or combined with others. */
export type ParticipantWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<ParticipantConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<ParticipantWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<ParticipantWhereConditions>>;
  /** Related records must exist in the number asked for. */
  readonly HAS?: InputMaybe<ParticipantWhereConditionsRelation>;
};

/** A condition on records that belong to participants. */
export type ParticipantWhereConditionsRelation = {
  /** Which related records are counted. */
  readonly relation: ParticipantConditionRelation;
  /** How the number is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** The number to compare with. */
  readonly amount?: InputMaybe<Scalars['Int']['input']>;
  /** Count only the related records that meet this. */
  readonly condition?: InputMaybe<ParticipantRelationWhereConditions>;
};

/** Records related to participants that conditions can count. */
export type ParticipantConditionRelation =
  /** Bookings. */
  | 'EVENT_BOOKINGS'
  /** Waiting-list entries. */
  | 'WAITING_LIST_ENTRIES';

/** A condition on the records related to participants. */
export type ParticipantRelationWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<ParticipantRelationConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<ParticipantRelationWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<ParticipantRelationWhereConditions>>;
};

/** What conditions on records related to participants can test. */
export type ParticipantRelationConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** Event, by id. */
  | 'CENTRE_EVENT_ID'
  /** Who made it, by id. */
  | 'AUTHOR_ID'
  /** Booking status. For bookings only. */
  | 'BOOKING_STATUS'
  /** Booking type. For bookings only. */
  | 'BOOKING_TYPE'
  /** Priority. For waiting-list entries only. */
  | 'PRIORITY'
  /** Day of arrival. */
  | 'DATE_ARRIVAL'
  /** Day of departure. */
  | 'DATE_DEPARTURE'
  /** Date created. */
  | 'DATE_CREATED';

/** Which participants to list. */
export type ParticipantWhere = {
  /** Words in the name, e-mail address, city or identity numbers. */
  readonly text_search?: InputMaybe<Scalars['String']['input']>;
  /** Working in one of these countries. */
  readonly countries?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Only these participants. */
  readonly id?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** All but these participants. */
  readonly id_not_in?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Further conditions. */
  readonly whereConditions?: InputMaybe<ParticipantWhereConditions>;
};

/** One page of participants. */
export type ParticipantPaginator = {
  /** The participants on this page. */
  readonly data: ReadonlyArray<Participant>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** Whom to erase, and why. */
export type EraseParticipantInput = {
  /** The participant. */
  readonly id: Scalars['ID']['input'];
  /** Why, such as who asked for it. Kept in the audit: name nobody. */
  readonly reason: Scalars['String']['input'];
  /** The modification time last read. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What becomes of two records of one person when they are merged. */
export type ParticipantMerge = {
  /** Bookings of the duplicate, cancelled ones among them, which the other record gets. */
  readonly bookings: Scalars['Int']['output'];
  /** Places of the duplicate on waiting lists. */
  readonly waitingListEntries: Scalars['Int']['output'];
  /** Documents that were made for the duplicate. */
  readonly documents: Scalars['Int']['output'];
  /** Events on which both are booked. One of the two bookings is kept, the other is deleted. */
  readonly doubles: ReadonlyArray<DoubleBooking>;
};

/** Two bookings of one person on one event. */
export type DoubleBooking = {
  /** The event, by id. */
  readonly centreEventId: Scalars['ID']['output'];
  /** Name of the event. */
  readonly eventName: Scalars['String']['output'];
  /** First day of the event. */
  readonly dateStart?: Maybe<Scalars['Date']['output']>;
  /** Last day of the event. */
  readonly dateEnd?: Maybe<Scalars['Date']['output']>;
  /** Whether the booking of the duplicate is kept unless somebody says otherwise: it is further along, or older. */
  readonly keepsDuplicates: Scalars['Boolean']['output'];
  /** The booking of the record that stays. */
  readonly own: MergedBooking;
  /** The booking of the duplicate. */
  readonly duplicates: MergedBooking;
};

/** One of two bookings of a person on an event. */
export type MergedBooking = {
  /** Number of the booking in this system. */
  readonly id: Scalars['ID']['output'];
  /** Status. */
  readonly bookingStatus: BookingStatus;
  /** Type. */
  readonly bookingType: BookingType;
  /** Who made it. */
  readonly authorName?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly dateCreated: Scalars['DateTime']['output'];
};

/** Which two records of one person become one, and what is kept of each. */
export type MergeParticipantsInput = {
  /** The participant that stays. */
  readonly id: Scalars['ID']['input'];
  /** The second record of the same person. It is deleted; whatever names it names the other from then on. */
  readonly duplicate_id: Scalars['ID']['input'];
  /** Fields whose values are taken from the duplicate, named as in the input of a change. The others stay as they are. */
  readonly from_duplicate?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Of two bookings on one event the one to keep. Where none is named, the one that is further along, then the older. */
  readonly keep_bookings?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Why a limit on a coming event may be passed. Kept in the audit. */
  readonly override_reason?: InputMaybe<Scalars['String']['input']>;
  /** The modification time last read of the participant that stays. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
  /** The modification time last read of the duplicate. */
  readonly duplicate_date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What is asked for. */
export type ParticipantRequestKind =
  /** Merge: two records of one person should become one. */
  | 'MERGE'
  /** Erasure: what is personal of somebody should go. */
  | 'ERASURE';

/** What became of a request. */
export type ParticipantRequestState =
  /** Open: nobody has decided yet. */
  | 'OPEN'
  /** Done: it was done as asked. */
  | 'DONE'
  /** Declined: it was not done, for a reason. */
  | 'DECLINED'
  /** Withdrawn: it is not asked for any more. */
  | 'WITHDRAWN';

/** A participant who is deleted, of whom everything is still kept. */
export type DeletedParticipant = {
  /** Number of the participant in this system. */
  readonly id: Scalars['ID']['output'];
  /** What they are called. */
  readonly fullName: Scalars['String']['output'];
};

/** Something that a manager may not do with a participant, and asks others to do. */
export type ParticipantRequest = {
  /** Number of the request in this system. */
  readonly id: Scalars['ID']['output'];
  /** What is asked for. */
  readonly kind: ParticipantRequestKind;
  /** What became of it. */
  readonly state: ParticipantRequestState;
  /** The participant. Of a merge that was done, the one that stayed. Empty where they were deleted since. */
  readonly participant?: Maybe<Participant>;
  /** The participant, where they were deleted since. They can still be erased; a merge can only be declined or withdrawn. */
  readonly deletedParticipant?: Maybe<DeletedParticipant>;
  /** The second record of the same person. Empty where it is gone, and for an erasure. */
  readonly duplicate?: Maybe<Participant>;
  /** Why it is asked for. */
  readonly reason: Scalars['String']['output'];
  /** Who asks. */
  readonly author?: Maybe<User>;
  /** Who decided, or withdrew it. */
  readonly decidedBy?: Maybe<User>;
  /** When it was decided. */
  readonly dateDecided?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was declined. */
  readonly answer?: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly dateModified: Scalars['DateTime']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** Which two records are one person's, and how one knows. */
export type AskForMergeInput = {
  /** The participant that should stay. */
  readonly participant_id: Scalars['ID']['input'];
  /** The second record of the same person. */
  readonly duplicate_id: Scalars['ID']['input'];
  /** Why: how you know that they are the same person. Whoever decides reads it. */
  readonly reason: Scalars['String']['input'];
  /** A UUID made once per form: the same form sent twice asks once. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** Who should be erased, and why. */
export type AskForErasureInput = {
  /** The participant. */
  readonly participant_id: Scalars['ID']['input'];
  /** Why, such as that they asked for it. Whoever decides reads it. */
  readonly reason: Scalars['String']['input'];
  /** A UUID made once per form: the same form sent twice asks once. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** Which request is declined, and why. */
export type DeclineParticipantRequestInput = {
  /** The request. */
  readonly id: Scalars['ID']['input'];
  /** Why. Whoever asked reads it. */
  readonly answer: Scalars['String']['input'];
  /** The modification time last read. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What requests can be sorted by. */
export type ParticipantRequestOrderColumn =
  /** When it was asked for. */
  | 'DATE_CREATED'
  /** When it was decided. */
  | 'DATE_DECIDED'
  /** What is asked for. */
  | 'KIND'
  /** What became of it. */
  | 'STATE';

/** How to sort requests. */
export type ParticipantRequestOrderBy = {
  /** What to sort by. */
  readonly column?: InputMaybe<ParticipantRequestOrderColumn>;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** Which requests to list. */
export type ParticipantRequestWhere = {
  /** Those that ask for this. */
  readonly kind?: InputMaybe<ParticipantRequestKind>;
  /** Those in this state. */
  readonly state?: InputMaybe<ParticipantRequestState>;
  /** About this participant, as either record of a merge. */
  readonly participant_id?: InputMaybe<Scalars['ID']['input']>;
  /** Asked for by this person. */
  readonly author_id?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of requests. */
export type ParticipantRequestPaginator = {
  /** The requests on this page. */
  readonly data: ReadonlyArray<ParticipantRequest>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** What a change of many would do to one record. */
export type PreviewedState =
  /** Changes: it would be another than it is. */
  | 'CHANGES'
  /** Unchanged: it is so already. */
  | 'UNCHANGED'
  /** Refused: it says why. */
  | 'REFUSED';

/** One thing that a change does to a record. */
export type FieldChange = {
  /** Name of the input, or of what the system works out. */
  readonly field: Scalars['String']['output'];
  /** What it holds. */
  readonly before?: Maybe<Scalars['Mixed']['output']>;
  /** What it would hold. */
  readonly after?: Maybe<Scalars['Mixed']['output']>;
  /** Currency that an amount is in before and after. Empty where that is another change of the record, and of what is no amount. */
  readonly currency?: Maybe<Scalars['Currency']['output']>;
};

/** What a change would do to one record. */
export type PreviewedRecord = {
  /** Which record. */
  readonly id: Scalars['ID']['output'];
  /** What it is called. */
  readonly label: Scalars['String']['output'];
  /** Whether it would change. */
  readonly state: PreviewedState;
  /** What would be another, by the rules of its form. */
  readonly changes: ReadonlyArray<FieldChange>;
  /** Why it would be refused. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** What it was like when it was looked at, to be told to the change. */
  readonly version?: Maybe<Scalars['DateTime']['output']>;
};

/** What a change would do, tried out and taken back. The first records of the selection only: ask on with the others. */
export type RecordChangePreview = {
  /** How many records are selected, of those that you may see. */
  readonly total: Scalars['Int']['output'];
  /** Their ids, in the order of the list. */
  readonly ids: ReadonlyArray<Scalars['ID']['output']>;
  /** How many of them were looked at, from the first on. */
  readonly looked: Scalars['Int']['output'];
  /** How many of those would change. */
  readonly changing: Scalars['Int']['output'];
  /** How many of those are so already. */
  readonly unchanged: Scalars['Int']['output'];
  /** How many of those would be refused. */
  readonly refused: Scalars['Int']['output'];
  /** What became of each that was looked at. */
  readonly rows: ReadonlyArray<PreviewedRecord>;
};

/** Kinds of files that records are written to. */
export type ExportFormat =
  /** Text with commas, for any spreadsheet. */
  | 'CSV'
  /** A workbook whose cells know their kind, with a head that stays. */
  | 'XLSX'
  /** The values as they are, for programs. */
  | 'JSON';

/** A column of a file. */
export type ExportColumnInput = {
  /** Path of the field, such as country or centreEvent.name. */
  readonly source: Scalars['String']['input'];
  /** What its head says. */
  readonly label: Scalars['String']['input'];
  /** Paths that name the records that the field leads to, where it leads to some. What they are called where left out. */
  readonly names?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Path of the currency of an amount. */
  readonly currency?: InputMaybe<Scalars['String']['input']>;
  /** Words for values of an enum, by value. */
  readonly words?: InputMaybe<Scalars['JSON']['input']>;
  /** Path of a field that is written where a row has none. */
  readonly otherwise?: InputMaybe<Scalars['String']['input']>;
  /** What is written where a row has none of either. */
  readonly empty?: InputMaybe<Scalars['String']['input']>;
  /** Only how many there are in a list. */
  readonly counts?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What to write to a file. */
export type ExportRecordsInput = {
  /** Which rows. */
  readonly selection: RowSelection;
  /** What the list is called. */
  readonly title: Scalars['String']['input'];
  /** Kind of file. */
  readonly format: ExportFormat;
  /** Its columns, in their order. */
  readonly columns: ReadonlyArray<ExportColumnInput>;
  /** Path of the time zone of a row, by whose clock its moments are told. */
  readonly zone?: InputMaybe<Scalars['String']['input']>;
};

/** A file of records. Seen by whoever asked for it alone. */
export type RecordExport = {
  /** What it is known by. */
  readonly key: Scalars['ID']['output'];
  /** Name of the file. */
  readonly fileName: Scalars['String']['output'];
  /** How many rows it has. */
  readonly rows: Scalars['Int']['output'];
  /** Path of the file, for ten minutes from when it was made, for a day where a task made it. Empty before and after that. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Why there is none. */
  readonly message?: Maybe<Scalars['String']['output']>;
};

/** Kinds of files that records are read from. */
export type SheetFormat =
  /** Text with a separator between its cells. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX';

/** How a text is kept as bytes. */
export type SheetEncoding =
  /** UTF-8. */
  | 'UTF_8'
  /** UTF-16, small end first. */
  | 'UTF_16LE'
  /** UTF-16, big end first. */
  | 'UTF_16BE'
  /** Windows-1252, as older programs write in Western Europe. */
  | 'WINDOWS_1252';

/** What stands between the cells of a line. */
export type SheetSeparator =
  /** A comma. */
  | 'COMMA'
  /** A semicolon. */
  | 'SEMICOLON'
  /** A tabulator. */
  | 'TAB'
  /** A vertical bar. */
  | 'PIPE';

/** How decimals are written. */
export type DecimalStyle =
  /** 1,234.50 */
  | 'POINT'
  /** 1.234,50 */
  | 'COMMA';

/** In which order days are written. */
export type DateStyle =
  /** 2027-03-12 */
  | 'YMD'
  /** 12.3.2027 or 12/3/2027 */
  | 'DMY'
  /** 3/12/2027 */
  | 'MDY';

/** Where an import stands. */
export type ImportState =
  /** Its file has been read. */
  | 'READ'
  /** Its rows are being checked. Nothing is written. */
  | 'CHECKING'
  /** Its rows have been checked. */
  | 'CHECKED'
  /** Its rows are being written. */
  | 'RUNNING'
  /** Every row that could be written has been. */
  | 'DONE'
  /** It was stopped, or failed: what was done by then stays. */
  | 'STOPPED';

/** What becomes of a row, as it was checked. */
export type ImportOutcome =
  /** A new record. */
  | 'NEW'
  /** A change of a record. */
  | 'CHANGED'
  /** A record that is so already. */
  | 'UNCHANGED'
  /** Nothing until somebody decides: it would make a person who looks like one who is known, or like one of an earlier row. */
  | 'ALIKE'
  /** Nothing: it says why. */
  | 'REFUSED';

/** Where a row stands. */
export type ImportRowState =
  /** It has not been written. */
  | 'WAITING'
  /** It has been written. */
  | 'DONE'
  /** It was refused when it was to be written. */
  | 'FAILED';

/** Records that are read from a file. Seen by whoever began it alone. */
export type RecordImport = {
  /** What it is known by. */
  readonly key: Scalars['ID']['output'];
  /** Type of the records, such as Participant. */
  readonly type: Scalars['String']['output'];
  /** Name of the file. */
  readonly fileName: Scalars['String']['output'];
  /** Kind of file. */
  readonly format: SheetFormat;
  /** Encoding of a text. */
  readonly encoding?: Maybe<SheetEncoding>;
  /** Separator of a text. */
  readonly separator?: Maybe<SheetSeparator>;
  /** The sheet of a workbook that is read. */
  readonly sheet?: Maybe<Scalars['String']['output']>;
  /** The sheets of a workbook. */
  readonly sheets: ReadonlyArray<Scalars['String']['output']>;
  /** How its decimals are written. */
  readonly decimals: DecimalStyle;
  /** In which order its days are written. */
  readonly dates: DateStyle;
  /** An empty cell empties the field of a record that is changed. */
  readonly clears: Scalars['Boolean']['output'];
  /** The field by which rows find the record that they change. Empty where each row is a new record. */
  readonly match?: Maybe<Scalars['String']['output']>;
  /** Its columns, each with the field that it fills. */
  readonly columns: ReadonlyArray<ImportColumn>;
  /** The fields that columns can fill. */
  readonly fields: ReadonlyArray<ImportField>;
  /** Where it stands. */
  readonly state: ImportState;
  /** Why it was stopped. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** The task that works on it, or did last. */
  readonly taskId?: Maybe<Scalars['ID']['output']>;
  /** How many rows it has. */
  readonly rows: Scalars['Int']['output'];
  /** How many have been checked. */
  readonly checked: Scalars['Int']['output'];
  /** How many are new records. */
  readonly created: Scalars['Int']['output'];
  /** How many change a record. */
  readonly changed: Scalars['Int']['output'];
  /** How many change nothing. */
  readonly unchanged: Scalars['Int']['output'];
  /** How many wait until somebody decides whether their person is one who is known. */
  readonly undecided: Scalars['Int']['output'];
  /** How many look like somebody, decided or not, and are not written. */
  readonly alike: Scalars['Int']['output'];
  /** Of these, how many look like one person who is known and could stand in them, but does not yet. */
  readonly usable: Scalars['Int']['output'];
  /** Whether somebody who is known can stand in the place of one whom a row would make, as in bookings. */
  readonly takesKnown: Scalars['Boolean']['output'];
  /** How many are refused. */
  readonly refused: Scalars['Int']['output'];
  /** How many have been written. */
  readonly done: Scalars['Int']['output'];
  /** How many were refused when they were to be written. */
  readonly failed: Scalars['Int']['output'];
  /** What its new records together want more of than there is: the check tries each alone. */
  readonly shortages: ReadonlyArray<Scalars['String']['output']>;
  /** When you began to import the same file before. Empty where nothing of it was written. */
  readonly importedBefore?: Maybe<Scalars['DateTime']['output']>;
};

/** A column of a file. */
export type ImportColumn = {
  /** What its head says. */
  readonly name: Scalars['String']['output'];
  /** The field that it fills. Empty where it is left aside. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** Its first values. */
  readonly samples: ReadonlyArray<Scalars['String']['output']>;
  /** Of a column that is not in the file: what stands in each of its cells. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A field that a column can fill. */
export type ImportField = {
  /** Name of the input. */
  readonly field: Scalars['String']['output'];
  /** What it is called. */
  readonly label: Scalars['String']['output'];
  /** A new record needs it. */
  readonly required: Scalars['Boolean']['output'];
  /** Records can be found by it. */
  readonly matches: Scalars['Boolean']['output'];
};

/** Some rows of an import. */
export type ImportRows = {
  /** The rows of this page. */
  readonly data: ReadonlyArray<ImportRow>;
  /** How many there are in all. */
  readonly total: Scalars['Int']['output'];
};

/** A row of a file. */
export type ImportRow = {
  /** Position, starting at 1. */
  readonly position: Scalars['Int']['output'];
  /** Line in the file, starting at 1. */
  readonly line: Scalars['Int']['output'];
  /** Its cells as they stand in the file. */
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** What becomes of it. Empty where it has not been checked. */
  readonly outcome?: Maybe<ImportOutcome>;
  /** Where it stands. */
  readonly state: ImportRowState;
  /** The record that it made or changes. */
  readonly recordId?: Maybe<Scalars['ID']['output']>;
  /** What is wrong with it. */
  readonly problems: ReadonlyArray<ImportProblem>;
  /** What it changes. */
  readonly changes: ReadonlyArray<ImportChange>;
  /** Who may be the person that it would make. */
  readonly alike: ReadonlyArray<ImportAlike>;
  /** What was decided of it, where it looks like somebody. */
  readonly decision: ImportDecision;
  /** Who is known and stands in the place of its person. */
  readonly personId?: Maybe<Scalars['ID']['output']>;
};

/** Somebody who may be the person of a row. */
export type ImportAlike = {
  /** Type of the record, as `startImport` takes it. */
  readonly type: Scalars['String']['output'];
  /** The participant. Empty for one of an earlier row. */
  readonly personId?: Maybe<Scalars['ID']['output']>;
  /** Full name of the participant. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Line of an earlier row. */
  readonly line?: Maybe<Scalars['Int']['output']>;
  /** Why, the surest first. */
  readonly reasons: ReadonlyArray<ImportLikeness>;
};

/** Why two people may be one. */
export type ImportLikeness =
  /** Both have this OneKey number. */
  | 'ONEKEY_ID'
  /** Both have this Veeva number. */
  | 'VEEVA_ID'
  /** Both have this e-mail address. */
  | 'EMAIL'
  /** Both have this name and country, and were born on this day. */
  | 'BIRTH_DATE'
  /** Both have this name and country. */
  | 'NAME';

/** What is to become of a row whose person may be known. */
export type ImportDecision =
  /** It is left out. */
  | 'LEAVE'
  /** Its person is made anyway. */
  | 'CREATE'
  /** The one who is known stands in the place of its person. */
  | 'USE';

/** What is wrong with a row. */
export type ImportProblem = {
  /** Which column, starting at 0. Empty where it is about the whole row. */
  readonly column?: Maybe<Scalars['Int']['output']>;
  /** Why, in words. */
  readonly message: Scalars['String']['output'];
};

/** What a row changes of its record. */
export type ImportChange = {
  /** The field. */
  readonly field: Scalars['String']['output'];
  /** What it is now. */
  readonly old?: Maybe<Scalars['String']['output']>;
  /** What it will be. */
  readonly new?: Maybe<Scalars['String']['output']>;
};

/** What a field is called by whoever imports, and the words for its values. */
export type ImportFieldInput = {
  /** Name of the input of the type, such as last_name. */
  readonly field: Scalars['String']['input'];
  /** What it is called. */
  readonly label: Scalars['String']['input'];
  /** Words for values of an enum, by value. */
  readonly words?: InputMaybe<Scalars['JSON']['input']>;
};

/** A file to read records from. */
export type StartImportInput = {
  /** Type of the records, such as Participant. */
  readonly type: Scalars['String']['input'];
  /** CSV or XLSX, at most 20 MB and 50,000 rows, without passports and passwords. */
  readonly file: Scalars['Upload']['input'];
  /** The fields by the names that their columns may bear. */
  readonly fields: ReadonlyArray<ImportFieldInput>;
  /** A UUID made once per file that is chosen: the same sent twice is read once. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** How a file is to be read. What is left out stays. */
export type ChangeImportInput = {
  /** The key of the import. */
  readonly key: Scalars['ID']['input'];
  /** Encoding of a text. */
  readonly encoding?: InputMaybe<SheetEncoding>;
  /** Separator of a text. */
  readonly separator?: InputMaybe<SheetSeparator>;
  /** The sheet of a workbook. */
  readonly sheet?: InputMaybe<Scalars['String']['input']>;
  /** How decimals are written. */
  readonly decimals?: InputMaybe<DecimalStyle>;
  /** In which order days are written. */
  readonly dates?: InputMaybe<DateStyle>;
  /** An empty cell empties the field of a record that is changed. */
  readonly clears?: InputMaybe<Scalars['Boolean']['input']>;
  /** The field by which rows find their record. Null: each row is a new one. */
  readonly match?: InputMaybe<Scalars['String']['input']>;
  /** The field that each column fills, in their order. */
  readonly columns?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  /** All columns that are not in the file, behind those that are. They take the place of those before. */
  readonly constants?: InputMaybe<ReadonlyArray<ImportConstantInput>>;
};

/** A column that is not in the file, with one value for all rows. */
export type ImportConstantInput = {
  /** The field that it fills. */
  readonly field: Scalars['String']['input'];
  /** What stands in each of its cells. */
  readonly value: Scalars['String']['input'];
};

/** A row as it should have been. */
export type AmendImportRowInput = {
  /** The key of the import. */
  readonly key: Scalars['ID']['input'];
  /** Position of the row. */
  readonly position: Scalars['Int']['input'];
  /** All of its cells. */
  readonly cells: ReadonlyArray<Scalars['String']['input']>;
};

/** What is to become of rows whose person may be known. */
export type DecideImportRowsInput = {
  /** The key of the import. */
  readonly key: Scalars['ID']['input'];
  /** What is to become of them. */
  readonly decision: ImportDecision;
  /** Position of the row. Empty: all that look like somebody; of USE, those that look like one person alone. */
  readonly position?: InputMaybe<Scalars['Int']['input']>;
  /** Who stands in the place of its person, one of those like whom it looks. */
  readonly person_id?: InputMaybe<Scalars['ID']['input']>;
};

/** An address that leads somewhere else: an old link, or a short one. */
export type Redirect = {
  /** Number of the redirect in this system. */
  readonly id: Scalars['ID']['output'];
  /** The address that people ask for, such as /spring-course. It has no page of its own. */
  readonly path: Scalars['String']['output'];
  /** Where it leads: a page of this app such as /events/12, or a web address that begins with https:// or http://. */
  readonly target: Scalars['URL']['output'];
  /** Why it is there, for whoever looks at it later. */
  readonly notes?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly dateModified: Scalars['DateTime']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** Where an address leads. */
export type RedirectLookup = {
  /** A page of this app, or a web address. Empty where the address leads nowhere else. */
  readonly target?: Maybe<Scalars['URL']['output']>;
};

/** What to fill in for a new redirect. */
export type CreateRedirectInput = {
  /** The address that people ask for, such as /spring-course. It has no page of its own. */
  readonly path: Scalars['String']['input'];
  /** Where it leads: a page of this app such as /events/12, or a web address that begins with https:// or http://. */
  readonly target: Scalars['URL']['input'];
  /** Why it is there, for whoever looks at it later. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** A UUID made once per form: the same form sent twice makes one redirect. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** What to change on a redirect. Fields left out stay as they are; null clears a field. */
export type UpdateRedirectInput = {
  /** Which redirect to change. */
  readonly id: Scalars['ID']['input'];
  /** The address that people ask for, such as /spring-course. It has no page of its own. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Where it leads: a page of this app such as /events/12, or a web address that begins with https:// or http://. */
  readonly target?: InputMaybe<Scalars['URL']['input']>;
  /** Why it is there, for whoever looks at it later. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** The modification time last read. If someone else has saved since, nothing is written and the differences are reported. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What redirects can be sorted by. */
export type RedirectOrderColumn =
  /** The address that people ask for. */
  | 'PATH'
  /** When it was last changed. */
  | 'DATE_MODIFIED';

/** How to sort redirects. */
export type RedirectOrderBy = {
  /** What to sort by. */
  readonly column?: InputMaybe<RedirectOrderColumn>;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What redirects can be sorted by, besides their order columns. */
export type RedirectSortColumn =
  /** The address that people ask for. */
  | 'PATH'
  /** Where it leads. */
  | 'TARGET'
  /** When it was created. */
  | 'DATE_CREATED'
  /** When it was last changed. */
  | 'DATE_MODIFIED';

/** How to sort redirects besides their order columns. */
export type RedirectSortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: RedirectSortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on redirects can test. */
export type RedirectConditionColumn =
  /** The address that people ask for. */
  | 'PATH'
  /** Where it leads. */
  | 'TARGET'
  /** Why it is there. */
  | 'NOTES'
  /** When it was created. */
  | 'DATE_CREATED'
  /** When it was last changed. */
  | 'DATE_MODIFIED';

/** A condition on redirects, alone or combined with others. */
export type RedirectWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<RedirectConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<RedirectWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<RedirectWhereConditions>>;
};

/** One page of redirects. */
export type RedirectPaginator = {
  /** The redirects on this page. */
  readonly data: ReadonlyArray<Redirect>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** What was spent on a health-care professional: a share of one cost of an event that they attended. */
export type ReportableSpend = {
  /** Number of the share in this system. */
  readonly id: Scalars['ID']['output'];
  /** Who attended. */
  readonly participant?: Maybe<Participant>;
  /** Id of the participant. */
  readonly participantId: Scalars['ID']['output'];
  /** Event that was attended. */
  readonly centreEvent?: Maybe<CentreEvent>;
  /** Id of the event. */
  readonly centreEventId: Scalars['ID']['output'];
  /** Country the event belongs to. */
  readonly country?: Maybe<Country>;
  /** First day of the event. */
  readonly dateStart?: Maybe<Scalars['Date']['output']>;
  /** Last day of the event. */
  readonly dateEnd?: Maybe<Scalars['Date']['output']>;
  /** What was paid for. */
  readonly name: Scalars['String']['output'];
  /** Category of the cost. */
  readonly costCategory?: Maybe<CostCategory>;
  /** What the cost came to, with VAT, in minor units of the currency. */
  readonly lineAmount: Scalars['Money']['output'];
  /** How many people the cost is split over. */
  readonly sharedBy: Scalars['Int']['output'];
  /** The share of this person, with VAT, in minor units of the currency. The shares of everybody add up to the cost. */
  readonly amount: Scalars['Money']['output'];
  /** Currency of the amounts. */
  readonly currency: Scalars['Currency']['output'];
};

/** What shares can be sorted by. */
export type ReportableSpendOrderColumn =
  /** First day of the event. */
  | 'DATE_START'
  /** What was paid for. */
  | 'NAME'
  /** The share. */
  | 'AMOUNT';

/** How to sort shares. */
export type ReportableSpendOrderBy = {
  /** What to sort by. */
  readonly column?: InputMaybe<ReportableSpendOrderColumn>;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What shares can be sorted by, besides their order columns. */
export type ReportableSpendSortColumn =
  /** First day of the event. */
  | 'DATE_START'
  /** Last day of the event. */
  | 'DATE_END'
  /** What was paid for. */
  | 'NAME'
  /** What the cost came to, in minor units of the currency. */
  | 'LINE_AMOUNT'
  /** How many people the cost is split over. */
  | 'SHARED_BY'
  /** The share, in minor units of the currency. */
  | 'AMOUNT'
  /** Currency of the amounts. */
  | 'CURRENCY';

/** How to sort shares besides their order columns. */
export type ReportableSpendSortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: ReportableSpendSortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on shares can test. */
export type ReportableSpendConditionColumn =
  /** Who attended, by id. */
  | 'PARTICIPANT_ID'
  /** Event, by id. */
  | 'CENTRE_EVENT_ID'
  /** Country the event belongs to, by id. */
  | 'COUNTRY_ID'
  /** First day of the event. */
  | 'DATE_START'
  /** Last day of the event. */
  | 'DATE_END'
  /** What was paid for. */
  | 'NAME'
  /** Category of the cost, by id. */
  | 'COST_CATEGORY_ID'
  /** What the cost came to, in minor units of the currency. */
  | 'LINE_AMOUNT'
  /** How many people the cost is split over. */
  | 'SHARED_BY'
  /** The share, in minor units of the currency. */
  | 'AMOUNT'
  /** Currency of the amounts. */
  | 'CURRENCY';

/** A condition on shares, alone or combined with others. */
export type ReportableSpendWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<ReportableSpendConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<ReportableSpendWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<ReportableSpendWhereConditions>>;
};

/** Which shares to list. */
export type ReportableSpendWhere = {
  /** Of events that start on this day or later. */
  readonly date_start_gte?: InputMaybe<Scalars['Date']['input']>;
  /** Of events that start before this day. */
  readonly date_start_lt?: InputMaybe<Scalars['Date']['input']>;
  /** Of events that belong to this country. */
  readonly country_id?: InputMaybe<Scalars['ID']['input']>;
  /** Of this event. */
  readonly centre_event_id?: InputMaybe<Scalars['ID']['input']>;
  /** Of this participant. */
  readonly participant_id?: InputMaybe<Scalars['ID']['input']>;
  /** In this currency. */
  readonly currency?: InputMaybe<Scalars['Currency']['input']>;
  /** Further conditions. */
  readonly whereConditions?: InputMaybe<ReportableSpendWhereConditions>;
};

/** One page of shares. */
export type ReportableSpendPaginator = {
  /** The shares on this page. */
  readonly data: ReadonlyArray<ReportableSpend>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** Whom a view is there for. */
export type ViewAudience =
  /** Own: whoever saved it. */
  | 'OWN'
  /** Role: everybody of one role. */
  | 'ROLE'
  /** Everyone: all who may see the list. */
  | 'EVERYONE';

/** What is told of a view. */
export type ViewWatch =
  /** Off: nothing. */
  | 'NONE'
  /** Bell: a notification when a record enters it. */
  | 'BELL'
  /** Mail: the same, and one mail a day. */
  | 'MAIL';

/** A look at a list that is kept under a name. It holds no rows: whoever opens it sees their own. */
export type SavedView = {
  /** Number of the view in this system. */
  readonly id: Scalars['ID']['output'];
  /** The list, as the screens call it, such as events. */
  readonly resource: Scalars['String']['output'];
  /** Type of the records in the list. */
  readonly type: Scalars['String']['output'];
  /** What it is called. */
  readonly label: Scalars['String']['output'];
  /** Whom it is there for. */
  readonly audience: ViewAudience;
  /** The role that it is there for. */
  readonly role?: Maybe<Role>;
  /** How the list is shown: filter, sort, columns, density, grouping and page size, as the screens keep them. */
  readonly look: Scalars['JSON']['output'];
  /** Arguments of the list that show the same records, by name. Without them it can be neither counted nor watched. Texts that begin with @ are worked out for whoever looks: @today, @next_30_days and @next_30_days.end, @this_quarter, @2027-03-01T00:00 where they are, @me; a second @ makes it plain text. */
  readonly arguments?: Maybe<Scalars['JSON']['output']>;
  /** Where you have put it among your views, from 0. Those that have no place come last. */
  readonly position?: Maybe<Scalars['Int']['output']>;
  /** Whether you have pinned it. */
  readonly isPinned: Scalars['Boolean']['output'];
  /** What you are told of it. */
  readonly watch: ViewWatch;
  /** Why nothing is told of it at the moment. */
  readonly watchProblem?: Maybe<Scalars['String']['output']>;
  /** Whether its list opens with it for you. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Roles whose lists open with it. */
  readonly defaultRoles: ReadonlyArray<Role>;
  /** Whose it is. */
  readonly owner: User;
  /** When it was saved. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly dateModified: Scalars['DateTime']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** How many records a view has for you. */
export type SavedViewCount = {
  /** The view. */
  readonly id: Scalars['ID']['output'];
  /** How many. Empty where they cannot be counted. */
  readonly count?: Maybe<Scalars['Int']['output']>;
};

/** With whom you may share views. */
export type ViewSharing = {
  /** Roles, each with everybody who has it. */
  readonly roles: ReadonlyArray<Role>;
  /** Whether with everyone. */
  readonly everyone: Scalars['Boolean']['output'];
};

/** What to keep as a view. */
export type CreateSavedViewInput = {
  /** The list, as the screens call it, such as events. */
  readonly resource: Scalars['String']['input'];
  /** Type of the records in the list. */
  readonly type: Scalars['String']['input'];
  /** What it is called. You have no other view of the list by this name. */
  readonly label: Scalars['String']['input'];
  /** Whom it is there for; yourself where it is left out. */
  readonly audience?: InputMaybe<ViewAudience>;
  /** The role that it is there for. */
  readonly role?: InputMaybe<Role>;
  /** How the list is shown. */
  readonly look: Scalars['JSON']['input'];
  /** Arguments of the list that show the same records, by name. */
  readonly arguments?: InputMaybe<Scalars['JSON']['input']>;
  /** A UUID made once per form: the same form sent twice keeps one view. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** What to change on a view. Fields left out stay as they are. */
export type UpdateSavedViewInput = {
  /** Which view to change. */
  readonly id: Scalars['ID']['input'];
  /** What it is called. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** Whom it is there for. */
  readonly audience?: InputMaybe<ViewAudience>;
  /** The role that it is there for. */
  readonly role?: InputMaybe<Role>;
  /** How the list is shown. */
  readonly look?: InputMaybe<Scalars['JSON']['input']>;
  /** Arguments of the list that show the same records, by name. */
  readonly arguments?: InputMaybe<Scalars['JSON']['input']>;
  /** The modification time last read. If someone else has saved since, nothing is written and the differences are reported. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Your second factor: codes of an app, besides your password. */
export type MySecondFactor = {
  /** When it was set up. Empty where you sign in with the password alone. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** How many recovery codes are left. */
  readonly recoveryCodesLeft: Scalars['Int']['output'];
  /** Whether one of your roles needs it. */
  readonly isRequired: Scalars['Boolean']['output'];
};

/** What an app is set up with. It counts once a code of it was given. */
export type SecondFactorSetUp = {
  /** What to give back with the code. */
  readonly challenge: Scalars['String']['output'];
  /** The secret, to be typed into the app. */
  readonly secret: Scalars['String']['output'];
  /** The same as an address, which the app reads from a picture. */
  readonly uri: Scalars['String']['output'];
};

/** Who sets a second factor up. */
export type BeginMySecondFactorInput = {
  /** Your password. */
  readonly current_password: Scalars['String']['input'];
  /** A code of the second factor you have, where you have one. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
};

/** A code of the app that was just set up. */
export type ConfirmMySecondFactorInput = {
  /** What setting it up has answered. */
  readonly challenge: Scalars['String']['input'];
  /** The six digits that the app shows. */
  readonly code: Scalars['String']['input'];
};

/** Proof that it is you. */
export type MySecondFactorProofInput = {
  /** Your password. */
  readonly current_password: Scalars['String']['input'];
  /** The six digits that the app shows, or a recovery code. */
  readonly code: Scalars['String']['input'];
};

/** Whether you may do something, and why not. */
export type Permission = {
  /** What is done: update, delete, or something that this kind of record has of its own. */
  readonly action: Scalars['String']['output'];
  /** Whether you may. */
  readonly allowed: Scalars['Boolean']['output'];
  /** Why you may not. Empty where you may. */
  readonly why?: Maybe<Scalars['String']['output']>;
};

/** What you may do with the records of a type, whichever record it is. A record's own `can` tells it for that record. */
export type TypeAccess = {
  /** The type of the records. */
  readonly type: Scalars['String']['output'];
  /** What you may do with some of them at least: list, export, create, import, and what may be done with a record. */
  readonly can: ReadonlyArray<Permission>;
  /** Fields that are always empty for you. */
  readonly hiddenFields: ReadonlyArray<Scalars['String']['output']>;
  /** Inputs that need an action of their own instead of update or create. */
  readonly inputs: ReadonlyArray<ActionInputs>;
  /** Inputs of an update that you may set in many records at once. */
  readonly manyInputs: ReadonlyArray<Scalars['String']['output']>;
  /** Inputs that you have to fill in, because the record would be out of your countries without. */
  readonly demandedInputs: ReadonlyArray<Scalars['String']['output']>;
};

/** Inputs that need an action of their own. */
export type ActionInputs = {
  /** The action needed. */
  readonly action: Scalars['String']['output'];
  /** Names of the inputs. */
  readonly inputs: ReadonlyArray<Scalars['String']['output']>;
};

/** How far a role reaches with something it may do. */
export type Reach =
  /** All: every record. */
  | 'ALL'
  /** Own countries: records of the own countries. */
  | 'COUNTRIES'
  /** Own records: what the person made, in the own countries where it has one. */
  | 'OWN'
  /** None: nothing. */
  | 'NONE';

/** The role table as it is in force. */
export type RoleTable = {
  /** The roles, in the order of the cells. */
  readonly roles: ReadonlyArray<RoleColumn>;
  /** What can be allowed. */
  readonly capabilities: ReadonlyArray<RoleTableRow>;
};

/** A role of the role table. */
export type RoleColumn = {
  /** The role. */
  readonly role: Role;
  /** What the role is called. */
  readonly label: Scalars['String']['output'];
  /** What the role is for. */
  readonly description: Scalars['String']['output'];
  /** Whether it is one of your own. */
  readonly isOwn: Scalars['Boolean']['output'];
};

/** One thing that roles may allow. */
export type RoleTableRow = {
  /** Name of the capability. */
  readonly capability: Scalars['String']['output'];
  /** What it is called. */
  readonly label: Scalars['String']['output'];
  /** What it belongs to. */
  readonly group: Scalars['String']['output'];
  /** What else there is to know. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** How far each role reaches, in the order of the roles. */
  readonly reaches: ReadonlyArray<Reach>;
  /** How far you reach with all your roles together. */
  readonly own: Reach;
};

/** Where a page stands in the whole list. */
export type PaginatorInfo = {
  /** How many are on this page. */
  readonly count: Scalars['Int']['output'];
  /** Number of this page, starting at 1. */
  readonly currentPage: Scalars['Int']['output'];
  /** Position of the first one on this page, empty if there is none. */
  readonly firstItem?: Maybe<Scalars['Int']['output']>;
  /** Position of the last one on this page, empty if there is none. */
  readonly lastItem?: Maybe<Scalars['Int']['output']>;
  /** Number of the last page. */
  readonly lastPage: Scalars['Int']['output'];
  /** How many fit on a page. */
  readonly perPage: Scalars['Int']['output'];
  /** How many there are on all pages. */
  readonly total: Scalars['Int']['output'];
  /** Whether another page follows. */
  readonly hasMorePages: Scalars['Boolean']['output'];
};

/** Direction of sorting. */
export type SortOrder =
  /** Ascending: A to Z, oldest first. */
  | 'ASC'
  /** Descending: Z to A, newest first. */
  | 'DESC';

/** A figure worked out over related records. */
export type OrderByRelationWithColumnAggregateFunction =
  /** Count: how many there are. */
  | 'COUNT'
  /** Average. */
  | 'AVG'
  /** Maximum: the largest or latest. */
  | 'MAX'
  /** Minimum: the smallest or earliest. */
  | 'MIN'
  /** Sum. */
  | 'SUM';

/** How a value is compared. */
export type SQLOperator =
  /** Is. */
  | 'EQ'
  /** Is not. */
  | 'NEQ'
  /** Greater than. */
  | 'GT'
  /** Greater than or the same as. */
  | 'GTE'
  /** Less than. */
  | 'LT'
  /** Less than or the same as. */
  | 'LTE'
  /** Matches a pattern; % stands for any text, \% for the sign itself. */
  | 'LIKE'
  /** Does not match a pattern; % stands for any text, \% for the sign itself. */
  | 'NOT_LIKE'
  /** Is one of a list. */
  | 'IN'
  /** Is none of a list. */
  | 'NOT_IN'
  /** Is between two values, both included. */
  | 'BETWEEN'
  /** Is not between two values. */
  | 'NOT_BETWEEN'
  /** Is empty. */
  | 'IS_NULL'
  /** Is filled in. */
  | 'IS_NOT_NULL';

/** Whether a list is of what was deleted. */
export type Trashed =
  /** Kept: what was not deleted. */
  | 'WITHOUT'
  /** Deleted: what can be restored. */
  | 'ONLY';

/** Everything that can be read. */
export type Query = {
  /** Where you are signed in, the latest used first. */
  readonly mySessions: ReadonlyArray<MySession>;
  /** Whether you have a password here; who has none signs in with Microsoft. */
  readonly hasPassword: Scalars['Boolean']['output'];
  /** An approved document by id. Empty if there is none that you may see. */
  readonly approvedDocument?: Maybe<ApprovedDocument>;
  /** All approved documents, by name, all at once: more than five thousand are refused. */
  readonly approvedDocuments: ReadonlyArray<ApprovedDocument>;
  /** Approved documents, by name, page by page. */
  readonly approvedDocumentsPaginated: ApprovedDocumentPaginator;
  /** What waits for its approval, stale ones included: the ten that are needed first. */
  readonly approvalsDue: ReadonlyArray<ApprovedDocument>;
  /** How many documents that you may see stand where. */
  readonly approvalCounts: ApprovalCounts;
  /** A change by id. Empty if there is none that you may see. */
  readonly audit?: Maybe<Audit>;
  /** Changes, newest first. */
  readonly audits: AuditPaginator;
  /** An event by id. Empty if there is none that you may see. */
  readonly centreEvent?: Maybe<CentreEvent>;
  /** Events. */
  readonly centreEvents: CentreEventPaginator;
  /** All cost categories, by path. */
  readonly costCategories: ReadonlyArray<CostCategory>;
  /** All countries, by name. */
  readonly countries: ReadonlyArray<Country>;
  /** Events, seats, bookings and costs in figures. */
  readonly dashboard: Dashboard;
  /** The report that is shown on the dashboard. Empty where none is set up, and for roles that may not see all countries. */
  readonly dashboardReport?: Maybe<DashboardReport>;
  /** Values in use in a text field of a type, in the records that you may see, to choose from or to leave: first what begins with the search, of that the commonest. At most 20, of the 10,000 records made last. */
  readonly distinctValues: ReadonlyArray<Scalars['String']['output']>;
  /** A run by its key. Empty if there is none that you may see. */
  readonly documentRun?: Maybe<DocumentRun>;
  /** Runs, newest first. */
  readonly documentRuns: DocumentRunEntryPaginator;
  /** A generated document by its guid. Empty if there is none that you may see. */
  readonly generatedDocument?: Maybe<GeneratedDocument>;
  /** Generated documents, newest first. */
  readonly generatedDocuments: GeneratedDocumentPaginator;
  /** The mails that would take documents to their people, without sending them. */
  readonly documentMails: ReadonlyArray<DocumentMail>;
  /** What an event still has room for, as the signed-in user finds it now. Empty if there is no such event that you may see. */
  readonly eventAvailability?: Maybe<EventAvailability>;
  /** The same of several people at once, those left out whom you may not see. Empty if there is no such event that you may see. */
  readonly peopleAvailability?: Maybe<ReadonlyArray<PersonAvailability>>;
  /** A booking by id. Empty if there is none that you may see. */
  readonly eventBooking?: Maybe<EventBooking>;
  /** Bookings. */
  readonly eventBookings: EventBookingPaginator;
  /** Exchange rates from one currency to the others. A currency without any is refused, with the code RATE_MISSING. */
  readonly exchangeRates: ExchangeRates;
  /** A kept set of exchange rates by id. Empty if there is none that you may see. */
  readonly exchangeRateSet?: Maybe<ExchangeRateSet>;
  /** The kept sets of exchange rates, newest day first. */
  readonly exchangeRateSets: ExchangeRateSetPaginator;
  /** What one unit was worth day by day, oldest first. Empty for whom the sets are hidden. */
  readonly exchangeRateHistory?: Maybe<ReadonlyArray<ExchangeRateOfDay>>;
  /** The rates that events to come need. Empty for whom the sets are hidden. */
  readonly exchangeRateNeeds?: Maybe<ReadonlyArray<ExchangeRateNeed>>;
  /** How asking the European Central Bank went. Empty for whom the sets are hidden. */
  readonly exchangeRateFeed?: Maybe<ExchangeRateFeed>;
  /** What an import of a file would do. Nothing is written. Empty for who may not import it. */
  readonly exchangeRatePreview?: Maybe<ExchangeRatePreview>;
  /** All indications, by name. */
  readonly indications: ReadonlyArray<Indication>;
  /** Figures of the rows of a list that the viewer may see, reckoned at once. What they may not read of a row counts as empty. */
  readonly listFigures: ListFigures;
  /** A template by id. Empty if there is none that you may see. */
  readonly mergeTemplate?: Maybe<MergeTemplate>;
  /** Templates, by name. */
  readonly mergeTemplates: MergeTemplatePaginator;
  /** The gaps that a template on these kinds of records can have. */
  readonly mergeFields: ReadonlyArray<MergeField>;
  /** The latest notifications of the signed-in user, newest first, at most 50. */
  readonly notifications: ReadonlyArray<Notification>;
  /** The notifications of the signed-in user that come after one of theirs, newest first, at most 50. */
  readonly olderNotifications: ReadonlyArray<Notification>;
  /** A participant by id. Empty if there is none that you may see. */
  readonly participant?: Maybe<Participant>;
  /** Participants. */
  readonly participants: ParticipantPaginator;
  /** What merging two participants would do. Empty if you may not merge them. */
  readonly participantMerge?: Maybe<ParticipantMerge>;
  /** A request by id. Empty if there is none that you may see. */
  readonly participantRequest?: Maybe<ParticipantRequest>;
  /** What is asked for about participants, the latest first. */
  readonly participantRequests: ParticipantRequestPaginator;
  /** Try out a change of many records. Nothing of it is kept. */
  readonly previewRecordChange: RecordChangePreview;
  /** A file of records by its key. Empty if it is none of yours. */
  readonly exportedRecords?: Maybe<RecordExport>;
  /** An import by its key. Empty if there is none of yours. */
  readonly recordImport?: Maybe<RecordImport>;
  /** Rows of an import, in the order of its file. Empty if it is none of yours. */
  readonly recordImportRows?: Maybe<ImportRows>;
  /** A redirect by id. Empty if there is none that you may see. */
  readonly redirect?: Maybe<Redirect>;
  /** Redirects, by the address that people ask for. */
  readonly redirects: RedirectPaginator;
  /** Where an address that has no page leads. Everybody who is signed in may ask. */
  readonly redirectLookup: RedirectLookup;
  /** What was spent on health-care professionals who attended events. */
  readonly reportableSpend: ReportableSpendPaginator;
  /** A view by id. Empty if there is none that you may see. */
  readonly savedView?: Maybe<SavedView>;
  /** Your views, those of your roles and those of everyone, in your order. */
  readonly savedViews: ReadonlyArray<SavedView>;
  /** With whom you may share views. */
  readonly viewSharing: ViewSharing;
  /** How many records views have for you, at most 20 at once. Views that you may not see are left out. */
  readonly savedViewCounts: ReadonlyArray<SavedViewCount>;
  /** Your second factor. */
  readonly mySecondFactor: MySecondFactor;
  /** What you may do, by type. */
  readonly access: ReadonlyArray<TypeAccess>;
  /** The role table as it is in force. It is the same for everybody, apart from what is marked as your own. */
  readonly roleTable: RoleTable;
  /** A task by id. Empty if there is none of yours. */
  readonly task?: Maybe<Task>;
  /** Your latest tasks, newest first, at most 50; all that are under way for administrators. */
  readonly tasks: ReadonlyArray<Task>;
  /** A trainer by id. Empty if there is none that you may see. */
  readonly trainer?: Maybe<Trainer>;
  /** Trainers. */
  readonly trainers: TrainerPaginator;
  /** What the honoraria of an event would be with other minutes, before they are saved. Empty if you see no honoraria. */
  readonly honorariaPreview?: Maybe<ReadonlyArray<HonorariaPreview>>;
  /** Honoraria of published events to come that cannot be approved, soonest first, at most 200. Empty if you see no honoraria. */
  readonly blockedHonoraria?: Maybe<ReadonlyArray<BlockedHonoraria>>;
  /** A centre by id. Empty if there is none that you may see. */
  readonly trainingCentre?: Maybe<TrainingCentre>;
  /** Centres, by name. */
  readonly trainingCentres: TrainingCentrePaginator;
  /** A user by id. Empty if there is none that you may see. */
  readonly user?: Maybe<User>;
  /** All users, by last name, all at once: more than a thousand are refused. */
  readonly users: ReadonlyArray<User>;
  /** All users, by last name, page by page. */
  readonly usersPaginated: UserPaginator;
  /** How a user signs in besides with a password. Empty if there is no such user that you may see. */
  readonly userSignOn?: Maybe<UserSignOn>;
  /** A waiting-list entry by id. Empty if there is none that you may see. */
  readonly waitingListEntry?: Maybe<WaitingListEntry>;
  /** Active waiting-list entries, first in line first, all at once: more than a thousand are refused. */
  readonly waitingListEntries: ReadonlyArray<WaitingListEntry>;
  /** Active waiting-list entries, first in line first, page by page. */
  readonly waitingListEntriesPaginated: WaitingListEntryPaginator;
};


/** Everything that can be read. */
export type QueryapprovedDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryapprovedDocumentsArgs = {
  state?: InputMaybe<ApprovalState>;
  centre_event_id?: InputMaybe<Scalars['ID']['input']>;
  training_centre_id?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryapprovedDocumentsPaginatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sortBy?: InputMaybe<ReadonlyArray<ApprovedDocumentSortBy>>;
  where?: InputMaybe<ApprovedDocumentWhere>;
};


/** Everything that can be read. */
export type QueryauditArgs = {
  ID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryauditsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AuditOrderBy>>;
  whereConditions?: InputMaybe<AuditWhereConditions>;
};


/** Everything that can be read. */
export type QuerycentreEventArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerycentreEventsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CentreEventOrderBy>>;
  sortBy?: InputMaybe<ReadonlyArray<CentreEventSortBy>>;
  where?: InputMaybe<CentreEventWhere>;
  trashed?: InputMaybe<Trashed>;
};


/** Everything that can be read. */
export type QuerydashboardArgs = {
  where?: InputMaybe<DashboardWhere>;
};


/** Everything that can be read. */
export type QuerydistinctValuesArgs = {
  type: Scalars['String']['input'];
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QuerydocumentRunArgs = {
  key: Scalars['ID']['input'];
  impression?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QuerydocumentRunsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<DocumentRunOrderBy>>;
  sortBy?: InputMaybe<ReadonlyArray<DocumentRunSortBy>>;
  where?: InputMaybe<DocumentRunWhere>;
};


/** Everything that can be read. */
export type QuerygeneratedDocumentArgs = {
  guid: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerygeneratedDocumentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<GeneratedDocumentOrderBy>>;
  sortBy?: InputMaybe<ReadonlyArray<GeneratedDocumentSortBy>>;
  where?: InputMaybe<GeneratedDocumentWhere>;
};


/** Everything that can be read. */
export type QuerydocumentMailsArgs = {
  input: SendDocumentsInput;
};


/** Everything that can be read. */
export type QueryeventAvailabilityArgs = {
  centre_event_id: Scalars['ID']['input'];
  participant_id?: InputMaybe<Scalars['ID']['input']>;
  country_id?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QuerypeopleAvailabilityArgs = {
  centre_event_id: Scalars['ID']['input'];
  participant_ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryeventBookingArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryeventBookingsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<EventBookingOrderBy>>;
  sortBy?: InputMaybe<ReadonlyArray<EventBookingSortBy>>;
  where?: InputMaybe<EventBookingWhere>;
  trashed?: InputMaybe<Trashed>;
};


/** Everything that can be read. */
export type QueryexchangeRatesArgs = {
  base: Scalars['Currency']['input'];
};


/** Everything that can be read. */
export type QueryexchangeRateSetArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryexchangeRateSetsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ExchangeRateSetOrderBy>>;
  sortBy?: InputMaybe<ReadonlyArray<ExchangeRateSetSortBy>>;
  where?: InputMaybe<ExchangeRateSetWhere>;
};


/** Everything that can be read. */
export type QueryexchangeRateHistoryArgs = {
  base: Scalars['Currency']['input'];
  target: Scalars['Currency']['input'];
  from: Scalars['Date']['input'];
};


/** Everything that can be read. */
export type QueryexchangeRatePreviewArgs = {
  base: Scalars['Currency']['input'];
  day: Scalars['Date']['input'];
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerylistFiguresArgs = {
  list: RowSelection;
  groupBy?: InputMaybe<Scalars['String']['input']>;
  unit?: InputMaybe<FigureUnit>;
  zone?: InputMaybe<Scalars['String']['input']>;
  totals?: InputMaybe<ReadonlyArray<FigureField>>;
};


/** Everything that can be read. */
export type QuerymergeTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerymergeTemplatesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sortBy?: InputMaybe<ReadonlyArray<MergeTemplateSortBy>>;
  whereConditions?: InputMaybe<MergeTemplateWhereConditions>;
  isChild?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be read. */
export type QuerymergeFieldsArgs = {
  contexts: ReadonlyArray<MergeContext>;
  sources?: InputMaybe<ReadonlyArray<MergeSourceInput>>;
};


/** Everything that can be read. */
export type QueryolderNotificationsArgs = {
  than: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryparticipantArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryparticipantsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ParticipantOrderBy>>;
  sortBy?: InputMaybe<ReadonlyArray<ParticipantSortBy>>;
  where?: InputMaybe<ParticipantWhere>;
  trashed?: InputMaybe<Trashed>;
};


/** Everything that can be read. */
export type QueryparticipantMergeArgs = {
  id: Scalars['ID']['input'];
  duplicate_id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryparticipantRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryparticipantRequestsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ParticipantRequestOrderBy>>;
  where?: InputMaybe<ParticipantRequestWhere>;
};


/** Everything that can be read. */
export type QuerypreviewRecordChangeArgs = {
  selection: RowSelection;
  changes: Scalars['JSON']['input'];
  add?: InputMaybe<Scalars['JSON']['input']>;
};


/** Everything that can be read. */
export type QueryexportedRecordsArgs = {
  key: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryrecordImportArgs = {
  key: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryrecordImportRowsArgs = {
  key: Scalars['ID']['input'];
  outcome?: InputMaybe<ImportOutcome>;
  state?: InputMaybe<ImportRowState>;
  alike?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryredirectArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryredirectsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RedirectOrderBy>>;
  sortBy?: InputMaybe<ReadonlyArray<RedirectSortBy>>;
  whereConditions?: InputMaybe<RedirectWhereConditions>;
  text_search?: InputMaybe<Scalars['String']['input']>;
  trashed?: InputMaybe<Trashed>;
};


/** Everything that can be read. */
export type QueryredirectLookupArgs = {
  path: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryreportableSpendArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ReportableSpendOrderBy>>;
  sortBy?: InputMaybe<ReadonlyArray<ReportableSpendSortBy>>;
  where?: InputMaybe<ReportableSpendWhere>;
};


/** Everything that can be read. */
export type QuerysavedViewArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerysavedViewsArgs = {
  resource?: InputMaybe<Scalars['String']['input']>;
  is_pinned?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be read. */
export type QuerysavedViewCountsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  zone?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QuerytaskArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerytasksArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QuerytrainerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerytrainersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<TrainerOrderBy>>;
  sortBy?: InputMaybe<ReadonlyArray<TrainerSortBy>>;
  where?: InputMaybe<TrainerWhere>;
};


/** Everything that can be read. */
export type QueryhonorariaPreviewArgs = {
  centre_event_id: Scalars['ID']['input'];
  trainers: ReadonlyArray<HonorariaMinutesInput>;
};


/** Everything that can be read. */
export type QuerytrainingCentreArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerytrainingCentresArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  indication_id?: InputMaybe<Scalars['ID']['input']>;
  is_published?: InputMaybe<Scalars['Boolean']['input']>;
  text_search?: InputMaybe<Scalars['String']['input']>;
  whereConditions?: InputMaybe<TrainingCentreWhereConditions>;
  sortBy?: InputMaybe<ReadonlyArray<TrainingCentreSortBy>>;
};


/** Everything that can be read. */
export type QueryuserArgs = {
  ID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryusersArgs = {
  whereConditions?: InputMaybe<UserWhereConditions>;
  sortBy?: InputMaybe<ReadonlyArray<UserSortBy>>;
};


/** Everything that can be read. */
export type QueryusersPaginatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<UserWhere>;
  sortBy?: InputMaybe<ReadonlyArray<UserSortBy>>;
};


/** Everything that can be read. */
export type QueryuserSignOnArgs = {
  user_id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerywaitingListEntryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerywaitingListEntriesArgs = {
  orderBy?: InputMaybe<ReadonlyArray<WaitingListEntryOrderBy>>;
  sortBy?: InputMaybe<ReadonlyArray<WaitingListEntrySortBy>>;
  where?: InputMaybe<WaitingListEntryWhere>;
  trashed?: InputMaybe<Trashed>;
};


/** Everything that can be read. */
export type QuerywaitingListEntriesPaginatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<WaitingListEntryOrderBy>>;
  sortBy?: InputMaybe<ReadonlyArray<WaitingListEntrySortBy>>;
  where?: InputMaybe<WaitingListEntryWhere>;
  trashed?: InputMaybe<Trashed>;
};

/** Everything that can be changed. */
export type Mutation = {
  /** Change your own name. */
  readonly updateMyProfile: User;
  /** Change your own password. You are signed out everywhere else. Answers of how many sessions. */
  readonly changeMyPassword: Scalars['Int']['output'];
  /** Sign one of your own browsers out. Answers whether it was signed in until now. */
  readonly endMySession: Scalars['Boolean']['output'];
  /** Sign yourself out everywhere but here. Answers of how many sessions. */
  readonly endMyOtherSessions: Scalars['Int']['output'];
  /** Approve a document as it was seen. */
  readonly approveDocument: ApprovedDocument;
  /** Withdraw a document that was approved, or made from a template. Its file and history stay. */
  readonly withdrawDocument: ApprovedDocument;
  /** Remove an uploaded document that was never approved. Answers its id. */
  readonly removeCustomDocument: Scalars['ID']['output'];
  /** Give a document its file. */
  readonly uploadApprovedDocument: ApprovedDocument;
  /** Give an event a document that has to be approved: one that was generated, or a new one that waits for its file. */
  readonly attachApprovedDocumentToCentreEvent: ApprovedDocument;
  /** Give a centre a document that has to be approved and waits for its file. */
  readonly attachApprovedDocumentToTrainingCentre: ApprovedDocument;
  /** Keep in the audit that you take records out as a file. Asked before there is a file: where it is refused, there is none. */
  readonly recordExport: Scalars['Boolean']['output'];
  /** Create an event. */
  readonly createCentreEvent: CentreEvent;
  /** Change an event. */
  readonly updateCentreEvent: CentreEvent;
  /** Delete an event. Refused while bookings take seats. */
  readonly deleteCentreEvent?: Maybe<CentreEvent>;
  /** Bring a deleted event back, if nothing speaks against it. */
  readonly restoreCentreEvent: CentreEvent;
  /** Create a cost category. */
  readonly createCostCategory: CostCategory;
  /** Change a cost category, or move it to another place in the tree. Refused where it would be below itself. */
  readonly updateCostCategory: CostCategory;
  /** Delete a cost category. Refused while costs or other categories are below it. */
  readonly deleteCostCategory?: Maybe<CostCategory>;
  /** The run of this kind and these parameters, made where there is none yet. */
  readonly getOrCreateDocumentRun: DocumentRun;
  /** Set the own values of a run. */
  readonly updateDocumentRun: DocumentRun;
  /** Show one impression of a run as it would be made, own values included. Answers the path of the file, which only you can fetch, for ten minutes. */
  readonly previewImpression: Scalars['String']['output'];
  /** Make documents of a run, in a task that goes on when the page is left. */
  readonly generateDocuments: Task;
  /** Make documents of free text with gaps, at most 100. */
  readonly generateMergeDocuments: ReadonlyArray<GeneratedDocument>;
  /** Put documents into one ZIP file. Answers an address that works for you for ten minutes. */
  readonly generateDocumentArchive: Scalars['String']['output'];
  /** Mail documents to the people they are for, in a task that goes on when the page is left. */
  readonly sendDocuments: Task;
  /** Create a booking. */
  readonly createEventBooking: EventBooking;
  /** Change a booking. */
  readonly updateEventBooking: EventBooking;
  /** Delete a booking. */
  readonly deleteEventBooking?: Maybe<EventBooking>;
  /** Bring a deleted booking back, if nothing speaks against it. */
  readonly restoreEventBooking: EventBooking;
  /** Put a participant into a placeholder. */
  readonly attachParticipantToEventBooking: EventBooking;
  /** Take the participant out of a booking: it becomes a placeholder, and what was personal in it is wiped. */
  readonly detachParticipantFromEventBooking: EventBooking;
  /** The passport data of a booking in clear. The reading is kept in the audit. */
  readonly revealEventBookingPassport: Passport;
  /** Keep the rates of a file as a new set. */
  readonly importExchangeRates: ExchangeRateSet;
  /** Keep rates entered by hand as a new set. */
  readonly enterExchangeRates: ExchangeRateSet;
  /** Create a template. */
  readonly createMergeTemplate: MergeTemplate;
  /** Change a template. */
  readonly updateMergeTemplate: MergeTemplate;
  /** Make the text of an earlier version a new version. */
  readonly restoreMergeTemplate: MergeTemplate;
  /** Fill and print the text of a template without saving it. */
  readonly previewMergeTemplate: MergePreview;
  /** Mark notifications of the signed-in user as read. Answers how many changed. */
  readonly markNotificationsRead: Scalars['Int']['output'];
  /** Create a participant. */
  readonly createParticipant: Participant;
  /** Change a participant. */
  readonly updateParticipant: Participant;
  /** Delete a participant. */
  readonly deleteParticipant?: Maybe<Participant>;
  /** Bring a deleted participant back, if nothing speaks against it. */
  readonly restoreParticipant: Participant;
  /** Take all that is personal from a participant, what was entered for their bookings, and the audit of both. It cannot be undone. */
  readonly eraseParticipant: Participant;
  /** Make one participant of two records of the same person. It cannot be undone. */
  readonly mergeParticipants: Participant;
  /** Ask those who may that two records of one person become one. */
  readonly askForMerge: ParticipantRequest;
  /** Ask those who may that what is personal of a participant is erased. */
  readonly askForErasure: ParticipantRequest;
  /** Decline what was asked for. Whoever asked is told. */
  readonly declineParticipantRequest: ParticipantRequest;
  /** Do not ask for it any more. */
  readonly withdrawParticipantRequest: ParticipantRequest;
  /** Change many records in the background, each by the rules of its form. Answers the task. */
  readonly changeRecords: Task;
  /** Give the records of a change back what they held before, within a day, as far as nobody has changed them since. Answers the task. */
  readonly undoRecordChange: Task;
  /** Write rows of a list to a file, at most 50,000. Kept in the audit before there is a file. More than 10,000 are written in a task. */
  readonly exportRecords: RecordExport;
  /** Read a file of records. Nothing is written yet. */
  readonly startImport: RecordImport;
  /** Change how the file of an import is read. Its rows have to be checked again. */
  readonly changeImport: RecordImport;
  /** Check all rows by the rules of the type, in a task, without writing. */
  readonly checkImport: RecordImport;
  /** Put a row right, and check it at once. */
  readonly amendImportRow: ImportRow;
  /** Decide of rows whose person may be known. One is checked at once, all of them in a task. */
  readonly decideImportRows: RecordImport;
  /** Write the rows that were checked and are still to be written, in a task. */
  readonly runImport: RecordImport;
  /** The refused rows as a file of the same kind with a column of reasons. Answers a path that only you can fetch. */
  readonly importProblems: Scalars['String']['output'];
  /** Create a redirect. */
  readonly createRedirect: Redirect;
  /** Change a redirect. */
  readonly updateRedirect: Redirect;
  /** Delete a redirect. Its address leads nowhere from then on. */
  readonly deleteRedirect?: Maybe<Redirect>;
  /** Bring a deleted redirect back, if nothing speaks against it. */
  readonly restoreRedirect: Redirect;
  /** Keep a view of a list. */
  readonly createSavedView: SavedView;
  /** Change a view. */
  readonly updateSavedView: SavedView;
  /** Delete a view. It can be restored. */
  readonly deleteSavedView?: Maybe<SavedView>;
  /** Take the deletion of a view back. */
  readonly restoreSavedView: SavedView;
  /** Put your views of a list in order. Views that are not named come after. Answers how many were put. */
  readonly orderSavedViews: Scalars['Int']['output'];
  /** Say which view a list opens with, for yourself or for a role. Answers whether that has changed. */
  readonly setDefaultView: Scalars['Boolean']['output'];
  /** Pin a view, or take it off. At most 12 can be pinned. */
  readonly pinView: SavedView;
  /** Be told when a record enters a view, or no more. A view of more than 5000 records cannot be watched. */
  readonly watchView: SavedView;
  /** Set up a second factor, or another one. Nothing changes before it is confirmed. */
  readonly beginMySecondFactor: SecondFactorSetUp;
  /** Turn the second factor on with a first code of it. You are signed out everywhere else. Answers recovery codes, which are shown this once. */
  readonly confirmMySecondFactor: ReadonlyArray<Scalars['String']['output']>;
  /** Get new recovery codes, which are shown this once. Those before are no longer good. */
  readonly renewMyRecoveryCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Turn your second factor off, unless a role of yours needs it. Answers whether it was on. */
  readonly endMySecondFactor: Scalars['Boolean']['output'];
  /** Take away the second factor of somebody who has lost it, and end their sessions. */
  readonly resetUserSecondFactor: UserSignOn;
  /** Stop a task before its next row. What is done by then stays. */
  readonly cancelTask: Task;
  /** Do the failed and skipped rows of a task that has ended once more. */
  readonly retryTask: Task;
  /** Create a trainer. */
  readonly createTrainer: Trainer;
  /** Change a trainer. */
  readonly updateTrainer: Trainer;
  /** Create a centre. */
  readonly createTrainingCentre: TrainingCentre;
  /** Change a centre. */
  readonly updateTrainingCentre: TrainingCentre;
  /** Create a user. */
  readonly createUser: User;
  /** Change a user. */
  readonly updateUser: User;
  /** Deactivate an account: its sessions end at once, and nobody signs in with it. What its user has done stays. */
  readonly deactivateUser: User;
  /** Let somebody sign in again whose account was deactivated. */
  readonly reactivateUser: User;
  /** Save your own display preferences. */
  readonly updateUserPreferences: User;
  /** Let a user sign in with a Microsoft account. */
  readonly linkUserIdentity: UserSignOn;
  /** Take a Microsoft account from a user and end the user's sessions. */
  readonly unlinkUserIdentity: UserSignOn;
  /** Create a waiting-list entry. */
  readonly createWaitingListEntry: WaitingListEntry;
  /** Change a waiting-list entry. */
  readonly updateWaitingListEntry: WaitingListEntry;
  /** Delete a waiting-list entry. */
  readonly deleteWaitingListEntry?: Maybe<WaitingListEntry>;
  /** Bring a deleted waiting-list entry back, if nothing speaks against it. */
  readonly restoreWaitingListEntry: WaitingListEntry;
  /** Turn an entry into a booking. Asked again, it answers the same booking. */
  readonly upgradeWaitingListEntryToBooking: EventBooking;
  /** The passport data of an entry in clear. The reading is kept in the audit. */
  readonly revealWaitingListEntryPassport: Passport;
};


/** Everything that can be changed. */
export type MutationupdateMyProfileArgs = {
  input: UpdateMyProfileInput;
};


/** Everything that can be changed. */
export type MutationchangeMyPasswordArgs = {
  input: ChangeMyPasswordInput;
};


/** Everything that can be changed. */
export type MutationendMySessionArgs = {
  session_id: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationapproveDocumentArgs = {
  input: ApproveDocumentInput;
};


/** Everything that can be changed. */
export type MutationwithdrawDocumentArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationremoveCustomDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationuploadApprovedDocumentArgs = {
  input: UploadApprovedDocumentInput;
};


/** Everything that can be changed. */
export type MutationattachApprovedDocumentToCentreEventArgs = {
  centreEventId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  documentGuid?: InputMaybe<Scalars['ID']['input']>;
  purpose?: InputMaybe<ApprovalPurpose>;
  idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationattachApprovedDocumentToTrainingCentreArgs = {
  trainingCentreId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationrecordExportArgs = {
  input: RecordExportInput;
};


/** Everything that can be changed. */
export type MutationcreateCentreEventArgs = {
  input: CreateCentreEventInput;
};


/** Everything that can be changed. */
export type MutationupdateCentreEventArgs = {
  input: UpdateCentreEventInput;
};


/** Everything that can be changed. */
export type MutationdeleteCentreEventArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationrestoreCentreEventArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationcreateCostCategoryArgs = {
  input: CreateCostCategoryInput;
};


/** Everything that can be changed. */
export type MutationupdateCostCategoryArgs = {
  input: UpdateCostCategoryInput;
};


/** Everything that can be changed. */
export type MutationdeleteCostCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationgetOrCreateDocumentRunArgs = {
  runType: DocumentRunType;
  runParams: Scalars['JSON']['input'];
};


/** Everything that can be changed. */
export type MutationupdateDocumentRunArgs = {
  input: UpdateDocumentRunInput;
};


/** Everything that can be changed. */
export type MutationpreviewImpressionArgs = {
  key: Scalars['ID']['input'];
  impression: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationgenerateDocumentsArgs = {
  input: GenerateDocumentsInput;
};


/** Everything that can be changed. */
export type MutationgenerateMergeDocumentsArgs = {
  html: Scalars['RichText']['input'];
  options?: InputMaybe<Scalars['JSON']['input']>;
  impressions: ReadonlyArray<MergeImpressionInput>;
  idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationgenerateDocumentArchiveArgs = {
  documentGuids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationsendDocumentsArgs = {
  input: SendDocumentsInput;
};


/** Everything that can be changed. */
export type MutationcreateEventBookingArgs = {
  input: CreateEventBookingInput;
};


/** Everything that can be changed. */
export type MutationupdateEventBookingArgs = {
  input: UpdateEventBookingInput;
};


/** Everything that can be changed. */
export type MutationdeleteEventBookingArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationrestoreEventBookingArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationattachParticipantToEventBookingArgs = {
  event_booking_id: Scalars['ID']['input'];
  participant_id: Scalars['ID']['input'];
  override_reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationdetachParticipantFromEventBookingArgs = {
  id: Scalars['ID']['input'];
  override_reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationrevealEventBookingPassportArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationimportExchangeRatesArgs = {
  input: ImportExchangeRatesInput;
};


/** Everything that can be changed. */
export type MutationenterExchangeRatesArgs = {
  input: EnterExchangeRatesInput;
};


/** Everything that can be changed. */
export type MutationcreateMergeTemplateArgs = {
  input: CreateMergeTemplateInput;
};


/** Everything that can be changed. */
export type MutationupdateMergeTemplateArgs = {
  input: UpdateMergeTemplateInput;
};


/** Everything that can be changed. */
export type MutationrestoreMergeTemplateArgs = {
  id: Scalars['ID']['input'];
  idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationpreviewMergeTemplateArgs = {
  input: PreviewMergeTemplateInput;
};


/** Everything that can be changed. */
export type MutationmarkNotificationsReadArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  older?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed. */
export type MutationcreateParticipantArgs = {
  input: CreateParticipantInput;
};


/** Everything that can be changed. */
export type MutationupdateParticipantArgs = {
  input: UpdateParticipantInput;
};


/** Everything that can be changed. */
export type MutationdeleteParticipantArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationrestoreParticipantArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationeraseParticipantArgs = {
  input: EraseParticipantInput;
};


/** Everything that can be changed. */
export type MutationmergeParticipantsArgs = {
  input: MergeParticipantsInput;
};


/** Everything that can be changed. */
export type MutationaskForMergeArgs = {
  input: AskForMergeInput;
};


/** Everything that can be changed. */
export type MutationaskForErasureArgs = {
  input: AskForErasureInput;
};


/** Everything that can be changed. */
export type MutationdeclineParticipantRequestArgs = {
  input: DeclineParticipantRequestInput;
};


/** Everything that can be changed. */
export type MutationwithdrawParticipantRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationchangeRecordsArgs = {
  selection: RowSelection;
  changes: Scalars['JSON']['input'];
  add?: InputMaybe<Scalars['JSON']['input']>;
  expected?: InputMaybe<Scalars['JSON']['input']>;
  idempotency_key?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationundoRecordChangeArgs = {
  task: Scalars['ID']['input'];
  idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationexportRecordsArgs = {
  input: ExportRecordsInput;
};


/** Everything that can be changed. */
export type MutationstartImportArgs = {
  input: StartImportInput;
};


/** Everything that can be changed. */
export type MutationchangeImportArgs = {
  input: ChangeImportInput;
};


/** Everything that can be changed. */
export type MutationcheckImportArgs = {
  key: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationamendImportRowArgs = {
  input: AmendImportRowInput;
};


/** Everything that can be changed. */
export type MutationdecideImportRowsArgs = {
  input: DecideImportRowsInput;
};


/** Everything that can be changed. */
export type MutationrunImportArgs = {
  key: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationimportProblemsArgs = {
  key: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationcreateRedirectArgs = {
  input: CreateRedirectInput;
};


/** Everything that can be changed. */
export type MutationupdateRedirectArgs = {
  input: UpdateRedirectInput;
};


/** Everything that can be changed. */
export type MutationdeleteRedirectArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationrestoreRedirectArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationcreateSavedViewArgs = {
  input: CreateSavedViewInput;
};


/** Everything that can be changed. */
export type MutationupdateSavedViewArgs = {
  input: UpdateSavedViewInput;
};


/** Everything that can be changed. */
export type MutationdeleteSavedViewArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationrestoreSavedViewArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationorderSavedViewsArgs = {
  resource: Scalars['String']['input'];
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationsetDefaultViewArgs = {
  resource: Scalars['String']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  role?: InputMaybe<Role>;
};


/** Everything that can be changed. */
export type MutationpinViewArgs = {
  id: Scalars['ID']['input'];
  is_pinned: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationwatchViewArgs = {
  id: Scalars['ID']['input'];
  watch: ViewWatch;
  zone?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationbeginMySecondFactorArgs = {
  input: BeginMySecondFactorInput;
};


/** Everything that can be changed. */
export type MutationconfirmMySecondFactorArgs = {
  input: ConfirmMySecondFactorInput;
};


/** Everything that can be changed. */
export type MutationrenewMyRecoveryCodesArgs = {
  input: MySecondFactorProofInput;
};


/** Everything that can be changed. */
export type MutationendMySecondFactorArgs = {
  input: MySecondFactorProofInput;
};


/** Everything that can be changed. */
export type MutationresetUserSecondFactorArgs = {
  user_id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationcancelTaskArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationretryTaskArgs = {
  id: Scalars['ID']['input'];
  expected?: InputMaybe<Scalars['JSON']['input']>;
};


/** Everything that can be changed. */
export type MutationcreateTrainerArgs = {
  input: CreateTrainerInput;
};


/** Everything that can be changed. */
export type MutationupdateTrainerArgs = {
  input: UpdateTrainerInput;
};


/** Everything that can be changed. */
export type MutationcreateTrainingCentreArgs = {
  input: CreateTrainingCentreInput;
};


/** Everything that can be changed. */
export type MutationupdateTrainingCentreArgs = {
  input: UpdateTrainingCentreInput;
};


/** Everything that can be changed. */
export type MutationcreateUserArgs = {
  input: CreateUserInput;
};


/** Everything that can be changed. */
export type MutationupdateUserArgs = {
  input: UpdateUserInput;
};


/** Everything that can be changed. */
export type MutationdeactivateUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationreactivateUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationupdateUserPreferencesArgs = {
  preferences: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationlinkUserIdentityArgs = {
  input: LinkUserIdentityInput;
};


/** Everything that can be changed. */
export type MutationunlinkUserIdentityArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationcreateWaitingListEntryArgs = {
  input: CreateWaitingListEntryInput;
};


/** Everything that can be changed. */
export type MutationupdateWaitingListEntryArgs = {
  input: UpdateWaitingListEntryInput;
};


/** Everything that can be changed. */
export type MutationdeleteWaitingListEntryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationrestoreWaitingListEntryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationupgradeWaitingListEntryToBookingArgs = {
  id: Scalars['ID']['input'];
  override_reason?: InputMaybe<Scalars['String']['input']>;
  idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationrevealWaitingListEntryPassportArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Rows of a list, such as those that somebody ticked, or all that match a filter. */
export type RowSelection = {
  /** Type of the rows, such as Participant. It has a list. */
  readonly type: Scalars['String']['input'];
  /** These rows, by id. Without ids all that the arguments match. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Arguments of the list by name, as its query takes them. Pages are left aside. */
  readonly arguments?: InputMaybe<Scalars['JSON']['input']>;
};

/** Where a task stands. */
export type TaskState =
  /** Waiting: it has not begun. */
  | 'WAITING'
  /** Running: some of it may be done. */
  | 'RUNNING'
  /** Done: to the end, even where single rows failed. */
  | 'DONE'
  /** Cancelled: what was done by then stays. */
  | 'CANCELLED'
  /** Failed: it stopped before its end. */
  | 'FAILED';

/** Where one row of a task stands. */
export type TaskRowState =
  /** Waiting: its turn has not come. */
  | 'WAITING'
  /** Done: it came out as asked. */
  | 'DONE'
  /** Failed: it says why. */
  | 'FAILED'
  /** Skipped: the task was cancelled first. */
  | 'SKIPPED';

/** Something long that goes on when its page is left. */
export type Task = {
  /** Number of the task in this system. */
  readonly id: Scalars['ID']['output'];
  /** What kind of work it is. */
  readonly kind: Scalars['String']['output'];
  /** What it does, in words. */
  readonly title: Scalars['String']['output'];
  /** Where it stands. */
  readonly state: TaskState;
  /** How many records it is about, several of which may share a row. */
  readonly total: Scalars['Int']['output'];
  /** How many of them came out. */
  readonly done: Scalars['Int']['output'];
  /** How many of them failed, or were refused. */
  readonly failed: Scalars['Int']['output'];
  /** Whether somebody asked it to stop. */
  readonly isCancelling: Scalars['Boolean']['output'];
  /** Why it failed as a whole. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** What came out of it as a whole. */
  readonly result?: Maybe<Scalars['JSON']['output']>;
  /** What a change of many records asked for, its changes and what is added, to be looked at anew. Its owner alone reads it. */
  readonly asked?: Maybe<Scalars['JSON']['output']>;
  /** What it belongs to, such as the key of a document run. */
  readonly subject?: Maybe<Scalars['String']['output']>;
  /** Whose task it is. */
  readonly owner?: Maybe<User>;
  /** A row each, in their order. */
  readonly rows: ReadonlyArray<TaskRow>;
  /** When it was asked for. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it began. */
  readonly dateStarted?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended. */
  readonly dateEnded?: Maybe<Scalars['DateTime']['output']>;
};

/** One row of a task, with its own result. */
export type TaskRow = {
  /** Position, starting at 1. */
  readonly position: Scalars['Int']['output'];
  /** What the row is about, in the words of its kind of task. */
  readonly key: Scalars['String']['output'];
  /** What it is called. */
  readonly label: Scalars['String']['output'];
  /** Where it stands. */
  readonly state: TaskRowState;
  /** Why it failed. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** What came out of it. */
  readonly result?: Maybe<Scalars['JSON']['output']>;
};

/** A specialist who teaches at events. */
export type Trainer = {
  /** Number of the trainer in this system. */
  readonly id: Scalars['ID']['output'];
  /** First and last name. */
  readonly name: Scalars['String']['output'];
  /** Title before the name, such as Prof. */
  readonly nameTitle?: Maybe<Scalars['String']['output']>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** Full name: title, first and last name. */
  readonly fullName: Scalars['String']['output'];
  /** Portrait: JPEG, PNG or WebP. */
  readonly photo?: Maybe<TrainerPhoto>;
  /** E-mail address. */
  readonly email?: Maybe<Scalars['EmailAddress']['output']>;
  /** Street and number. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** City. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly postcode?: Maybe<Scalars['String']['output']>;
  /** Country the trainer works in. */
  readonly country?: Maybe<Country>;
  /** Country the trainer works in. */
  readonly countryId?: Maybe<Scalars['ID']['output']>;
  /** Position held. */
  readonly position?: Maybe<Scalars['String']['output']>;
  /** Hospital or practice. */
  readonly hospital?: Maybe<Scalars['String']['output']>;
  /** Faculty or department. */
  readonly faculty?: Maybe<Scalars['String']['output']>;
  /** Short introduction for programmes. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Experience. */
  readonly experience?: Maybe<Scalars['String']['output']>;
  /** Main fields of interest. */
  readonly mainInterests?: Maybe<Scalars['String']['output']>;
  /** Research and publications. */
  readonly researchWork?: Maybe<Scalars['String']['output']>;
  /** Language the trainer teaches in. */
  readonly primaryLanguage?: Maybe<Scalars['String']['output']>;
  /** All languages the trainer speaks. */
  readonly spokenLanguages?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Fair market value for one hour, in minor units of its currency. */
  readonly fmvAmount?: Maybe<Scalars['Money']['output']>;
  /** Currency of the fair market value. */
  readonly fmvCurrency?: Maybe<Scalars['Currency']['output']>;
  /** When the fair market value was last changed. Over 12 months it blocks approval. */
  readonly fmvLastUpdated?: Maybe<Scalars['Date']['output']>;
  /** VAT is paid on top of the fee. */
  readonly vatPayable?: Maybe<Scalars['Boolean']['output']>;
  /** No longer asked to teach. Stays on past events. */
  readonly isDisabled: Scalars['Boolean']['output'];
  /** Supplier number in SAP. */
  readonly sapNumber?: Maybe<Scalars['String']['output']>;
  /** OneKey number. No two trainers share one. */
  readonly onekeyId?: Maybe<Scalars['String']['output']>;
  /** Veeva number. No two trainers share one. */
  readonly veevaId?: Maybe<Scalars['String']['output']>;
  /** Number of events the trainer teaches at. */
  readonly centreEventCount: Scalars['Int']['output'];
  /** Events the trainer teaches at, latest first. */
  readonly centreEvents: ReadonlyArray<CentreEvent>;
  /** What the trainer is paid for the latest 1,000 events, latest first. Only of events whose fees you may see. */
  readonly trainerHonoraria: ReadonlyArray<TrainerHonoraria>;
  /** The same by calendar year and currency, latest first. */
  readonly honorariaYears: ReadonlyArray<HonorariaYear>;
  /** The year against the cap, latest first. Nothing where no cap is set. */
  readonly honorariaCaps: ReadonlyArray<HonorariaCap>;
  /** When it was created. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly dateModified: Scalars['DateTime']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** What to fill in for a new trainer. */
export type CreateTrainerInput = {
  /** Title before the name, such as Prof. */
  readonly name_title?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  readonly first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly last_name: Scalars['String']['input'];
  /** Portrait: JPEG, PNG or WebP. */
  readonly photo?: InputMaybe<Scalars['Upload']['input']>;
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Street and number. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  /** Country the trainer works in. */
  readonly country_id?: InputMaybe<Scalars['ID']['input']>;
  /** Position held. */
  readonly position?: InputMaybe<Scalars['String']['input']>;
  /** Hospital or practice. */
  readonly hospital?: InputMaybe<Scalars['String']['input']>;
  /** Faculty or department. */
  readonly faculty?: InputMaybe<Scalars['String']['input']>;
  /** Short introduction for programmes. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Experience. */
  readonly experience?: InputMaybe<Scalars['String']['input']>;
  /** Main fields of interest. */
  readonly main_interests?: InputMaybe<Scalars['String']['input']>;
  /** Research and publications. */
  readonly research_work?: InputMaybe<Scalars['String']['input']>;
  /** Language the trainer teaches in. */
  readonly primary_language?: InputMaybe<Scalars['String']['input']>;
  /** All languages the trainer speaks. */
  readonly spoken_languages?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Fair market value for one hour, in minor units of its currency. */
  readonly fmv_amount?: InputMaybe<Scalars['Money']['input']>;
  /** Currency of the fair market value. */
  readonly fmv_currency?: InputMaybe<Scalars['Currency']['input']>;
  /** VAT is paid on top of the fee. */
  readonly vat_payable?: InputMaybe<Scalars['Boolean']['input']>;
  /** No longer asked to teach. Stays on past events. */
  readonly is_disabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Supplier number in SAP. */
  readonly sap_number?: InputMaybe<Scalars['String']['input']>;
  /** OneKey number. No two trainers share one. */
  readonly onekey_id?: InputMaybe<Scalars['String']['input']>;
  /** Veeva number. No two trainers share one. */
  readonly veeva_id?: InputMaybe<Scalars['String']['input']>;
  /** A UUID made once per form: the same form sent twice makes one trainer. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** What to change on a trainer. Fields left out stay as they are; null clears a field. */
export type UpdateTrainerInput = {
  /** Which trainer to change. */
  readonly id: Scalars['ID']['input'];
  /** Title before the name, such as Prof. */
  readonly name_title?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  readonly first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly last_name?: InputMaybe<Scalars['String']['input']>;
  /** Portrait: JPEG, PNG or WebP. */
  readonly photo?: InputMaybe<Scalars['Upload']['input']>;
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Street and number. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  /** Country the trainer works in. */
  readonly country_id?: InputMaybe<Scalars['ID']['input']>;
  /** Position held. */
  readonly position?: InputMaybe<Scalars['String']['input']>;
  /** Hospital or practice. */
  readonly hospital?: InputMaybe<Scalars['String']['input']>;
  /** Faculty or department. */
  readonly faculty?: InputMaybe<Scalars['String']['input']>;
  /** Short introduction for programmes. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Experience. */
  readonly experience?: InputMaybe<Scalars['String']['input']>;
  /** Main fields of interest. */
  readonly main_interests?: InputMaybe<Scalars['String']['input']>;
  /** Research and publications. */
  readonly research_work?: InputMaybe<Scalars['String']['input']>;
  /** Language the trainer teaches in. */
  readonly primary_language?: InputMaybe<Scalars['String']['input']>;
  /** All languages the trainer speaks. */
  readonly spoken_languages?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Fair market value for one hour, in minor units of its currency. */
  readonly fmv_amount?: InputMaybe<Scalars['Money']['input']>;
  /** Currency of the fair market value. */
  readonly fmv_currency?: InputMaybe<Scalars['Currency']['input']>;
  /** VAT is paid on top of the fee. */
  readonly vat_payable?: InputMaybe<Scalars['Boolean']['input']>;
  /** No longer asked to teach. Stays on past events. */
  readonly is_disabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Supplier number in SAP. */
  readonly sap_number?: InputMaybe<Scalars['String']['input']>;
  /** OneKey number. No two trainers share one. */
  readonly onekey_id?: InputMaybe<Scalars['String']['input']>;
  /** Veeva number. No two trainers share one. */
  readonly veeva_id?: InputMaybe<Scalars['String']['input']>;
  /** The modification time last read. If someone else has saved since, nothing is written and the differences are reported. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Portrait of a trainer in three sizes. */
export type TrainerPhoto = {
  /** About 1600 pixels wide. */
  readonly large: Scalars['URL']['output'];
  /** About 640 pixels wide. */
  readonly medium: Scalars['URL']['output'];
  /** About 160 pixels wide. */
  readonly thumbnail: Scalars['URL']['output'];
};

/** What trainers can be sorted by. */
export type TrainerOrderColumn =
  /** Date created. */
  | 'DATE_CREATED'
  /** First name. */
  | 'FIRST_NAME'
  /** Number in this system. */
  | 'ID'
  /** Last name. */
  | 'LAST_NAME';

/** How to sort trainers. */
export type TrainerOrderBy = {
  /** What to sort by. */
  readonly column?: InputMaybe<TrainerOrderColumn>;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
  /** Sort by a figure over the events instead of a column. */
  readonly centre_events?: InputMaybe<TrainerOrderByCentreEvents>;
};

/** Sort trainers by a figure over their events. */
export type TrainerOrderByCentreEvents = {
  /** Which figure. */
  readonly aggregate: OrderByRelationWithColumnAggregateFunction;
  /** Which value the figure is taken over. Not needed for a count. */
  readonly column?: InputMaybe<TrainerOrderByCentreEventsColumn>;
};

/** Values of events that trainers can be sorted by. */
export type TrainerOrderByCentreEventsColumn =
  /** First day. */
  | 'DATE_START';

/** What trainers can be sorted by, besides their order columns. */
export type TrainerSortColumn =
  /** Last name. */
  | 'LAST_NAME'
  /** First name. */
  | 'FIRST_NAME'
  /** Name of the country. */
  | 'COUNTRY'
  /** City. */
  | 'CITY'
  /** Hospital or practice. */
  | 'HOSPITAL'
  /** Position held. */
  | 'POSITION'
  /** Language the trainer teaches in. */
  | 'PRIMARY_LANGUAGE'
  /** No longer asked to teach: no, then yes. */
  | 'IS_DISABLED'
  /** When the fair market value was last changed. */
  | 'FMV_LAST_UPDATED'
  /** Number of events. */
  | 'CENTRE_EVENT_COUNT'
  /** Date created. */
  | 'DATE_CREATED'
  /** Date modified. */
  | 'DATE_MODIFIED';

/** How to sort trainers besides their order columns. */
export type TrainerSortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: TrainerSortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on trainers can test. */
export type TrainerConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Full name: title, first and last name. */
  | 'FULL_NAME'
  /** E-mail address. */
  | 'EMAIL'
  /** City. */
  | 'CITY'
  /** Country, by id. */
  | 'COUNTRY_ID'
  /** Hospital or practice. */
  | 'HOSPITAL'
  /** Faculty or department. */
  | 'FACULTY'
  /** Position held. */
  | 'POSITION'
  /** Language the trainer teaches in. */
  | 'PRIMARY_LANGUAGE'
  /** Fair market value for one hour, in minor units. */
  | 'FMV_AMOUNT'
  /** Currency of the fair market value. */
  | 'FMV_CURRENCY'
  /** When the fair market value was last changed. */
  | 'FMV_LAST_UPDATED'
  /** VAT is paid on top. */
  | 'VAT_PAYABLE'
  /** No longer asked to teach. */
  | 'IS_DISABLED'
  /** Supplier number in SAP. */
  | 'SAP_NUMBER'
  /** OneKey number. */
  | 'ONEKEY_ID'
  /** Veeva number. */
  | 'VEEVA_ID'
  /** Date created. */
  | 'DATE_CREATED'
  /** Date modified. */
  | 'DATE_MODIFIED';

/** A condition on trainers, alone or combined with others. */
export type TrainerWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<TrainerConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<TrainerWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<TrainerWhereConditions>>;
  /** Related records must exist in the number asked for. */
  readonly HAS?: InputMaybe<TrainerWhereConditionsRelation>;
};

/** A condition on records that belong to trainers. */
export type TrainerWhereConditionsRelation = {
  /** Which related records are counted. */
  readonly relation: TrainerConditionRelation;
  /** How the number is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** The number to compare with. */
  readonly amount?: InputMaybe<Scalars['Int']['input']>;
  /** Count only the related records that meet this. */
  readonly condition?: InputMaybe<TrainerRelationWhereConditions>;
};

/** Records related to trainers that conditions can count. */
export type TrainerConditionRelation =
  /** Events the trainer teaches at. */
  | 'CENTRE_EVENTS'
  /** Centres the trainer teaches for. */
  | 'TRAINING_CENTRES';

/** A condition on the records related to trainers. */
export type TrainerRelationWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<TrainerRelationConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<TrainerRelationWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<TrainerRelationWhereConditions>>;
};

/** What conditions on records related to trainers can test. */
export type TrainerRelationConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** Name. */
  | 'NAME'
  /** Country, by id. */
  | 'COUNTRY_ID'
  /** Published. */
  | 'IS_PUBLISHED'
  /** First day. For events only. */
  | 'DATE_START'
  /** Last day. For events only. */
  | 'DATE_END'
  /** Centre, by id. For events only. */
  | 'TRAINING_CENTRE_ID'
  /** Indication, by id. For centres only. */
  | 'INDICATION_ID';

/** Which trainers to list. */
export type TrainerWhere = {
  /** Words in the name, hospital, city or e-mail address. */
  readonly text_search?: InputMaybe<Scalars['String']['input']>;
  /** Working in this country. */
  readonly country_id?: InputMaybe<Scalars['ID']['input']>;
  /** Only these trainers. */
  readonly id?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Yes for disabled trainers only, no for the others only. */
  readonly is_disabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Further conditions. */
  readonly whereConditions?: InputMaybe<TrainerWhereConditions>;
};

/** One page of trainers. */
export type TrainerPaginator = {
  /** The trainers on this page. */
  readonly data: ReadonlyArray<Trainer>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** What a trainer is paid for an event, and how it comes about. */
export type TrainerHonoraria = {
  /** The trainer. */
  readonly trainer?: Maybe<Trainer>;
  /** Id of the trainer. */
  readonly trainerId: Scalars['ID']['output'];
  /** The event. */
  readonly centreEvent?: Maybe<CentreEvent>;
  /** Id of the event. */
  readonly centreEventId: Scalars['ID']['output'];
  /** Full name of the trainer: title, first and last name. */
  readonly trainerName: Scalars['String']['output'];
  /** Currency of the trainer's fair market value. Local amounts are in it. */
  readonly trainerCurrency?: Maybe<Scalars['Currency']['output']>;
  /** Currency the event's costs are added up in. */
  readonly eventCurrency?: Maybe<Scalars['Currency']['output']>;
  /** Units of the event's currency for one unit of the trainer's, as a decimal. Empty where there is none. */
  readonly exchangeRate?: Maybe<Scalars['String']['output']>;
  /** When the exchange rate was last brought up to date. Empty within one currency. */
  readonly rateDate?: Maybe<Scalars['DateTime']['output']>;
  /** Fair market value of an hour, in minor units of the trainer's currency. */
  readonly trainerFMV?: Maybe<Scalars['Money']['output']>;
  /** When the fair market value was last changed. */
  readonly fmvLastUpdated?: Maybe<Scalars['Date']['output']>;
  /** What an hour of travel is paid of an hour of work, as a decimal. */
  readonly travelFactor: Scalars['String']['output'];
  /** VAT is paid on top, by the trainer's invoice. */
  readonly vatPayable: Scalars['Boolean']['output'];
  /** Teaching, preparation and follow-up. */
  readonly activityMinutes: Scalars['Minutes']['output'];
  /** Paid preparation. */
  readonly prepMinutes: Scalars['Minutes']['output'];
  /** Paid follow-up. */
  readonly postMinutes: Scalars['Minutes']['output'];
  /** Paid teaching: the time that the trainer's paid agenda items cover, each minute once. */
  readonly speakerMinutes: Scalars['Minutes']['output'];
  /** Paid travel. */
  readonly travelMinutes: Scalars['Minutes']['output'];
  /** Activity and travel. */
  readonly totalHonorariaMinutes: Scalars['Minutes']['output'];
  /** Activity and travel together, in minor units of the event's currency. Empty where it cannot be told. */
  readonly totalHonorariaEventCurrency?: Maybe<Scalars['Money']['output']>;
  /** Activity and travel together, in minor units of the trainer's currency. Empty where it cannot be told. */
  readonly totalHonorariaLocalCurrency?: Maybe<Scalars['Money']['output']>;
  /** Activity, in minor units of the event's currency. Empty where it cannot be told. */
  readonly totalActivityEventCurrency?: Maybe<Scalars['Money']['output']>;
  /** Activity, in minor units of the trainer's currency. Empty where it cannot be told. */
  readonly totalActivityLocalCurrency?: Maybe<Scalars['Money']['output']>;
  /** Travel, in minor units of the event's currency. Empty where it cannot be told. */
  readonly totalTravelEventCurrency?: Maybe<Scalars['Money']['output']>;
  /** Travel, in minor units of the trainer's currency. Empty where it cannot be told. */
  readonly totalTravelLocalCurrency?: Maybe<Scalars['Money']['output']>;
  /** When the contract was approved: from then on fair market value and exchange rate stay. Empty while they are live. */
  readonly frozenAt?: Maybe<Scalars['DateTime']['output']>;
  /** What today's fair market value and exchange rate would give. Empty while they are live. */
  readonly today?: Maybe<HonorariaToday>;
  /** Agenda items of the trainer, earliest first. */
  readonly items: ReadonlyArray<HonorariaItem>;
  /** What keeps the honorarium from being approved. Empty when frozen. */
  readonly blocks: ReadonlyArray<HonorariaBlock>;
  /** The year's honoraria of the trainer against the cap. Empty where no cap is set or the event has no date. */
  readonly yearlyCap?: Maybe<HonorariaCap>;
};

/** What today's fair market value and exchange rate would give for a frozen honorarium. */
export type HonorariaToday = {
  /** Fair market value of an hour, in minor units of the trainer's currency. */
  readonly trainerFMV?: Maybe<Scalars['Money']['output']>;
  /** Currency of the trainer's fair market value. */
  readonly trainerCurrency?: Maybe<Scalars['Currency']['output']>;
  /** Currency the event's costs are added up in. */
  readonly eventCurrency?: Maybe<Scalars['Currency']['output']>;
  /** Units of the event's currency for one unit of the trainer's, as a decimal. */
  readonly exchangeRate?: Maybe<Scalars['String']['output']>;
  /** When the exchange rate was last brought up to date. */
  readonly rateDate?: Maybe<Scalars['DateTime']['output']>;
  /** Activity and travel together, in minor units of the event's currency. */
  readonly totalHonorariaEventCurrency?: Maybe<Scalars['Money']['output']>;
  /** Activity and travel together, in minor units of the trainer's currency. */
  readonly totalHonorariaLocalCurrency?: Maybe<Scalars['Money']['output']>;
};

/** An agenda item of a trainer. */
export type HonorariaItem = {
  /** Name of the item. */
  readonly name: Scalars['String']['output'];
  /** Section of the agenda it stands in. */
  readonly section: Scalars['String']['output'];
  /** Begin, in the local time of the event. */
  readonly timeStart: Scalars['LocalDateTime']['output'];
  /** End, in the local time of the event. */
  readonly timeEnd: Scalars['LocalDateTime']['output'];
  /** Its length. */
  readonly minutes: Scalars['Minutes']['output'];
  /** The item is paid. */
  readonly isPaid: Scalars['Boolean']['output'];
};

/** Why an honorarium cannot be approved. */
export type HonorariaBlockCode =
  /** No fair market value: none is kept for the trainer. */
  | 'FMV_MISSING'
  /** Old fair market value: it is older than 12 months. */
  | 'FMV_OUTDATED'
  /** No currency: the event has none to add up its costs in. */
  | 'EVENT_CURRENCY_MISSING'
  /** No exchange rate: there is none between the two currencies. */
  | 'RATE_MISSING';

/** What keeps an honorarium from being approved. */
export type HonorariaBlock = {
  /** Why, as a code. */
  readonly code: HonorariaBlockCode;
  /** Why, in words. */
  readonly message: Scalars['String']['output'];
};

/** The honoraria of a trainer in a calendar year, against the cap. */
export type HonorariaCap = {
  /** The year in which the events begin. */
  readonly year: Scalars['Int']['output'];
  /** The cap, in minor units of its currency. */
  readonly amount: Scalars['Money']['output'];
  /** Currency of the cap. */
  readonly currency: Scalars['Currency']['output'];
  /** Honoraria of the year, in minor units of the cap's currency. Those that cannot be told are left out. */
  readonly total: Scalars['Money']['output'];
  /** Honoraria of the year that cannot be told in the cap's currency. */
  readonly untold: Scalars['Int']['output'];
  /** The honoraria are over the cap. */
  readonly isOver: Scalars['Boolean']['output'];
};

/** Honoraria of a trainer in a calendar year and one currency. */
export type HonorariaYear = {
  /** The year in which the events begin. */
  readonly year: Scalars['Int']['output'];
  /** Currency of the fair market value. */
  readonly currency?: Maybe<Scalars['Currency']['output']>;
  /** Events of the year that are paid in the currency. */
  readonly eventCount: Scalars['Int']['output'];
  /** Their honoraria, in minor units of the currency. Those that cannot be told are left out. */
  readonly total: Scalars['Money']['output'];
  /** Honoraria that cannot be told. */
  readonly untold: Scalars['Int']['output'];
};

/** What an honorarium would be with other minutes. */
export type HonorariaPreview = {
  /** Id of the trainer. */
  readonly trainerId: Scalars['ID']['output'];
  /** Teaching, preparation and follow-up. */
  readonly activityMinutes: Scalars['Minutes']['output'];
  /** Activity and travel. */
  readonly totalHonorariaMinutes: Scalars['Minutes']['output'];
  /** Activity and travel together, in minor units of the event's currency. */
  readonly totalHonorariaEventCurrency?: Maybe<Scalars['Money']['output']>;
  /** Activity and travel together, in minor units of the trainer's currency. */
  readonly totalHonorariaLocalCurrency?: Maybe<Scalars['Money']['output']>;
  /** Activity, in minor units of the event's currency. */
  readonly totalActivityEventCurrency?: Maybe<Scalars['Money']['output']>;
  /** Activity, in minor units of the trainer's currency. */
  readonly totalActivityLocalCurrency?: Maybe<Scalars['Money']['output']>;
  /** Travel, in minor units of the event's currency. */
  readonly totalTravelEventCurrency?: Maybe<Scalars['Money']['output']>;
  /** Travel, in minor units of the trainer's currency. */
  readonly totalTravelLocalCurrency?: Maybe<Scalars['Money']['output']>;
};

/** Minutes to work an honorarium out with. */
export type HonorariaMinutesInput = {
  /** Whose. */
  readonly trainer_id: Scalars['ID']['input'];
  /** Paid preparation. */
  readonly prep_minutes: Scalars['Minutes']['input'];
  /** Paid follow-up. */
  readonly post_minutes: Scalars['Minutes']['input'];
  /** Paid travel. */
  readonly travel_minutes: Scalars['Minutes']['input'];
};

/** An honorarium of an event to come that cannot be approved as it stands. */
export type BlockedHonoraria = {
  /** Id of the event. */
  readonly centreEventId: Scalars['ID']['output'];
  /** Name of the event. */
  readonly eventName: Scalars['String']['output'];
  /** First day of the event. */
  readonly dateStart?: Maybe<Scalars['Date']['output']>;
  /** Id of the trainer. */
  readonly trainerId: Scalars['ID']['output'];
  /** Full name of the trainer: title, first and last name. */
  readonly trainerName: Scalars['String']['output'];
  /** Why, as a code. */
  readonly code: HonorariaBlockCode;
  /** Why, in words. */
  readonly message: Scalars['String']['output'];
};

/** A place where training events are held. */
export type TrainingCentre = {
  /** Number of the centre in this system. */
  readonly id: Scalars['ID']['output'];
  /** Name of the centre. */
  readonly name: Scalars['String']['output'];
  /** Street and number. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** City. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  /** Country the centre is in. */
  readonly country: Country;
  /** Country the centre is in. */
  readonly countryId: Scalars['ID']['output'];
  /** Time zone of the centre, such as Europe/Berlin. Its events take it over, and those to come follow a change. */
  readonly timeZone: Scalars['String']['output'];
  /** What the centre trains for. */
  readonly indication?: Maybe<Indication>;
  /** What the centre trains for. */
  readonly indicationId?: Maybe<Scalars['ID']['output']>;
  /** What the centre is known for. */
  readonly trainingExpertise?: Maybe<Scalars['String']['output']>;
  /** Introduction for invitations. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Shown outside this office. */
  readonly isPublished: Scalars['Boolean']['output'];
  /** Who leads the centre. One of its trainers. */
  readonly leadTrainer?: Maybe<Trainer>;
  /** Who teaches here, in order of priority. */
  readonly trainers: ReadonlyArray<CentreTrainer>;
  /** Picture of the place: JPEG, PNG or WebP. */
  readonly locationImage?: Maybe<LocationImage>;
  /** Events here need an authorisation. */
  readonly authorisationRequired: Scalars['Boolean']['output'];
  /** Which authorisation is needed. */
  readonly authorisationRequiredText?: Maybe<Scalars['String']['output']>;
  /** Events here need a contract. */
  readonly contractRequired: Scalars['Boolean']['output'];
  /** Which contract is needed. */
  readonly contractRequiredText?: Maybe<Scalars['String']['output']>;
  /** The approved document of the centre. */
  readonly approvedDocument?: Maybe<ApprovedDocument>;
  /** Number of events that are over. */
  readonly pastEventCount: Scalars['Int']['output'];
  /** Number of events that are not over yet. */
  readonly upcomingEventCount: Scalars['Int']['output'];
  /** Number of those that are full. */
  readonly upcomingEventsFull: Scalars['Int']['output'];
  /** All events held here, latest first. */
  readonly centreEvents: ReadonlyArray<CentreEvent>;
  /** When it was created. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly dateModified: Scalars['DateTime']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** What to fill in for a new training centre. */
export type CreateTrainingCentreInput = {
  /** Name of the centre. */
  readonly name: Scalars['String']['input'];
  /** Street and number. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly postal_code?: InputMaybe<Scalars['String']['input']>;
  /** Country the centre is in. */
  readonly country_id: Scalars['ID']['input'];
  /** Time zone of the centre, such as Europe/Berlin. Its events take it over, and those to come follow a change. */
  readonly time_zone?: InputMaybe<Scalars['String']['input']>;
  /** What the centre trains for. */
  readonly indication_id?: InputMaybe<Scalars['ID']['input']>;
  /** What the centre is known for. */
  readonly training_expertise?: InputMaybe<Scalars['String']['input']>;
  /** Introduction for invitations. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Shown outside this office. */
  readonly is_published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who leads the centre. One of its trainers. */
  readonly lead_trainer_id?: InputMaybe<Scalars['ID']['input']>;
  /** Who teaches here, in order of priority. */
  readonly trainers?: InputMaybe<SyncCentreTrainers>;
  /** Picture of the place: JPEG, PNG or WebP. */
  readonly location_image?: InputMaybe<Scalars['Upload']['input']>;
  /** Events here need an authorisation. */
  readonly authorisation_required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which authorisation is needed. */
  readonly authorisation_required_text?: InputMaybe<Scalars['String']['input']>;
  /** Events here need a contract. */
  readonly contract_required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which contract is needed. */
  readonly contract_required_text?: InputMaybe<Scalars['String']['input']>;
  /** A UUID made once per form: the same form sent twice makes one training centre. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** What to change on a training centre. Fields left out stay as they are; null clears a field. */
export type UpdateTrainingCentreInput = {
  /** Which training centre to change. */
  readonly id: Scalars['ID']['input'];
  /** Name of the centre. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Street and number. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly postal_code?: InputMaybe<Scalars['String']['input']>;
  /** Country the centre is in. */
  readonly country_id: Scalars['ID']['input'];
  /** Time zone of the centre, such as Europe/Berlin. Its events take it over, and those to come follow a change. */
  readonly time_zone?: InputMaybe<Scalars['String']['input']>;
  /** What the centre trains for. */
  readonly indication_id?: InputMaybe<Scalars['ID']['input']>;
  /** What the centre is known for. */
  readonly training_expertise?: InputMaybe<Scalars['String']['input']>;
  /** Introduction for invitations. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Shown outside this office. */
  readonly is_published?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who leads the centre. One of its trainers. */
  readonly lead_trainer_id?: InputMaybe<Scalars['ID']['input']>;
  /** Who teaches here, in order of priority. */
  readonly trainers?: InputMaybe<SyncCentreTrainers>;
  /** Picture of the place: JPEG, PNG or WebP. */
  readonly location_image?: InputMaybe<Scalars['Upload']['input']>;
  /** Events here need an authorisation. */
  readonly authorisation_required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which authorisation is needed. */
  readonly authorisation_required_text?: InputMaybe<Scalars['String']['input']>;
  /** Events here need a contract. */
  readonly contract_required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which contract is needed. */
  readonly contract_required_text?: InputMaybe<Scalars['String']['input']>;
  /** The modification time last read. If someone else has saved since, nothing is written and the differences are reported. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A trainer of a centre. */
export type CentreTrainer = {
  /** The trainer. Empty if you may not see this trainer. */
  readonly trainer?: Maybe<Trainer>;
  /** Id of the trainer. */
  readonly trainerId: Scalars['ID']['output'];
  /** Lower is asked first. No two trainers of a centre share one. */
  readonly priority: Scalars['Int']['output'];
};

/** Trainers that replace the whole list. */
export type SyncCentreTrainers = {
  /** The trainers. Trainers left out are removed. */
  readonly sync: ReadonlyArray<CentreTrainerInput>;
};

/** A trainer of a centre. */
export type CentreTrainerInput = {
  /** Who teaches. */
  readonly id: Scalars['ID']['input'];
  /** Lower is asked first. No two trainers of a centre share one. */
  readonly priority: Scalars['Int']['input'];
};

/** Picture of a place in three sizes. */
export type LocationImage = {
  /** About 1600 pixels wide. */
  readonly large: Scalars['URL']['output'];
  /** About 640 pixels wide. */
  readonly medium: Scalars['URL']['output'];
  /** About 160 pixels wide. */
  readonly thumbnail: Scalars['URL']['output'];
};

/** What centres can be sorted by, besides their order columns. */
export type TrainingCentreSortColumn =
  /** Name. */
  | 'NAME'
  /** City. */
  | 'CITY'
  /** Name of the country. */
  | 'COUNTRY'
  /** Name of the indication. */
  | 'INDICATION'
  /** Shown outside this office: no, then yes. */
  | 'IS_PUBLISHED'
  /** Number of events that are not over yet. */
  | 'UPCOMING_EVENT_COUNT'
  /** Number of events that are over. */
  | 'PAST_EVENT_COUNT'
  /** Date created. */
  | 'DATE_CREATED'
  /** Date modified. */
  | 'DATE_MODIFIED';

/** How to sort centres besides their order columns. */
export type TrainingCentreSortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: TrainingCentreSortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on centres can test. */
export type TrainingCentreConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** Name of the centre. */
  | 'NAME'
  /** Street and number. */
  | 'ADDRESS'
  /** City. */
  | 'CITY'
  /** Postal code. */
  | 'POSTAL_CODE'
  /** Country, by id. */
  | 'COUNTRY_ID'
  /** Time zone. */
  | 'TIME_ZONE'
  /** Indication, by id. */
  | 'INDICATION_ID'
  /** What the centre is known for. */
  | 'TRAINING_EXPERTISE'
  /** Shown outside this office. */
  | 'IS_PUBLISHED'
  /** Who leads the centre, by id. */
  | 'LEAD_TRAINER_ID'
  /** Events here need an authorisation. */
  | 'AUTHORISATION_REQUIRED'
  /** Events here need a contract. */
  | 'CONTRACT_REQUIRED'
  /** Number of events that are over. */
  | 'PAST_EVENT_COUNT'
  /** Number of events that are not over yet. */
  | 'UPCOMING_EVENT_COUNT'
  /** Date created. */
  | 'DATE_CREATED'
  /** Date modified. */
  | 'DATE_MODIFIED';

/** A condition on centres, alone or combined with others. */
export type TrainingCentreWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<TrainingCentreConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<TrainingCentreWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<TrainingCentreWhereConditions>>;
  /** Related records must exist in the number asked for. */
  readonly HAS?: InputMaybe<TrainingCentreWhereConditionsRelation>;
};

/** A condition on records that belong to centres. */
export type TrainingCentreWhereConditionsRelation = {
  /** Which related records are counted. */
  readonly relation: TrainingCentreConditionRelation;
  /** How the number is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** The number to compare with. */
  readonly amount?: InputMaybe<Scalars['Int']['input']>;
  /** Count only the related records that meet this. */
  readonly condition?: InputMaybe<TrainingCentreRelationWhereConditions>;
};

/** Records related to centres that conditions can count. */
export type TrainingCentreConditionRelation =
  /** Events held here. */
  | 'CENTRE_EVENTS'
  /** Trainers who teach here. */
  | 'TRAINERS';

/** A condition on the records related to centres. */
export type TrainingCentreRelationWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<TrainingCentreRelationConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<TrainingCentreRelationWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<TrainingCentreRelationWhereConditions>>;
};

/** What conditions on records related to centres can test. */
export type TrainingCentreRelationConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** Name. For events only. */
  | 'NAME'
  /** First day. For events only. */
  | 'DATE_START'
  /** Last day. For events only. */
  | 'DATE_END'
  /** Open for booking. For events only. */
  | 'IS_PUBLISHED'
  /** Where planning stands. For events only. */
  | 'EVENT_STATUS'
  /** Last name. For trainers only. */
  | 'LAST_NAME'
  /** Country, by id. */
  | 'COUNTRY_ID'
  /** Date created. */
  | 'DATE_CREATED';

/** One page of centres. */
export type TrainingCentrePaginator = {
  /** The centres on this page. */
  readonly data: ReadonlyArray<TrainingCentre>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** What a user may do. Roles add up. */
export type Role =
  /** Administrator: everything, users included. */
  | 'administrator'
  /** Global manager: centres, events, bookings and people of all countries. */
  | 'global_manager'
  /** Country manager: the same for the own countries. */
  | 'country_manager'
  /** Booker: own bookings in the own countries. */
  | 'booker'
  /** Logistics: travel, hotels and logistics costs. */
  | 'logistics'
  /** Compliance: approvals, fees, costs and spend. */
  | 'compliance'
  /** Viewer: reads the own countries. */
  | 'viewer';

/** A named setting of a record. */
export type ModelOption = {
  /** Name of the setting. */
  readonly key: Scalars['String']['output'];
  /** Value of the setting. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A named setting of a record. */
export type ModelOptionInput = {
  /** Name of the setting. */
  readonly key: Scalars['String']['input'];
  /** Value of the setting. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

/** A person who signs in. */
export type User = {
  /** Number of the user in this system. */
  readonly ID: Scalars['ID']['output'];
  /** Name used to sign in. It cannot be changed later. */
  readonly username?: Maybe<Scalars['String']['output']>;
  /** E-mail address. Shown to administrators only. */
  readonly userEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** Title before the name, such as Dr. */
  readonly nameTitle?: Maybe<Scalars['String']['output']>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Full name: title, first and last name. */
  readonly fullName: Scalars['String']['output'];
  /** What the roles allow adds up. */
  readonly roles: ReadonlyArray<Role>;
  /** Countries the user works for. Without any, roles bound to countries give access to none. */
  readonly countries: ReadonlyArray<Scalars['ID']['output']>;
  /** The same countries with their names. */
  readonly allowedCountries: ReadonlyArray<Country>;
  /** Settings kept for the user. */
  readonly options: ReadonlyArray<ModelOption>;
  /** Own display preferences, as JSON text. Shown to the user only. */
  readonly preferences?: Maybe<Scalars['String']['output']>;
  /** When the user last signed in. */
  readonly lastSignIn?: Maybe<Scalars['DateTime']['output']>;
  /** When the account was deactivated. Nobody signs in with it since. Empty while it is in use. */
  readonly deactivatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the account was made. */
  readonly registeredDate?: Maybe<Scalars['DateTime']['output']>;
  /** When the account was last changed. */
  readonly dateModified: Scalars['DateTime']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** What to fill in for a new user. */
export type CreateUserInput = {
  /** Name used to sign in: letters of one alphabet, digits and signs. Nobody else has it, nor as their e-mail address. The e-mail address if left empty. It cannot be changed later. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address, which signs in as well. Nobody else has it. Shown to administrators only. */
  readonly user_email: Scalars['EmailAddress']['input'];
  /** Title before the name, such as Dr. */
  readonly name_title?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  readonly first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly last_name?: InputMaybe<Scalars['String']['input']>;
  /** Password, at least 12 characters. Never shown again. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** What the roles allow adds up. */
  readonly roles?: InputMaybe<ReadonlyArray<Role>>;
  /** Countries the user works for. Without any, roles bound to countries give access to none. */
  readonly countries?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Settings kept for the user. */
  readonly options?: InputMaybe<ReadonlyArray<ModelOptionInput>>;
  /** A UUID made once per form: the same form sent twice makes one user. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** What to change on a user. Fields left out stay as they are; null clears a field. */
export type UpdateUserInput = {
  /** Which user to change. */
  readonly id: Scalars['ID']['input'];
  /** E-mail address, which signs in as well. Nobody else has it. Shown to administrators only. */
  readonly user_email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Title before the name, such as Dr. */
  readonly name_title?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  readonly first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly last_name?: InputMaybe<Scalars['String']['input']>;
  /** Password, at least 12 characters. Never shown again. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** What the roles allow adds up. */
  readonly roles?: InputMaybe<ReadonlyArray<Role>>;
  /** Countries the user works for. Without any, roles bound to countries give access to none. */
  readonly countries?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Settings kept for the user. */
  readonly options?: InputMaybe<ReadonlyArray<ModelOptionInput>>;
  /** The modification time last read. If someone else has saved since, nothing is written and the differences are reported. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What users can be sorted by, besides their order columns. */
export type UserSortColumn =
  /** Last name, then first name. */
  | 'LAST_NAME'
  /** First name. */
  | 'FIRST_NAME'
  /** Name used to sign in. */
  | 'USERNAME'
  /** E-mail address. */
  | 'USER_EMAIL'
  /** When the user last signed in. */
  | 'LAST_SIGN_IN'
  /** When the account was deactivated. */
  | 'DEACTIVATED_AT'
  /** When the account was made. */
  | 'REGISTERED_DATE'
  /** When the account was last changed. */
  | 'DATE_MODIFIED';

/** How to sort users besides their order columns. */
export type UserSortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: UserSortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on users can test. */
export type UserConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** Name used to sign in. */
  | 'USERNAME'
  /** E-mail address. */
  | 'USER_EMAIL'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Full name: title, first and last name. */
  | 'FULL_NAME'
  /** One of the roles. */
  | 'ROLES'
  /** One of the countries the user works for, by id. */
  | 'ALLOWED_COUNTRIES'
  /** When the user last signed in. */
  | 'LAST_SIGN_IN'
  /** When the account was deactivated. */
  | 'DEACTIVATED_AT'
  /** When the account was made. */
  | 'REGISTERED_DATE'
  /** When the account was last changed. */
  | 'DATE_MODIFIED';

/** A condition on users, alone or combined with others. */
export type UserWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<UserConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<UserWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<UserWhereConditions>>;
};

/** Filters for users. */
export type UserWhere = {
  /** Words in the name, the username or the e-mail address. */
  readonly text_search?: InputMaybe<Scalars['String']['input']>;
  /** With one of these roles. */
  readonly roles?: InputMaybe<ReadonlyArray<Role>>;
  /** Working for one of these countries. */
  readonly allowed_countries?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Yes for accounts that were deactivated. */
  readonly is_deactivated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Further conditions. */
  readonly whereConditions?: InputMaybe<UserWhereConditions>;
};

/** A page of users. */
export type UserPaginator = {
  /** The users on this page. */
  readonly data: ReadonlyArray<User>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** A Microsoft account that a user signs in with. */
export type UserIdentity = {
  /** Number of the link in this system. */
  readonly id: Scalars['ID']['output'];
  /** Id of the directory at Microsoft. */
  readonly tenantId: Scalars['ID']['output'];
  /** Id of the account in that directory. */
  readonly objectId: Scalars['ID']['output'];
  /** When it was linked. */
  readonly dateLinked: Scalars['DateTime']['output'];
  /** When the user last signed in with it. Empty if never. */
  readonly lastSignIn?: Maybe<Scalars['DateTime']['output']>;
};

/** How a user signs in besides with a password. */
export type UserSignOn = {
  /** Whether Microsoft accounts can be linked here. */
  readonly isAvailable: Scalars['Boolean']['output'];
  /** When the user set up a second factor. Empty where there is none. */
  readonly secondFactorSince?: Maybe<Scalars['DateTime']['output']>;
  /** Linked Microsoft accounts, the latest first. */
  readonly identities: ReadonlyArray<UserIdentity>;
};

/** Which Microsoft account to link to which user. */
export type LinkUserIdentityInput = {
  /** The user. */
  readonly user_id: Scalars['ID']['input'];
  /** Id of the account in the directory, as Microsoft or the refused sign-in shows it. */
  readonly object_id: Scalars['String']['input'];
};

/** A person who waits for a seat at an event. */
export type WaitingListEntry = {
  /** Number of the entry in this system. */
  readonly id: Scalars['ID']['output'];
  /** The event the person waits for. */
  readonly centreEvent?: Maybe<CentreEvent>;
  /** Who waits. */
  readonly participant?: Maybe<Participant>;
  /** Who put the person on the list. */
  readonly author?: Maybe<User>;
  /** Id of the user who put the person on the list. */
  readonly authorId: Scalars['ID']['output'];
  /** Higher goes first. Entries with the same priority go by date. */
  readonly priority: Scalars['Int']['output'];
  /** Until when the person is willing to wait. For information: it does not close the entry. */
  readonly dateExpiry?: Maybe<Scalars['Date']['output']>;
  /** Needs a hotel room. Empty means not asked yet. */
  readonly accommodation?: Maybe<Scalars['Boolean']['output']>;
  /** Needs transport to the venue. Empty means not asked yet. */
  readonly transportation?: Maybe<Scalars['Boolean']['output']>;
  /** How the participant travels, such as flight, rail or car. */
  readonly transportMethod?: Maybe<Scalars['String']['output']>;
  /** Day of arrival. */
  readonly dateArrival?: Maybe<Scalars['Date']['output']>;
  /** City or airport the participant comes from. */
  readonly arrivalFrom?: Maybe<Scalars['String']['output']>;
  /** Flight or train number on arrival. */
  readonly arrivalFlight?: Maybe<Scalars['String']['output']>;
  /** Day of departure, not before the day of arrival. */
  readonly dateDeparture?: Maybe<Scalars['Date']['output']>;
  /** City the participant leaves from. */
  readonly departureCity?: Maybe<Scalars['String']['output']>;
  /** City or airport the participant goes to. */
  readonly departureTo?: Maybe<Scalars['String']['output']>;
  /** Flight or train number on departure. */
  readonly departureFlight?: Maybe<Scalars['String']['output']>;
  /** First night in the hotel. */
  readonly dateCheckIn?: Maybe<Scalars['Date']['output']>;
  /** Day of leaving the hotel, not before check-in. */
  readonly dateCheckOut?: Maybe<Scalars['Date']['output']>;
  /** Nights in the hotel, worked out from check-in and check-out. */
  readonly numberOfNights?: Maybe<Scalars['Int']['output']>;
  /** Date of birth. */
  readonly dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** Number of the passport. */
  readonly passportNumber?: Maybe<Scalars['String']['output']>;
  /** Country that issued the passport. */
  readonly passportCountryIssue?: Maybe<Scalars['CountryCode']['output']>;
  /** Last day the passport is valid. */
  readonly passportExpirationDate?: Maybe<Scalars['Date']['output']>;
  /** Needs a visa for the journey. Empty means not asked yet. */
  readonly visaRequired?: Maybe<Scalars['Boolean']['output']>;
  /** What the participant hopes to learn. */
  readonly expectations?: Maybe<Scalars['String']['output']>;
  /** Notes for colleagues. */
  readonly notes?: Maybe<Scalars['String']['output']>;
  /** Whether the details asked for are all there. */
  readonly collectStatus: CollectStatus;
  /** Names of the details that are still missing. */
  readonly collectMissing: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the passport expires within six months of the end of the event. Empty where no expiry is known. */
  readonly passportExpiresSoon?: Maybe<Scalars['Boolean']['output']>;
  /** Names of the passport details that are kept. In ordinary reads their values are masked or empty. */
  readonly passportOnFile: ReadonlyArray<Scalars['String']['output']>;
  /** Place in the line, the first is 1. */
  readonly position: Scalars['Int']['output'];
  /** Why the person waits. */
  readonly waitReason: WaitReason;
  /** Whether this is the first person in the line who could take a free seat now. */
  readonly isNextEligible: Scalars['Boolean']['output'];
  /** When it was created. */
  readonly dateCreated: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly dateModified: Scalars['DateTime']['output'];
  /** What you may do with this record, and why not. */
  readonly can: ReadonlyArray<Permission>;
};

/** Why an entry waits. */
export type WaitReason =
  /** Full: the event has no free seat. */
  | 'EVENT_FULL'
  /** Country limit: the country has used up its seats. */
  | 'COUNTRY_LIMIT'
  /** Country not allowed: the event no longer takes people from this country. */
  | 'COUNTRY_NOT_ALLOWED'
  /** Country not known: name a participant who has one. */
  | 'COUNTRY_REQUIRED'
  /** Own limit: the user who made the entry has used up their seats. */
  | 'USER_LIMIT'
  /** In line: somebody else who could take the free seat comes first. */
  | 'IN_LINE'
  /** Seat free: the entry can become a booking now. */
  | 'SEAT_FREE';

/** What to fill in for a new waiting list entry. */
export type CreateWaitingListEntryInput = {
  /** The event the person waits for. */
  readonly centre_event_id: Scalars['ID']['input'];
  /** Who waits. */
  readonly participant?: InputMaybe<WaitingListEntryParticipant>;
  /** Higher goes first. Entries with the same priority go by date. */
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  /** Until when the person is willing to wait. For information: it does not close the entry. */
  readonly date_expiry?: InputMaybe<Scalars['Date']['input']>;
  /** Needs a hotel room. Empty means not asked yet. */
  readonly accommodation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Needs transport to the venue. Empty means not asked yet. */
  readonly transportation?: InputMaybe<Scalars['Boolean']['input']>;
  /** How the participant travels, such as flight, rail or car. */
  readonly transport_method?: InputMaybe<Scalars['String']['input']>;
  /** Day of arrival. */
  readonly date_arrival?: InputMaybe<Scalars['Date']['input']>;
  /** City or airport the participant comes from. */
  readonly arrival_from?: InputMaybe<Scalars['String']['input']>;
  /** Flight or train number on arrival. */
  readonly arrival_flight?: InputMaybe<Scalars['String']['input']>;
  /** Day of departure, not before the day of arrival. */
  readonly date_departure?: InputMaybe<Scalars['Date']['input']>;
  /** City the participant leaves from. */
  readonly departure_city?: InputMaybe<Scalars['String']['input']>;
  /** City or airport the participant goes to. */
  readonly departure_to?: InputMaybe<Scalars['String']['input']>;
  /** Flight or train number on departure. */
  readonly departure_flight?: InputMaybe<Scalars['String']['input']>;
  /** First night in the hotel. */
  readonly date_check_in?: InputMaybe<Scalars['Date']['input']>;
  /** Day of leaving the hotel, not before check-in. */
  readonly date_check_out?: InputMaybe<Scalars['Date']['input']>;
  /** Date of birth. */
  readonly date_of_birth?: InputMaybe<Scalars['Date']['input']>;
  /** Number of the passport. */
  readonly passport_number?: InputMaybe<Scalars['String']['input']>;
  /** Country that issued the passport. */
  readonly passport_country_issue?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Last day the passport is valid. */
  readonly passport_expiration_date?: InputMaybe<Scalars['Date']['input']>;
  /** Needs a visa for the journey. Empty means not asked yet. */
  readonly visa_required?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the participant hopes to learn. */
  readonly expectations?: InputMaybe<Scalars['String']['input']>;
  /** Notes for colleagues. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** A UUID made once per form: the same form sent twice makes one entry. */
  readonly idempotency_key?: InputMaybe<Scalars['ID']['input']>;
};

/** What to change on a waiting list entry. Fields left out stay as they are; null clears a field. */
export type UpdateWaitingListEntryInput = {
  /** Which waiting list entry to change. */
  readonly id: Scalars['ID']['input'];
  /** The event the person waits for. */
  readonly centre_event_id?: InputMaybe<Scalars['ID']['input']>;
  /** Who waits. */
  readonly participant?: InputMaybe<WaitingListEntryParticipant>;
  /** Higher goes first. Entries with the same priority go by date. */
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  /** Until when the person is willing to wait. For information: it does not close the entry. */
  readonly date_expiry?: InputMaybe<Scalars['Date']['input']>;
  /** Needs a hotel room. Empty means not asked yet. */
  readonly accommodation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Needs transport to the venue. Empty means not asked yet. */
  readonly transportation?: InputMaybe<Scalars['Boolean']['input']>;
  /** How the participant travels, such as flight, rail or car. */
  readonly transport_method?: InputMaybe<Scalars['String']['input']>;
  /** Day of arrival. */
  readonly date_arrival?: InputMaybe<Scalars['Date']['input']>;
  /** City or airport the participant comes from. */
  readonly arrival_from?: InputMaybe<Scalars['String']['input']>;
  /** Flight or train number on arrival. */
  readonly arrival_flight?: InputMaybe<Scalars['String']['input']>;
  /** Day of departure, not before the day of arrival. */
  readonly date_departure?: InputMaybe<Scalars['Date']['input']>;
  /** City the participant leaves from. */
  readonly departure_city?: InputMaybe<Scalars['String']['input']>;
  /** City or airport the participant goes to. */
  readonly departure_to?: InputMaybe<Scalars['String']['input']>;
  /** Flight or train number on departure. */
  readonly departure_flight?: InputMaybe<Scalars['String']['input']>;
  /** First night in the hotel. */
  readonly date_check_in?: InputMaybe<Scalars['Date']['input']>;
  /** Day of leaving the hotel, not before check-in. */
  readonly date_check_out?: InputMaybe<Scalars['Date']['input']>;
  /** Date of birth. */
  readonly date_of_birth?: InputMaybe<Scalars['Date']['input']>;
  /** Number of the passport. */
  readonly passport_number?: InputMaybe<Scalars['String']['input']>;
  /** Country that issued the passport. */
  readonly passport_country_issue?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Last day the passport is valid. */
  readonly passport_expiration_date?: InputMaybe<Scalars['Date']['input']>;
  /** Needs a visa for the journey. Empty means not asked yet. */
  readonly visa_required?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the participant hopes to learn. */
  readonly expectations?: InputMaybe<Scalars['String']['input']>;
  /** Notes for colleagues. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** The modification time last read. If someone else has saved since, nothing is written and the differences are reported. */
  readonly date_modified?: InputMaybe<Scalars['DateTime']['input']>;
  /** Why the priority changes. Kept in the audit. */
  readonly override_reason?: InputMaybe<Scalars['String']['input']>;
};

/** The participant of an entry: a new one or one that exists. Give one of the two. */
export type WaitingListEntryParticipant = {
  /** A new participant. */
  readonly create?: InputMaybe<CreateParticipantInput>;
  /** Id of a participant that exists. */
  readonly connect?: InputMaybe<Scalars['ID']['input']>;
};

/** What waiting-list entries can be sorted by. */
export type WaitingListEntryOrderColumn =
  /** Date created. */
  | 'DATE_CREATED'
  /** Name of the participant: last name, then first name. */
  | 'NAME';

/** How to sort waiting-list entries. */
export type WaitingListEntryOrderBy = {
  /** What to sort by. */
  readonly column?: InputMaybe<WaitingListEntryOrderColumn>;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What waiting-list entries can be sorted by, besides their order columns. */
export type WaitingListEntrySortColumn =
  /** Place in the line of the event, then the first day of the event. */
  | 'POSITION'
  /** Priority. */
  | 'PRIORITY'
  /** Date created. */
  | 'DATE_CREATED'
  /** Date modified. */
  | 'DATE_MODIFIED'
  /** Name of the participant: last name, then first name. */
  | 'NAME'
  /** First day of the event. */
  | 'CENTRE_EVENT_DATE_START'
  /** Until when the person is willing to wait. */
  | 'DATE_EXPIRY';

/** How to sort waiting-list entries besides their order columns. */
export type WaitingListEntrySortBy = {
  /** What to sort by. Empty comes last. */
  readonly column: WaitingListEntrySortColumn;
  /** Ascending or descending. */
  readonly order?: InputMaybe<SortOrder>;
};

/** What conditions on waiting-list entries can test. */
export type WaitingListEntryConditionColumn =
  /** Number in this system. */
  | 'ID'
  /** Priority. */
  | 'PRIORITY'
  /** Place in the line of the event, the first is 1. */
  | 'POSITION'
  /** Why the person waits. */
  | 'WAIT_REASON'
  /** The first who could take a seat that is free now. */
  | 'IS_NEXT_ELIGIBLE'
  /** Whether the details asked for are all there. */
  | 'COLLECT_STATUS'
  /** The passport expires too soon after the event. */
  | 'PASSPORT_EXPIRES_SOON'
  /** Indication of the event's centre, by id. */
  | 'INDICATION_ID'
  /** Event, by id. */
  | 'CENTRE_EVENT_ID'
  /** Name of the event. */
  | 'CENTRE_EVENT_NAME'
  /** First day of the event. */
  | 'CENTRE_EVENT_DATE_START'
  /** Last day of the event. */
  | 'CENTRE_EVENT_DATE_END'
  /** Centre of the event, by id. */
  | 'CENTRE_EVENT_TRAINING_CENTRE_ID'
  /** Country of the event, by id. */
  | 'CENTRE_EVENT_COUNTRY_ID'
  /** Participant, by id. */
  | 'PARTICIPANT_ID'
  /** First name of the participant. */
  | 'PARTICIPANT_FIRST_NAME'
  /** Last name of the participant. */
  | 'PARTICIPANT_LAST_NAME'
  /** E-mail address of the participant. */
  | 'PARTICIPANT_EMAIL'
  /** City of the participant. */
  | 'PARTICIPANT_CITY'
  /** Speciality of the participant. */
  | 'PARTICIPANT_SPECIALITY'
  /** Country of the participant, by id. */
  | 'PARTICIPANT_COUNTRY_ID'
  /** Who put the person on the list, by id. */
  | 'AUTHOR_ID'
  /** Until when the person is willing to wait. */
  | 'DATE_EXPIRY'
  /** Needs a hotel room. */
  | 'ACCOMMODATION'
  /** Needs transport to the venue. */
  | 'TRANSPORTATION'
  /** Needs a visa for the journey. */
  | 'VISA_REQUIRED'
  /** Day of arrival. */
  | 'DATE_ARRIVAL'
  /** Day of departure. */
  | 'DATE_DEPARTURE'
  /** First night in the hotel. */
  | 'DATE_CHECK_IN'
  /** Day of leaving the hotel. */
  | 'DATE_CHECK_OUT'
  /** Date of birth. */
  | 'DATE_OF_BIRTH'
  /** Date created. */
  | 'DATE_CREATED'
  /** Date modified. */
  | 'DATE_MODIFIED';

/** A condition on waiting-list entries, alone or combined with others. */
export type WaitingListEntryWhereConditions = {
  /** What is tested. */
  readonly column?: InputMaybe<WaitingListEntryConditionColumn>;
  /** How it is compared. */
  readonly operator?: InputMaybe<SQLOperator>;
  /** What it is compared with: one value, or a list for In and Between. */
  readonly value?: InputMaybe<Scalars['Mixed']['input']>;
  /** All of these must hold as well. */
  readonly AND?: InputMaybe<ReadonlyArray<WaitingListEntryWhereConditions>>;
  /** At least one of these must hold. */
  readonly OR?: InputMaybe<ReadonlyArray<WaitingListEntryWhereConditions>>;
};

/** Which waiting-list entries to list. */
export type WaitingListEntryWhere = {
  /** For this event. */
  readonly centre_event_id?: InputMaybe<Scalars['ID']['input']>;
  /** Of this participant. */
  readonly participant_id?: InputMaybe<Scalars['ID']['input']>;
  /** Entered by this user. */
  readonly author_id?: InputMaybe<Scalars['ID']['input']>;
  /** Yes for those who are first in line for a seat that is free now. */
  readonly is_next_eligible?: InputMaybe<Scalars['Boolean']['input']>;
  /** For events that start on this day or later. */
  readonly centre_event_date_start_gte?: InputMaybe<Scalars['Date']['input']>;
  /** For events that start before this day. */
  readonly centre_event_date_start_lt?: InputMaybe<Scalars['Date']['input']>;
  /** For events that belong to this country. */
  readonly centre_event_country_id?: InputMaybe<Scalars['ID']['input']>;
  /** For events at this centre. */
  readonly centre_event_training_centre_id?: InputMaybe<Scalars['ID']['input']>;
  /** For events at centres that train for this indication. */
  readonly indication_id?: InputMaybe<Scalars['ID']['input']>;
  /** Words in the name of the participant or of the event. */
  readonly text_search?: InputMaybe<Scalars['String']['input']>;
  /** Further conditions. */
  readonly whereConditions?: InputMaybe<WaitingListEntryWhereConditions>;
};

/** A page of waiting-list entries. */
export type WaitingListEntryPaginator = {
  /** The waiting-list entries on this page. */
  readonly data: ReadonlyArray<WaitingListEntry>;
  /** Where this page stands in the whole list. */
  readonly paginatorInfo: PaginatorInfo;
};

/** Every object type by its name. */
export interface ObjectTypes {
  MySession: MySession;
  Agenda: Agenda;
  AgendaSection: AgendaSection;
  AgendaItem: AgendaItem;
  AgendaItemTrainer: AgendaItemTrainer;
  ApprovalChange: ApprovalChange;
  ApprovalStep: ApprovalStep;
  ApprovedDocument: ApprovedDocument;
  ApprovalCounts: ApprovalCounts;
  ApprovedDocumentPaginator: ApprovedDocumentPaginator;
  Audit: Audit;
  AuditPaginator: AuditPaginator;
  CentreEvent: CentreEvent;
  EventTrainer: EventTrainer;
  CentreEventPaginator: CentreEventPaginator;
  CostCategory: CostCategory;
  CostTotals: CostTotals;
  CostSum: CostSum;
  CostRate: CostRate;
  CostLine: CostLine;
  CostAmounts: CostAmounts;
  Country: Country;
  DashboardMonth: DashboardMonth;
  DashboardCountry: DashboardCountry;
  DashboardBookings: DashboardBookings;
  DashboardWaiting: DashboardWaiting;
  DashboardPlaceholders: DashboardPlaceholders;
  DashboardCosts: DashboardCosts;
  Dashboard: Dashboard;
  DashboardReport: DashboardReport;
  DocumentRun: DocumentRun;
  DocumentImpression: DocumentImpression;
  ImpressionBlock: ImpressionBlock;
  ImpressionContext: ImpressionContext;
  ContextField: ContextField;
  DocumentRunEntry: DocumentRunEntry;
  DocumentRunEntryPaginator: DocumentRunEntryPaginator;
  GeneratedDocument: GeneratedDocument;
  GeneratedDocumentPaginator: GeneratedDocumentPaginator;
  DocumentMail: DocumentMail;
  EstimatedCost: EstimatedCost;
  LimitUse: LimitUse;
  LimitOver: LimitOver;
  SeatPermission: SeatPermission;
  EventAvailability: EventAvailability;
  PersonAvailability: PersonAvailability;
  EventBooking: EventBooking;
  Passport: Passport;
  EventBookingPaginator: EventBookingPaginator;
  ExchangeRate: ExchangeRate;
  ExchangeRates: ExchangeRates;
  ExchangeRateSet: ExchangeRateSet;
  ExchangeRateSetPaginator: ExchangeRateSetPaginator;
  ExchangeRateOfDay: ExchangeRateOfDay;
  ExchangeRateUse: ExchangeRateUse;
  ExchangeRateNeed: ExchangeRateNeed;
  ExchangeRateFeed: ExchangeRateFeed;
  ExchangeRateChange: ExchangeRateChange;
  ExchangeRateProblem: ExchangeRateProblem;
  ExchangeRatePreview: ExchangeRatePreview;
  Indication: Indication;
  FigureTotal: FigureTotal;
  FigureGroup: FigureGroup;
  ListFigures: ListFigures;
  MergeTemplate: MergeTemplate;
  MergeTemplatePaginator: MergeTemplatePaginator;
  TemplateUse: TemplateUse;
  MergeField: MergeField;
  MergePreview: MergePreview;
  Notification: Notification;
  Participant: Participant;
  ParticipantPaginator: ParticipantPaginator;
  ParticipantMerge: ParticipantMerge;
  DoubleBooking: DoubleBooking;
  MergedBooking: MergedBooking;
  DeletedParticipant: DeletedParticipant;
  ParticipantRequest: ParticipantRequest;
  ParticipantRequestPaginator: ParticipantRequestPaginator;
  FieldChange: FieldChange;
  PreviewedRecord: PreviewedRecord;
  RecordChangePreview: RecordChangePreview;
  RecordExport: RecordExport;
  RecordImport: RecordImport;
  ImportColumn: ImportColumn;
  ImportField: ImportField;
  ImportRows: ImportRows;
  ImportRow: ImportRow;
  ImportAlike: ImportAlike;
  ImportProblem: ImportProblem;
  ImportChange: ImportChange;
  Redirect: Redirect;
  RedirectLookup: RedirectLookup;
  RedirectPaginator: RedirectPaginator;
  ReportableSpend: ReportableSpend;
  ReportableSpendPaginator: ReportableSpendPaginator;
  SavedView: SavedView;
  SavedViewCount: SavedViewCount;
  ViewSharing: ViewSharing;
  MySecondFactor: MySecondFactor;
  SecondFactorSetUp: SecondFactorSetUp;
  Permission: Permission;
  TypeAccess: TypeAccess;
  ActionInputs: ActionInputs;
  RoleTable: RoleTable;
  RoleColumn: RoleColumn;
  RoleTableRow: RoleTableRow;
  PaginatorInfo: PaginatorInfo;
  Query: Query;
  Mutation: Mutation;
  Task: Task;
  TaskRow: TaskRow;
  Trainer: Trainer;
  TrainerPhoto: TrainerPhoto;
  TrainerPaginator: TrainerPaginator;
  TrainerHonoraria: TrainerHonoraria;
  HonorariaToday: HonorariaToday;
  HonorariaItem: HonorariaItem;
  HonorariaBlock: HonorariaBlock;
  HonorariaCap: HonorariaCap;
  HonorariaYear: HonorariaYear;
  HonorariaPreview: HonorariaPreview;
  BlockedHonoraria: BlockedHonoraria;
  TrainingCentre: TrainingCentre;
  CentreTrainer: CentreTrainer;
  LocationImage: LocationImage;
  TrainingCentrePaginator: TrainingCentrePaginator;
  ModelOption: ModelOption;
  User: User;
  UserPaginator: UserPaginator;
  UserIdentity: UserIdentity;
  UserSignOn: UserSignOn;
  WaitingListEntry: WaitingListEntry;
  WaitingListEntryPaginator: WaitingListEntryPaginator;
}
