/** Statements that write most rows of a table: its indexes made anew cost less than an entry of each row in each of them. */
export const withoutIndexes = (table: string, statements: string): string => `
create temporary table indexes_of_${table} as
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = '${table}'::regclass and not indisunique;
do $$
  declare
    index_name text;
  begin
    for index_name in select name from indexes_of_${table} loop
      execute 'drop index ' || index_name;
    end loop;
  end $$;
${statements}
do $$
  declare
    index_definition text;
  begin
    for index_definition in select definition from indexes_of_${table} loop
      execute index_definition;
    end loop;
  end $$;
drop table indexes_of_${table};
analyze ${table};
`;
