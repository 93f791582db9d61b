import { userSchema } from '#src/contract/accounts/user.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import {
  candidateInputSchema,
  companyNameInputSchema,
  employerInputSchema,
  personalInputSchema,
  profileSchema,
} from './profile.ts';

/** Resources that contain a candidate's name. */
const NAMED_IN = ['applications', 'interviews', 'notifications'] as const;

/** Rule PROFILE-7. */
export const getProfile = {
  method: 'GET',
  path: '/api/users/profile',
  callers: 'user',
  reads: 'profile',
  reply: profileSchema,
} satisfies Endpoint;

export const updateProfile = {
  method: 'PUT',
  path: '/api/users/profile',
  callers: 'user',
  touches: ['profile', 'session', 'jobs', 'job-lists', 'similar-jobs', 'own-jobs', ...NAMED_IN],
  body: personalInputSchema,
  reply: userSchema,
} satisfies Endpoint;

export const updateEmployerProfile = {
  method: 'PUT',
  path: '/api/users/profile/employer',
  callers: 'employer',
  touches: ['profile', 'session', 'jobs', 'job-lists', 'similar-jobs', 'own-jobs'],
  body: employerInputSchema,
  reply: profileSchema,
} satisfies Endpoint;

export const updateCandidateProfile = {
  method: 'PUT',
  path: '/api/users/profile/candidate',
  callers: 'candidate',
  touches: ['profile', 'session', 'job-lists', 'own-jobs', ...NAMED_IN],
  body: candidateInputSchema,
  reply: profileSchema,
} satisfies Endpoint;

export const updateCompanyName = {
  method: 'PUT',
  path: '/api/profile/employer',
  callers: 'employer',
  touches: ['profile', 'jobs', 'job-lists', 'similar-jobs', 'own-jobs'],
  body: companyNameInputSchema,
  reply: profileSchema,
} satisfies Endpoint;
