-- What employers ask candidates who apply, and what those have answered. Neither is searched.

alter table jobs
  add column questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array');

-- Each answer carries its question as it was asked.
alter table applications
  add column answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array');
