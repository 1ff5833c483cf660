import { parse } from 'graphql';
import type { ResourceMeta } from '../ResourceMeta.ts';

/** A paged resource with every kind of input, written by hand for tests. */
export const eventMeta: ResourceMeta = {
  name: 'events',
  type: 'CentreEvent',
  idField: 'id',
  representation: ['name'],
  list: {
    field: 'centreEvents',
    paged: true,
    operation: parse(
      'query EventList($first: Int, $page: Int, $orderBy: [CentreEventOrderBy!], $where: CentreEventWhere, $archived: Boolean) { centreEvents(first: $first, page: $page, orderBy: $orderBy, where: $where, archived: $archived) { data { id name dateStart country { id name } } paginatorInfo { total } } }',
    ),
    pickOperation: parse(
      'query EventPick($first: Int, $page: Int, $orderBy: [CentreEventOrderBy!], $where: CentreEventWhere) { centreEvents(first: $first, page: $page, orderBy: $orderBy, where: $where) { data { id name } paginatorInfo { total } } }',
    ),
    sortColumns: { dateStart: 'DATE_START', name: 'NAME' },
    sortFigures: {
      waitingListCount: { relation: 'waiting_list_entries', aggregate: 'COUNT' },
      costs: { relation: 'estimated_costs', aggregate: 'SUM', column: 'AMOUNT_EXC_VAT' },
    },
    filters: {
      country_id: {
        path: ['where', 'country_id'],
        list: false,
        scalar: 'id',
        source: 'country.id',
        operator: 'eq',
      },
      status: { path: ['where', 'status'], list: true, scalar: 'enum', source: 'status', operator: 'in' },
      date_start_gte: {
        path: ['where', 'date_start_gte'],
        list: false,
        scalar: 'date',
        source: 'dateStart',
        operator: 'gte',
      },
      is_published: { path: ['where', 'is_published'], list: false, scalar: 'boolean' },
      participant_country: {
        path: ['where', 'participant_country', 'value'],
        list: true,
        scalar: 'id',
        operator: 'condition',
      },
      text_search: { path: ['where', 'text_search'], list: false, scalar: 'string', operator: 'search' },
      archived: { path: ['archived'], list: false, scalar: 'boolean' },
      id: { path: ['where', 'id'], list: true, scalar: 'id', operator: 'in' },
    },
    idsFilter: 'id',
    searchFilter: 'text_search',
  },
  one: {
    field: 'centreEvent',
    idVariable: 'id',
    operation: parse('query EventShow($id: ID!) { centreEvent(id: $id) { id name } }'),
    editOperation: parse('query EventEdit($id: ID!) { centreEvent(id: $id) { id name dateModified } }'),
  },
  create: {
    field: 'createCentreEvent',
    operation: parse(
      'mutation CreateEvent($input: CreateCentreEventInput!) { createCentreEvent(input: $input) { id name } }',
    ),
    inputs: [
      { name: 'name', source: 'name', kind: 'value', required: true },
      { name: 'country_id', source: 'country.id', kind: 'id' },
      {
        name: 'estimated_costs',
        source: 'estimatedCosts',
        kind: 'nested',
        inputs: [
          { name: 'name', source: 'name', kind: 'value', required: true },
          { name: 'cost_category_id', source: 'costCategory.id', kind: 'id', required: true },
        ],
      },
    ],
  },
  update: {
    field: 'updateCentreEvent',
    operation: parse(
      'mutation UpdateEvent($input: UpdateCentreEventInput!) { updateCentreEvent(input: $input) { id name dateModified } }',
    ),
    idInput: 'id',
    version: { input: 'date_modified', source: 'dateModified' },
    inputs: [
      { name: 'id', source: 'id', kind: 'value', required: true },
      { name: 'name', source: 'name', kind: 'value' },
      { name: 'max_trainees', source: 'maxTrainees', kind: 'value' },
      { name: 'country_id', source: 'country.id', kind: 'id' },
      { name: 'training_centre_id', source: 'trainingCentre.id', kind: 'id', required: true },
      { name: 'allowed_countries', source: 'allowedCountries', kind: 'ids', sync: true },
      { name: 'photo', source: 'photo', kind: 'upload' },
      {
        name: 'trainers',
        source: 'trainers',
        kind: 'objects',
        sync: true,
        inputs: [
          { name: 'id', source: 'trainer.id', kind: 'id', required: true },
          { name: 'priority', source: 'priority', kind: 'value', required: true },
        ],
      },
      {
        name: 'agenda',
        source: 'agenda',
        kind: 'object',
        inputs: [
          { name: 'name', source: 'name', kind: 'value' },
          {
            name: 'sections',
            source: 'sections',
            kind: 'objects',
            inputs: [
              { name: 'name', source: 'name', kind: 'value', required: true },
              {
                name: 'items',
                source: 'items',
                kind: 'objects',
                inputs: [{ name: 'time_start', source: 'timeStart', kind: 'value' }],
              },
            ],
          },
        ],
      },
      {
        name: 'estimated_costs',
        source: 'estimatedCosts',
        kind: 'nested',
        idField: 'id',
        canDelete: true,
        inputs: [
          { name: 'name', source: 'name', kind: 'value', required: true },
          { name: 'cost_category_id', source: 'costCategory.id', kind: 'id', required: true },
        ],
        updateInputs: [
          { name: 'id', source: 'id', kind: 'value', required: true },
          { name: 'name', source: 'name', kind: 'value', required: true },
          { name: 'cost_category_id', source: 'costCategory.id', kind: 'id', required: true },
          { name: 'amount_exc_vat', source: 'amountExcVat', kind: 'value' },
        ],
      },
      {
        name: 'participant',
        source: 'participant',
        kind: 'connect',
        inputs: [
          { name: 'first_name', source: 'firstName', kind: 'value' },
          { name: 'country_id', source: 'country.id', kind: 'id' },
        ],
      },
    ],
  },
  delete: {
    field: 'deleteCentreEvent',
    idVariable: 'id',
    operation: parse('mutation DeleteEvent($id: ID!) { deleteCentreEvent(id: $id) { id } }'),
  },
};
