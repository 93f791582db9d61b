-- Pictures are drawn anew when they come; those that came before are when the server sweeps its files.

-- Whether nothing is left of the picture but its pixels. Until then it is not given out.
alter table files add column redrawn boolean not null default false;
create index files_not_redrawn on files (_id) where kind = 'image' and not redrawn and removed_at is null;

-- A picture on another site tells that site who looks at it. Where a whole address names an upload of the
-- account's own, its path stays.
update users set profile_image_url = coalesce(
  (
    select substring(users.profile_image_url from '/api/uploads/images/[0-9a-f-]{36}[.][a-z]+')
    from files
    where files.owner_id = users._id and files.kind = 'image'
      and position('/api/uploads/images/' || files._id::text || '.' in users.profile_image_url) > 0
  ),
  ''
)
where profile_image_url <> '' and profile_image_url !~ '^/api/uploads/images/[0-9a-f-]{36}[.][a-z]+$';
alter table users add constraint users_own_picture check (
  profile_image_url = '' or profile_image_url like '/api/uploads/images/%'
);
