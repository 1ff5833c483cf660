/** Of a path of the contract its root and its column, and what people read of both. */
export const factWords = `
create function fact_root(field text) returns text
  language sql immutable strict parallel safe
  return coalesce(substring(field from '^(.*)\\.[^.]+$'), '');
create function fact_name(field text) returns text
  language sql immutable strict parallel safe
  return substring(field from '[^.]+$');
create function fact_column(field text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(fact_name(field), '([A-Z])', '_\\1', 'g'));
create function fact_roots(fields text[]) returns text[]
  language sql immutable strict parallel safe
  begin atomic
    select coalesce(array_agg(fact_root(f.field) order by f.place), '{}') from unnest(fields) with ordinality as f(field, place);
  end;
create function fact_columns(fields text[]) returns text[]
  language sql immutable strict parallel safe
  begin atomic
    select coalesce(array_agg(fact_column(f.field) order by f.place), '{}') from unnest(fields) with ordinality as f(field, place);
  end;
create function fact_title(name text) returns text
  language sql immutable strict parallel safe
  return case name
    when 'trainingCentre' then 'Centre'
    when 'dateStart' then 'First day'
    when 'dateEnd' then 'Last day'
    when 'timeStart' then 'Begin'
    when 'timeEnd' then 'End'
    when 'trainerFMV' then 'Fair market value'
    else upper(left(name, 1)) || lower(regexp_replace(substr(name, 2), '([A-Z])', ' \\1', 'g')) end;
create function fact_label(field text, label text) returns text
  language sql immutable parallel safe
  return case
    when label <> '' and fact_name(field) in ('name', 'timeStart') then label
    when label <> '' then label || ', ' || lower(fact_title(fact_name(field)))
    when fact_root(field) like '%.trainers.trainer' and fact_name(field) = 'fullName' then 'Trainer'
    when fact_root(field) = 'centreEvent' then fact_title(fact_name(field))
    else fact_title(fact_name(fact_root(field))) || ', ' || lower(fact_title(fact_name(field))) end;
create function fact_words(value text, other text) returns text
  language sql immutable parallel safe
  return case
    when value ~ '^\\d{4}-\\d\\d-\\d\\d$' then to_char(value::date, 'FMDD Mon YYYY')
    when value ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d$' and left(value, 10) = left(coalesce(other, value), 10) then substr(value, 12, 5)
    when value ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d$' then to_char(value::timestamp, 'FMDD Mon, HH24:MI')
    when value = 'true' then 'yes'
    when value = 'false' then 'no'
    else value end;
create function event_document_fields() returns text[]
  language sql immutable parallel safe
  return array['centreEvent.name', 'centreEvent.dateStart', 'centreEvent.dateEnd', 'trainingCentre.name', 'centreEvent.trainers.trainer.fullName'];
create function centre_document_fields() returns text[]
  language sql immutable parallel safe
  return array['trainingCentre.name', 'trainingCentre.address', 'trainingCentre.city', 'trainingCentre.trainers.trainer.fullName'];
`;
