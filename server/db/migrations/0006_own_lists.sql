-- One's own lists, a page at a time: order, filter and numbers come from these indexes alone.

create index jobs_of_employer on jobs (employer_id, created_at desc, _id desc) include (status);
drop index jobs_employer;

create index applications_of_candidate on applications (candidate_id, created_at desc, _id desc)
  include (status);
drop index applications_candidate;
