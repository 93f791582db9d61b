-- Rows for each table, which `npm run release:keep` puts into the dump of a release. A new table or a kind of value that
-- servers store differently gets its rows here. Accounts have the password 'a good password'.

insert into users
  (_id, user_type, first_name, last_name, email, email_confirmed_at, password_hash, is_admin, phone, location, resume_url, profile_image_url, leaves_at, language, has_templates, seen_at, created_at, updated_at, __v)
values
  ('0192f3a4-0000-7000-8000-000000000001', 'employer', 'Emre', 'Test', 'employer@example.com', '2026-11-01T09:00:00Z', 'scrypt$14$8$5$367c858250d74469ba063903261b3c96$2de6d011aeaad39d0eef4a34940dd0c60da87c30764450f45391289ae29e3ac6', true, '', 'İzmir', '', '', null, 'tr', true, '2026-11-28T09:00:00Z', '2026-11-01T09:00:00Z', '2026-11-01T09:00:00Z', 0),
  ('0192f3a4-0000-7000-8000-000000000002', 'candidate', 'Ceren', 'Çağlar', 'candidate@example.com', '2026-11-02T09:00:00Z', 'scrypt$14$8$5$367c858250d74469ba063903261b3c96$2de6d011aeaad39d0eef4a34940dd0c60da87c30764450f45391289ae29e3ac6', false, '555 0100', 'Ankara', '/api/uploads/resumes/0192f3a4-0000-7000-8000-000000000031/resume.pdf', '/api/uploads/images/0192f3a4-0000-7000-8000-000000000032', null, 'en', false, '2026-11-28T09:00:00Z', '2026-11-02T09:00:00Z', '2026-11-03T09:00:00Z', 1),
  ('0192f3a4-0000-7000-8000-000000000003', 'candidate', 'Deniz', 'Test', 'leaving@example.com', null, 'scrypt$14$8$5$367c858250d74469ba063903261b3c96$2de6d011aeaad39d0eef4a34940dd0c60da87c30764450f45391289ae29e3ac6', false, '', '', '', '', '2026-12-10T09:00:00Z', 'en', false, '2026-11-27T09:00:00Z', '2026-11-26T09:00:00Z', '2026-11-26T09:00:00Z', 0);

insert into employers (user_id, company_name, company_website, company_size, industry, company_description, created_at, updated_at, __v)
values ('0192f3a4-0000-7000-8000-000000000001', 'Example Logistics', 'https://example.com', '11-50', 'Logistics', 'Moves things.', '2026-11-01T09:00:00Z', '2026-11-01T09:00:00Z', 2);

insert into candidates (user_id, title, skills, experience_level, bio, education, experience, education_text, experience_text, created_at, updated_at, __v)
values
  ('0192f3a4-0000-7000-8000-000000000002', 'Clerk', '{Counting,"Forklift trucks"}', 'mid', 'Careful.', '[{"institution": "School", "degree": "A", "field": "B", "start_date": "2020-01", "end_date": "2021-02-03", "current": false}]', '[{"company": "C", "title": "D", "location": "E", "description": "F", "start_date": "2021-03", "end_date": "", "current": true}]', '', '', '2026-11-02T09:00:00Z', '2026-11-03T09:00:00Z', 1),
  ('0192f3a4-0000-7000-8000-000000000003', '', '{}', '', '', '[]', '[]', '', '', '2026-11-26T09:00:00Z', '2026-11-26T09:00:00Z', 0);

insert into sessions (_id, user_id, created_at, seen_at, verified_at, expires_at, user_agent, country)
values ('0192f3a4-0000-7000-8000-000000000041', '0192f3a4-0000-7000-8000-000000000002', '2026-11-28T08:00:00Z', '2026-11-28T09:00:00Z', '2026-11-28T08:00:00Z', '2026-12-28T08:00:00Z', 'Mozilla/5.0', 'TR');

insert into account_links (token_hash, purpose, user_id, email, created_at, expires_at, sent_at, used_at, wrong_codes)
values ('a-hash-of-a-link', 'confirm', '0192f3a4-0000-7000-8000-000000000003', 'leaving@example.com', '2026-11-28T09:00:00Z', '2026-12-28T09:00:00Z', null, null, 1);

insert into totp_factors (user_id, sealed_secret, confirmed_at, last_step)
values ('0192f3a4-0000-7000-8000-000000000003', 'a-sealed-secret', null, 0);

insert into passkeys (_id, user_id, credential_id, public_key, counter, transports, name, created_at, used_at)
values ('0192f3a4-0000-7000-8000-000000000042', '0192f3a4-0000-7000-8000-000000000003', 'AQ', 'a-public-key', 3, '{internal}', 'Phone', '2026-11-27T09:00:00Z', null);

insert into recovery_codes (user_id, code_hash) values ('0192f3a4-0000-7000-8000-000000000003', 'a-hash-of-a-code');

insert into webauthn_challenges (challenge_hash, purpose, user_id, expires_at)
values ('a-hash-of-a-challenge', 'login', null, '2026-12-28T09:00:00Z');

insert into known_clients (user_id, kind, hash, seen_at)
values ('0192f3a4-0000-7000-8000-000000000002', 'device', 'a-hash-of-a-device', '2026-11-28T09:00:00Z');

insert into idempotency_keys (account_id, key_hash, request_hash, reply, created_at)
values (null, 'a-hash-of-a-key', 'a-hash-of-a-request', '{"status":201,"body":"{}"}', '2026-11-28T09:00:00Z');

insert into jobs
  (_id, employer_id, title, company_name, location, description, requirements, responsibilities, job_type, experience_level, workplace, salary_min, salary_max, salary_currency, salary_period, hours_per_week, positions, start_date, application_deadline, contact_email, status, required_skills, benefits, questions, created_at, updated_at, published_at, removed_at, announce_closed_at, __v, place_city, place_region, place_country, place_words, place_codes, place_version)
values
  ('0192f3a4-0000-7000-8000-000000000011', '0192f3a4-0000-7000-8000-000000000001', 'Warehouse clerk', 'Example Logistics', 'Izmir', 'Receives goods and keeps the shelves in order.', 'Careful and on time.', 'Receiving, counting, shelving.', 'part_time', 'mid', 'hybrid', 17.5, 20, 'USD', 'hour', 30, 2, '2099-01-01', '2099-12-31', 'jobs@example.com', 'published', '{Counting}', '{Lunch}', '[{"_id": "0192f3a4-0000-7000-8000-000000000012", "kind": "choice", "text": "When?", "is_required": true, "options": ["Now", "Later"]}]', '2026-11-10T09:00:00Z', '2026-11-10T09:00:00Z', '2026-11-10T09:00:00Z', null, null, 1, 'İzmir', 'İzmir', 'TR', 'Izmir İzmir Turkey Türkiye', '{tr}', 1),
  ('0192f3a4-0000-7000-8000-000000000013', '0192f3a4-0000-7000-8000-000000000001', 'Muhasebe uzmanı', 'Örnek Lojistik', '', 'Defterleri tutar.', '', '', 'full_time', 'not_specified', 'remote', 0, 0, 'TRY', 'month', 0, 0, null, null, '', 'closed', '{}', '{}', '[]', '2026-11-11T09:00:00Z', '2026-11-20T09:00:00Z', '2026-11-11T09:00:00Z', null, '2026-11-20T09:01:00Z', 2, null, null, null, '', '{}', 1),
  ('0192f3a4-0000-7000-8000-000000000014', '0192f3a4-0000-7000-8000-000000000001', 'A draft', '', '', '', '', '', 'full_time', 'entry', 'on_site', 0, 0, 'USD', 'year', 0, 0, null, null, '', 'draft', '{}', '{}', '[]', '2026-11-12T09:00:00Z', '2026-11-12T09:00:00Z', null, null, null, 0, null, null, null, '', '{}', 0);

insert into search_terms (kind, label, place, start, jobs) values ('title', 'Warehouse clerk', 1, 'warehouse clerk', 1);

insert into search_vocabulary (word, jobs, titles, places) values ('warehouse', 1, 1, 0);

insert into files (_id, owner_id, kind, name, type, bytes, created_at, removed_at)
values
  ('0192f3a4-0000-7000-8000-000000000031', '0192f3a4-0000-7000-8000-000000000002', 'resume', 'resume.pdf', 'application/pdf', 12, '2026-11-03T09:00:00Z', null),
  ('0192f3a4-0000-7000-8000-000000000032', '0192f3a4-0000-7000-8000-000000000002', 'image', 'me.webp', 'image/webp', 12, '2026-11-03T09:00:00Z', null),
  ('0192f3a4-0000-7000-8000-000000000033', '0192f3a4-0000-7000-8000-000000000002', 'export', 'meydan.zip', 'application/zip', 12, '2026-11-28T09:00:00Z', null);

insert into file_rounds (began_at, after_id, due_at) values ('2026-11-28T09:00:00Z', null, '2026-12-28T09:00:00Z');

insert into applications
  (_id, job_id, candidate_id, cover_letter, resume_url, resume_file_id, phone, availability, additional_questions, answers, status, contact_email, contact_phone, interview_date, created_at, last_updated, opened_at, withdrawn_at, announced_status, announced_at, announce_at, profile, held_at, rating, labels, __v)
values
  ('0192f3a4-0000-7000-8000-000000000021', '0192f3a4-0000-7000-8000-000000000011', '0192f3a4-0000-7000-8000-000000000002', 'I would like to work here.', '/api/uploads/resumes/0192f3a4-0000-7000-8000-000000000031/resume.pdf', '0192f3a4-0000-7000-8000-000000000031', '555 0100', 'Now', 'None', '[{"question": "0192f3a4-0000-7000-8000-000000000012", "text": "When?", "value": "Later"}]', 'interview', 'candidate@example.com', '555 0100', '2099-05-01T09:30:00Z', '2026-11-12T09:00:00Z', '2026-11-14T09:00:00Z', '2026-11-13T09:00:00Z', null, 'interview', '2026-11-14T09:01:00Z', null, '{"title": "Clerk", "location": "Ankara"}', '2026-11-14T09:00:00Z', 4, '{"Night shift"}', 3),
  ('0192f3a4-0000-7000-8000-000000000022', '0192f3a4-0000-7000-8000-000000000013', '0192f3a4-0000-7000-8000-000000000002', '', 'https://cv.example/me.pdf', null, '', '', '', '[]', 'pending', '', '', null, '2026-11-12T09:00:00Z', null, null, '2026-11-15T09:00:00Z', 'pending', null, null, null, null, null, '{}', 0);

insert into consents (_id, user_id, purpose, version, language, created_at, taken_back_at, application_id)
values
  ('0192f3a4-0000-7000-8000-000000000051', '0192f3a4-0000-7000-8000-000000000002', 'terms', '2026-11-01', 'en', '2026-11-02T09:00:00Z', null, null),
  ('0192f3a4-0000-7000-8000-000000000052', '0192f3a4-0000-7000-8000-000000000002', 'profile', '', 'en', '2026-11-12T09:00:00Z', null, '0192f3a4-0000-7000-8000-000000000021');

insert into application_events (_id, application_id, kind, audience, from_status, to_status, data, actor_id, batch_id, created_at)
values
  ('0192f3a4-0000-7000-8000-000000000061', '0192f3a4-0000-7000-8000-000000000021', 'status', 'both', 'pending', 'interview', '{}', '0192f3a4-0000-7000-8000-000000000001', '0192f3a4-0000-7000-8000-000000000062', '2026-11-14T09:00:00Z'),
  ('0192f3a4-0000-7000-8000-000000000063', '0192f3a4-0000-7000-8000-000000000022', 'withdrawn', 'both', null, null, '{}', '0192f3a4-0000-7000-8000-000000000002', null, '2026-11-15T09:00:00Z');

insert into interviews (application_id, starts_at, duration_minutes, time_zone, place, link, note, sequence, state, answer, answer_note, answered_at, set_at, announced, announced_at, kept_answer, cancelled_by, reminded_at)
values ('0192f3a4-0000-7000-8000-000000000021', '2099-05-01T09:30:00Z', 45, 'Europe/Istanbul', 'Room 1', 'https://meet.example/1', 'Ring twice.', 1, 'set', 'confirmed', 'With pleasure', '2026-11-15T09:00:00Z', '2026-11-14T09:00:00Z', null, null, null, null, null);

insert into application_notes (_id, application_id, author_id, body, created_at, updated_at, __v)
values ('0192f3a4-0000-7000-8000-000000000064', '0192f3a4-0000-7000-8000-000000000021', '0192f3a4-0000-7000-8000-000000000001', 'Called.', '2026-11-13T09:00:00Z', null, 0);

insert into application_messages (_id, application_id, author_id, side, body, event_id, created_at, sent_at, recalled_at, read_at)
values
  ('0192f3a4-0000-7000-8000-000000000065', '0192f3a4-0000-7000-8000-000000000021', '0192f3a4-0000-7000-8000-000000000001', 'employer', 'We would like to meet you.', '0192f3a4-0000-7000-8000-000000000061', '2026-11-14T09:00:00Z', '2026-11-14T09:01:00Z', null, '2026-11-14T10:00:00Z'),
  ('0192f3a4-0000-7000-8000-000000000066', '0192f3a4-0000-7000-8000-000000000021', '0192f3a4-0000-7000-8000-000000000002', 'candidate', 'With pleasure.', null, '2026-11-15T09:00:00Z', '2026-11-15T09:00:00Z', null, null);

insert into message_templates (_id, employer_id, kind, language, name, body, created_at, updated_at)
values ('0192f3a4-0000-7000-8000-000000000067', '0192f3a4-0000-7000-8000-000000000001', 'offer', 'tr', 'Teklif', 'Merhaba {name}', '2026-11-01T09:00:00Z', '2026-11-01T09:00:00Z');

insert into mails (_id, user_id, is_daily, created_at, due_at, attempts, claimed_until, handed_over_at, sent_at, failed_at, error, letter, letter_to)
values ('0192f3a4-0000-7000-8000-000000000071', '0192f3a4-0000-7000-8000-000000000002', false, '2026-11-14T09:01:00Z', '2026-11-14T09:01:00Z', 1, '2026-11-14T09:03:00Z', '2026-11-14T09:01:00Z', '2026-11-14T09:01:00Z', null, '', null, null);

insert into notifications (_id, user_id, kind, application_id, job_id, facts, dedupe_key, created_at, read_at, mail_id)
values ('0192f3a4-0000-7000-8000-000000000072', '0192f3a4-0000-7000-8000-000000000002', 'application_status', '0192f3a4-0000-7000-8000-000000000021', '0192f3a4-0000-7000-8000-000000000011', '{"status": "interview"}', 'once', '2026-11-14T09:01:00Z', null, '0192f3a4-0000-7000-8000-000000000071');

insert into notification_preferences (user_id, kind, mode) values ('0192f3a4-0000-7000-8000-000000000002', 'message', 'daily');

insert into messages (_id, name, email, subject, body, created_at, updated_at, __v)
values ('0192f3a4-0000-7000-8000-000000000073', 'Ada', 'ada@example.com', 'Hello', 'How does it work?', '2026-11-16T09:00:00Z', '2026-11-16T09:00:00Z', 0);

insert into audit_log (_id, created_at, actor_id, action, entity, record_id, subject_id, content)
values ('0192f3a4-0000-7000-8000-000000000074', '2026-11-17T09:00:00Z', null, 'grant', 'users', '0192f3a4-0000-7000-8000-000000000001', '0192f3a4-0000-7000-8000-000000000001', 'a-sealed-content');

insert into audit_keys (subject_id, key) values ('0192f3a4-0000-7000-8000-000000000001', 'a-key');

insert into deletions (record_id, entity, label, total, shell_id, started_at, claims, claimed_until)
values ('0192f3a4-0000-7000-8000-000000000081', 'users', 'gone@example.com', 1, null, '2026-11-28T09:00:00Z', 1, '2026-11-28T09:01:00Z');

insert into erasures (account_id, leaves_shells, erased_at)
values ('0192f3a4-0000-7000-8000-000000000081', false, '2026-11-28T09:00:00Z');

insert into erasure_rounds (read_day, due_at) values ('2026-11-28', '2026-12-28T09:00:00Z');

insert into exports (_id, user_id, requested_at, language, attempts, claimed_until, file_id, ready_at, bytes, failed_at, expires_at)
values ('0192f3a4-0000-7000-8000-000000000082', '0192f3a4-0000-7000-8000-000000000002', '2026-11-28T09:00:00Z', 'en', 1, '2026-11-28T09:02:00Z', '0192f3a4-0000-7000-8000-000000000033', '2026-11-28T09:01:00Z', 12, null, '2026-12-05T09:01:00Z');

-- The data key, sealed for the secret that tests use.
insert into installation (key, value)
values ('data_key', 'M9bDqnlna7G-6Dwrt4KEGO1dHWwPk7GyPz9DaM5qbqWln8RvvVL4WyQyZzuFP0CQi8saFUNPnqHYgZeK3SkkmL7U24yniRg');

insert into backup_rounds (due_at, claimed_until, claim) values ('2026-12-28T09:00:00Z', '2026-11-28T09:15:00Z', '0192f3a4-0000-7000-8000-000000000090');

insert into site_notices (_id, text_en, text_tr, is_read_only, starts_at, ends_at)
values ('0192f3a4-0000-7000-8000-000000000083', 'Moving', 'Taşınıyor', false, '2026-11-28T09:00:00Z', '2026-11-28T10:00:00Z');
