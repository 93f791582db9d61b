-- A search of a hundred words took a second: no more than the first eight different ones count.

create function first_words(folded text) returns text[]
language sql immutable strict parallel safe
return array(
  select word
  from regexp_split_to_table(folded, '\s+') with ordinality as split(word, place)
  where word <> ''
  group by word
  order by min(place)
  limit 8
);

create or replace function search_query(value text) returns tsquery
language sql immutable strict parallel safe
return (
  select case when numnode(query) > 0 then query end
  from (
    select to_tsquery('simple', string_agg('''' || word || ''':*', ' & ')) as query
    from unnest(first_words(search_words(value))) as word
  ) as queries
);
