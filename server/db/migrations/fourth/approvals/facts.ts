/**
 * F1, defined once: what a document says, as the values are now, and the hash of that. `key` tells records of a list
 * apart, `place` is their order. What moves by every change, and what is sealed anew, is no fact. The functions are asked
 * instead of the views, because they keep their plans: to plan a view of so many roots takes longer than to read it.
 */
export const factViews = `
create view approved_document_facts as
  select r.document_id, b.field, r.key, fact_label(b.field, r.label) as label, r.place,
    nullif(r.record ->> b.name, '') as value, null::text as shown
  from approved_document_roots r
  join (select d.id as document_id, f.field, f.root, f.name
    from approved_documents d cross join unnest(d.bound_fields, d.bound_roots, d.bound_columns) as f(field, root, name)) b on b.document_id = r.document_id and b.root = r.root
  where jsonb_exists(r.record, b.name) and b.name not in ('date_modified', 'search_text', 'passport_number', 'passport_country_issue', 'passport_expiration_date')
  union all
  select d.id, 'centreEvent.agenda.sections.items.order', '', 'Order of the agenda', 0,
    string_agg(i.name, ' · ' order by s."order", s.id, i."order", i.id), null
  from approved_documents d join agendas a on a.centre_event_id = d.centre_event_id and a.kind = 'LIVE'
  join agenda_sections s on s.agenda_id = a.id join agenda_items i on i.agenda_section_id = s.id
  where 'centreEvent.agenda.sections.items' = any (d.bound_roots) group by d.id
  union all
  select d.id, 'template', '', 'Template', 0, t.id::text, t.name || ', version ' || t.version
  from approved_documents d join merge_templates t on t.id = d.template_id
  union all
  select d.id, 'file', '', 'File', 0, d.file_hash, d.file_name || ' (' || left(d.file_hash, 8) || ')'
  from approved_documents d where d.file_hash is not null;
create view approved_document_hashes as
  select f.document_id,
    encode(sha256(convert_to(string_agg(format('%L %L %L', f.field, f.key, f.value), chr(10) order by f.field collate "C", f.key collate "C"), 'UTF8')), 'hex') as hash
  from approved_document_facts f group by f.document_id;
`;

export const facts = `${factViews}
create function approved_document_hash(document bigint) returns text
  language plpgsql stable set plan_cache_mode = 'force_generic_plan'
  as $$
  begin
    return (select h.hash from approved_document_hashes h where h.document_id = document);
  end $$;
create function stale_documents() returns setof bigint
  language plpgsql stable rows 100
  as $$
  begin
    return query select d.id from approved_documents d left join approved_document_hashes h on h.document_id = d.id
      where d.date_approved is not null and d.date_withdrawn is null and d.deleted_at is null and d.field_hash is distinct from h.hash;
  end $$;
create function approved_document_kept(document bigint) returns jsonb
  language plpgsql stable set plan_cache_mode = 'force_generic_plan'
  as $$
  begin
    return (select jsonb_agg(to_jsonb(f) - 'document_id' order by f.field, f.place) from approved_document_facts f where f.document_id = document);
  end $$;
create function approved_document_changes(document bigint, kept_facts jsonb)
  returns table (field text, label text, before text, after text)
  language plpgsql stable rows 3 set plan_cache_mode = 'force_generic_plan'
  as $$
  begin
    return query with changed as (
      select coalesce(now.field, kept.field) as field, coalesce(now.label, kept.label) as label, coalesce(now.place, kept.place) as place,
        now.field is null or kept.field is null as is_whole,
        coalesce(kept.shown, fact_words(kept.value, now.value)) as before, coalesce(now.shown, fact_words(now.value, kept.value)) as after
      from (select f.* from approved_document_facts f where f.document_id = document) now
      full join jsonb_to_recordset(kept_facts) as kept(field text, key text, label text, place integer, value text, shown text)
        on kept.field = now.field and kept.key = now.key
      where now.value is distinct from kept.value
    )
    select c.field, c.label, c.before, c.after from changed c
    where c.field <> 'centreEvent.agenda.sections.items.order'
      or not exists (select from changed other where other.is_whole and other.field like 'centreEvent.agenda.sections.items.%')
    order by fact_root(c.field), c.place, c.field desc;
  end $$;
`;
