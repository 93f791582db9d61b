-- The row of a file stays when its owner goes, and until its bytes are gone: what has no row is
-- found by nobody, and would lie in the store for ever.
alter table files alter column owner_id drop not null;
alter table files drop constraint files_owner_id_fkey;
alter table files add constraint files_owner_id_fkey
  foreign key (owner_id) references users (_id) on delete set null;

-- When it was set aside: from then on nobody finds it, and its bytes are about to be removed.
alter table files add column removed_at timestamptz(3);
create index files_removed on files (_id) where removed_at is not null;
